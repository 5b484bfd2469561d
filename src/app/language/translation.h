// The catalogue of a language, and formatting messages with it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "app/language/language.h"
#include "core/basics/message.h"

namespace kt {

class Translation {
 public:
  Translation() = default;  // English
  // `catalogue`: ids and their patterns, one after the other, each ended by a line feed, as assets/languages.mjs and
  // the page write it.
  Translation(const Locale& locale, std::string_view catalogue);

  const Locale& locale() const { return *locale_; }
  // The pattern in this language; the id, which is English, if the catalogue lacks it.
  const std::string& pattern(std::string_view id) const;
  // The same for "Name###id"; keeps the Dear ImGui id.
  const std::string& label(std::string_view name_and_id) const;
  std::string format(const Message& message) const;
  std::string format(std::uint64_t number) const { return grouped(number, *locale_); }
  std::string format(Decimal number) const;
  // "1.7 million", "170万"; from 10^15 on "4.1 x 10^21", whose exponent the view raises.
  std::string format(const Rounded& number) const;
  PluralCategory plural_of(const Rounded& number) const;

 private:
  const Locale* locale_ = &locales().front();
  mutable std::map<std::string, std::string, std::less<>> patterns_;  // includes missing ids that were requested
};

// For authors of programs and lessons.
inline std::string in_english(const Message& message) { return Translation().format(message); }
inline std::string in_english(std::uint64_t number) { return Translation().format(number); }
inline std::string in_english(const Rounded& number) { return Translation().format(number); }

}  // namespace kt
