// A piece of somebody's input, as an error sentence repeats it: in quotes, and not longer than is of use.
#pragma once

#include <string>
#include <string_view>

namespace kt {

inline std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;  // bytes
  if (text.size() <= kLongest) return "'" + std::string(text) + "'";
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not inside a UTF-8 character
  return "'" + std::string(text.substr(0, end)) + "...'";
}

}  // namespace kt
