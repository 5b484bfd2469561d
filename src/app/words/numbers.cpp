#include "app/words/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

namespace kt {
namespace {

constexpr double kSecondsAYear = 365.25 * 24 * 3600;
constexpr double kAgeOfTheUniverse = 13.8e9 * kSecondsAYear;
constexpr double kFractionsEnd = 100;  // from here on only powers of ten, because more is not known
constexpr int kTickDigits = 4;

// A positive number with so many significant digits. At the edges, the logarithm alone might be a power of ten off.
Rounded rounded(double number, int digits) {
  int exponent = static_cast<int>(std::floor(std::log10(number))) - digits + 1;
  const auto significant = [&] { return static_cast<std::uint64_t>(std::llround(number / std::pow(10.0, exponent))); };
  const std::uint64_t end = std::llround(std::pow(10.0, digits));
  if (significant() >= end) ++exponent;
  if (significant() < end / 10) --exponent;
  return {significant(), exponent};
}

Rounded in_tenths(double number) { return {static_cast<std::uint64_t>(std::llround(number * 10)), -1}; }

constexpr const char kVisits[] = "{0, plural, one {# visit} other {# visits}}";

Message years_in_words(const Rounded& years) { return {"{0, plural, one {# year} other {# years}}", years}; }

}  // namespace

Message ordinal(std::uint64_t number) {
  return {"{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", number};
}

Message visits_in_words(std::uint64_t visits) { return {kVisits, visits}; }

Rounded three_digits(double number, NumberForm form) {
  if (!(number > 0)) return {};
  Rounded result = number < 9.95 ? in_tenths(number) : rounded(number, number < 99.5 ? 2 : 3);
  result.form = form;
  return result;
}

Message percentage(std::uint64_t part, std::uint64_t whole) {
  const double share = static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(whole, 1));
  auto units = part < whole ? std::min<std::int64_t>(static_cast<std::int64_t>(share * 10'000), 9999) : 10'000;
  int places = 2;
  for (; places > 0 && units % 10 == 0; --places) units /= 10;
  return {"{0}%", Decimal{units, places}};
}

Message describe_duration(double seconds) {
  constexpr std::array<double, 6> kUnits = {1e-3, 1, 60, 3600, 24 * 3600, kSecondsAYear};
  if (!(seconds >= kUnits.front())) return {"less than a millisecond"};
  seconds = std::min(seconds, std::numeric_limits<double>::max());
  std::size_t unit = kUnits.size() - 1;
  // The first unit whose successor would be larger after rounding.
  for (std::size_t i = 0; i + 1 < kUnits.size(); ++i) {
    if (std::round(seconds / kUnits[i]) * kUnits[i] >= kUnits[i + 1]) continue;
    unit = i;
    break;
  }
  const double exact = seconds / kUnits[unit];
  const std::uint64_t count = std::llround(std::min(exact, 1e6));
  switch (unit) {
    case 0: return {"{0, plural, one {# millisecond} other {# milliseconds}}", count};
    case 1: return {"{0, plural, one {# second} other {# seconds}}", count};
    case 2: return {"{0, plural, one {# minute} other {# minutes}}", count};
    case 3: return {"{0, plural, one {# hour} other {# hours}}", count};
    case 4: return {"{0, plural, one {# day} other {# days}}", count};
    default: break;
  }
  return years_in_words(exact < 99.5 ? Rounded{count} : rounded(exact, 2));
}

Rounded rounded_number(double log10) {
  if (!(log10 > -kFractionsEnd)) return {};
  if (log10 >= kFractionsEnd) return {1, static_cast<int>(std::lround(log10))};
  const double number = std::pow(10.0, log10);
  return number < 999.5 ? Rounded{static_cast<std::uint64_t>(std::lround(number))} : rounded(number, 2);
}

Message rounded_visits(double log10) { return {kVisits, rounded_number(log10)}; }

Message describe_wait(double log10_seconds) {
  const double log10_years = log10_seconds - std::log10(kSecondsAYear);
  const double log10_ages = log10_seconds - std::log10(kAgeOfTheUniverse);
  if (!(log10_years >= 6)) return describe_duration(std::pow(10.0, log10_seconds));
  if (log10_ages < 0) return years_in_words(rounded_number(log10_years));
  if (std::round(std::pow(10.0, log10_ages)) == 1) return {"the age of the universe"};
  return {"{0} times the age of the universe", rounded_number(log10_ages)};
}

std::span<const WaitLandmark> wait_landmarks() {
  static constexpr WaitLandmark kLandmarks[] = {
      {0, "1 s"}, {4.94, "a day"}, {9.40, "a lifetime"}, {17.64, "the universe"}};
  return kLandmarks;
}

Rounded short_count(std::uint64_t count) {
  Rounded number{count, 0, NumberForm::brief};
  if (count < 10'000) return number;
  constexpr std::uint64_t kEnd = 1000;  // three digits
  for (; number.digits >= kEnd; ++number.exponent) number.digits /= 10;
  return number;
}

Rounded short_number(double number, NumberForm form) {
  if (!(number > 0)) return {};
  Rounded result = number < 10 ? in_tenths(number) : rounded(number, kTickDigits);
  result.form = form;
  return result;
}

}  // namespace kt
