#include "app/language/language.h"

#include <array>
#include <utility>

#include "core/basics/find_row.h"

namespace kt {
namespace {

using enum PluralCategory;

PluralCategory always_other(std::uint64_t) { return other; }
PluralCategory one_if_1(std::uint64_t n) { return n == 1 ? one : other; }
PluralCategory one_below_2(std::uint64_t n) { return n < 2 ? one : other; }

PluralCategory english_ordinal(std::uint64_t n) {
  if (n % 100 / 10 == 1) return other;
  constexpr std::array<PluralCategory, 4> kByLastDigit = {other, one, two, few};
  return n % 10 < kByLastDigit.size() ? kByLastDigit[n % 10] : other;
}

constexpr ScaleStep kEnglishScale[] = {{3, "", "", "k"},
                                       {6, " million", " million", "M"},
                                       {9, " billion", " billion", "bn"},
                                       {12, " trillion", " trillion", "tn"}};
constexpr ScaleStep kGermanScale[] = {{3, "", "", " Tsd."},
                                      {6, " Mio.", " Mio.", " Mio."},
                                      {9, " Mrd.", " Mrd.", " Mrd."},
                                      {12, " Bio.", " Bio.", " Bio."}};
// 33 000 milliards: few readers know the French billion, 10^12.
constexpr ScaleStep kFrenchScale[] = {
    {3, "", "", " k"}, {6, " million", " millions", " M"}, {9, " milliard", " milliards", " Md"}};
// 1700 millones: Spanish has no common word for 10^9.
constexpr ScaleStep kSpanishScale[] = {
    {3, "", "", " mil"}, {6, " millón", " millones", " M"}, {12, " billón", " billones", " bill."}};
constexpr ScaleStep kPortugueseScale[] = {{3, "", "", " mil"},
                                          {6, " milhão", " milhões", " mi"},
                                          {9, " bilhão", " bilhões", " bi"},
                                          {12, " trilhão", " trilhões", " tri"}};
constexpr ScaleStep kChineseScale[] = {{4, "万", "万", "万"}, {8, "亿", "亿", "亿"}, {12, "万亿", "万亿", "万亿"}};

constexpr std::string_view kNarrowSpace = "\u202f";
constexpr std::array<Locale, 6> kLocales = {{
    {"en", "English", ",", ".", one_if_1, english_ordinal, kEnglishScale},
    {"de", "Deutsch", ".", ",", one_if_1, always_other, kGermanScale},
    {"fr", "Français", kNarrowSpace, ",", one_below_2, one_if_1, kFrenchScale},
    {"es", "Español", kNarrowSpace, ",", one_if_1, always_other, kSpanishScale, true, 4},
    {"pt", "Português", ".", ",", one_below_2, always_other, kPortugueseScale},
    {"zh", "简体中文", ",", ".", always_other, always_other, kChineseScale},
}};

}  // namespace

std::string_view to_string(PluralCategory category) {
  constexpr std::array<std::string_view, 6> kNames = {"zero", "one", "two", "few", "many", "other"};
  return kNames[std::to_underlying(category)];
}

std::span<const Locale> locales() { return kLocales; }

const Locale* find_locale(std::string_view id) { return find_row(kLocales, id); }

std::string grouped(std::uint64_t number, const Locale& locale) {
  std::string digits = std::to_string(number);
  if (digits.size() <= locale.ungrouped) return digits;
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, locale.thousands);
  }
  return digits;
}

}  // namespace kt
