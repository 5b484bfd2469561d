// Parses decimal numbers.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace kt {

// The number, if all of `text` is one within the range of T: no sign, no blanks, nothing after it.
template <typename T = int>
std::optional<T> parse_number(std::string_view text) {
  T value = 0;
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace kt
