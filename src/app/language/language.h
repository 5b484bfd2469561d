// Module `language`: translates messages.
//
// The core and the app make Messages (core/basics/message.h), which do not depend on a language. The view and the
// command `kt` translate them with say.h. The messages are written in English. Every other language has a catalogue
// (assets/languages), which a page loads when it is chosen.
//
// May know: basics. Begin with say().
//
// This file has the languages, and their rules for numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kt {

// The plural categories of Unicode's CLDR; patterns use these names.
enum class PluralCategory : std::uint8_t { zero, one, two, few, many, other };
std::string_view to_string(PluralCategory category);

// A power of ten that has a word. The words begin with a space if the language uses one.
struct ScaleStep {
  int exponent;
  std::string_view one, other;  // " million", " millions"; empty if only brief numbers use it
  std::string_view brief;
};

struct Locale {
  std::string_view id;         // BCP 47 tag
  std::string_view name;       // in the language itself
  std::string_view thousands;  // the thousands separator
  std::string_view point;      // the decimal point
  PluralCategory (*plural)(std::uint64_t number);
  PluralCategory (*ordinal)(std::uint64_t number);
  std::span<const ScaleStep> scale;  // ascending
  bool lowers_clauses = true;        // a sentence inside another one begins with a small letter
  std::size_t ungrouped = 3;         // numbers of at most so many digits have no separators
};

// English first.
std::span<const Locale> locales();
const Locale* find_locale(std::string_view id);

// 8250733 as "8,250,733" in English.
std::string grouped(std::uint64_t number, const Locale& locale);

}  // namespace kt
