// Folder `language`: in which words it is said.
//
// The layers below and the folders of the app make Messages (core/basics/message.h), which have no language. Who shows
// them, the view and the command `kt`, says them with say.h in one of the languages here. English is what the messages
// are written in; each of the others has a catalogue (assets/languages), which a page brings when it is chosen.
//
// May know: basics. Begin with say().
//
// This file: the languages, and their rules for numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kt {

// As Unicode's CLDR has them: its names are those of the cases in a pattern.
enum class PluralCategory : std::uint8_t { zero, one, two, few, many, other };
std::string_view to_string(PluralCategory category);

// A power of ten that has a word. The words begin with a space where the language has one.
struct ScaleStep {
  int exponent;
  std::string_view one, other;  // " million", " millions"; empty where only brief numbers are counted in it
  std::string_view brief;
};

struct Locale {
  std::string_view id;         // as in BCP 47
  std::string_view name;       // in itself
  std::string_view thousands;  // what separates them
  std::string_view point;      // of a decimal fraction
  PluralCategory (*plural)(std::uint64_t number);
  PluralCategory (*ordinal)(std::uint64_t number);
  std::span<const ScaleStep> scale;  // ascending
  bool lowers_clauses = true;  // a sentence within another one begins with a small letter
  std::size_t ungrouped = 3;   // numbers of at most so many digits have no separators
};

// English first.
std::span<const Locale> locales();
const Locale* find_locale(std::string_view id);

// 8250733 as "8,250,733" in English.
std::string grouped(std::uint64_t number, const Locale& locale);

}  // namespace kt
