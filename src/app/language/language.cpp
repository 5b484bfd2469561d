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

constexpr std::string_view kNarrowSpace = "\u202f";
constexpr std::array<Locale, 6> kLocales = {{
    {"en", "English", ",", ".", one_if_1, english_ordinal},
    {"de", "Deutsch", ".", ",", one_if_1, always_other},
    {"fr", "Français", kNarrowSpace, ",", one_below_2, one_if_1},
    {"es", "Español", kNarrowSpace, ",", one_if_1, always_other, true, 4},
    {"pt", "Português", ".", ",", one_below_2, always_other},
    {"zh", "简体中文", ",", ".", always_other, always_other},
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
