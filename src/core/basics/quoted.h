// Quotes the user's input in an error sentence, shortened if it is long.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace kt {

// Control characters, which could break the sentence in two, become question marks.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;  // bytes
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // whole UTF-8
  std::string shown(text.substr(0, end));
  std::ranges::replace_if(
      shown, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
  return "'" + shown + (end < text.size() ? "...'" : "'");
}

}  // namespace kt
