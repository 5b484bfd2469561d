// Quotes the user's input in an error sentence, shortened if it is long.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "core/basics/utf8.h"

namespace kt {

// Control characters, which could break the sentence in two, become question marks.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;  // bytes
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && continues_letter(text[end])) --end;
  std::string shown(text.substr(0, end));
  std::ranges::replace_if(
      shown, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
  return "'" + shown + (end < text.size() ? "...'" : "'");
}

}  // namespace kt
