// Texts in UTF-8, letter by letter. A letter is a code point.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kt {

// Whether a letter began before this byte.
constexpr bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

inline std::size_t count_letters(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues_letter));
}

// The length in bytes, 1 to 4, of the letter with which the text begins; 0 if it is not UTF-8. Precondition: the text
// is not empty.
inline std::size_t letter_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                             : (first & 0xF0) == 0xE0        ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  if (length == 0 || text.size() < length) return 0;
  if (!std::ranges::all_of(text.substr(1, length - 1), continues_letter)) return 0;
  const bool is_overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
  const bool is_surrogate = first == 0xED && byte(1) >= 0xA0, is_beyond = first == 0xF4 && byte(1) >= 0x90;
  return is_overlong || is_surrogate || is_beyond ? 0 : length;
}

}  // namespace kt
