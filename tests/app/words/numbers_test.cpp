#include "app/words/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "app/approved.h"
#include "app/in_english.h"
#include "app/language/catalogues.h"

namespace kt {
namespace {

constexpr double kYear = 365.25 * 24 * 3600;

// FUNCTION NUMBER [UNIT]
std::string in_words(const std::string& situation) {
  std::istringstream words(situation);
  std::string function, text, unit;
  words >> function >> text >> unit;
  double number = std::stod(text);
  if (unit == "days") number *= 24 * 3600;
  if (unit == "years") number *= kYear;
  if (function == "ordinal") return in_english(ordinal(std::llround(number)));
  if (function == "three_digits") return in_english(three_digits(number));
  if (function == "duration") return in_english(describe_duration(number));
  if (function == "wait") return in_english(describe_wait(std::log10(number)));
  if (function == "wait_log10") return in_english(describe_wait(number));
  if (function == "rounded") return in_english(rounded_number(std::log10(number)));
  if (function == "rounded_log10") return in_english(rounded_number(number));
  if (function == "visits") return in_english(rounded_visits(std::log10(number)));
  if (function == "count") return in_english(short_count(text == "2^64-1" ? UINT64_MAX : std::llround(number)));
  if (function == "tick") return in_english(short_number(number));
  return in_english(short_number(number, NumberForm::thousands));
}

TEST(Numbers, AreApproved) { expect_approved("numbers", in_words); }

TEST(Numbers, APercentageIsAllOnlyWhereItIs) {
  const auto said = [](std::uint64_t part, std::uint64_t whole) { return in_english(percentage(part, whole)); };
  EXPECT_EQ(said(8'250'669, 8'250'733), "99.99%");
  EXPECT_EQ(said(8'250'733, 8'250'733), "100%");
  EXPECT_EQ(said(9'007'199'254'740'991, 9'007'199'254'740'992), "99.99%");
  EXPECT_EQ(said(0, 64), "0%");
  EXPECT_EQ(said(1, 8), "12.5%");
}

TEST(Numbers, WritePowersOfTenExactly) {
  for (int exponent = 15; exponent <= 308; ++exponent) {
    const double power = std::stod("1e" + std::to_string(exponent));
    EXPECT_EQ(short_number(power), (Rounded{1000, exponent - 3, NumberForm::brief}));
    EXPECT_EQ(short_number(power * 1.5), (Rounded{1500, exponent - 3, NumberForm::brief}));
  }
}

// Each language counts large numbers in its own steps.
TEST(Numbers, AreApprovedInEachLanguage) {
  expect_approved("numbers_in_languages", [](const std::string& situation) {
    const double number = std::stod(situation);
    std::string lines;
    for (const Locale& locale : locales()) {
      // Without a font for Chinese there is no catalogue, so it has none here.
      const Translation language(locale, locale.id == "zh" ? "" : catalogue_of(locale));
      lines += std::string(locale.id) + ": " + language.format(three_digits(number)) + ", " +
               language.format(short_count(std::llround(std::min(number, 1e18))));
      if (locale.id != "zh") lines += ", " + language.format(rounded_visits(std::log10(number)));
      lines += "\n";
    }
    return lines;
  });
}

}  // namespace
}  // namespace kt
