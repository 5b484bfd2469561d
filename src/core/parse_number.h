// Numbers as people write them.
#pragma once

#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace kt {

// The whole of `text` as a plain decimal number: no sign, no blanks, nothing behind it, and within the range of T.
template <typename T = int>
std::optional<T> parse_number(std::string_view text) {
  T value = 0;
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// A decimal number, such as "0.25" or "1e9", and nothing else; null for anything else. (libc++ has no from_chars for
// it.)
inline std::optional<double> parse_decimal(std::string_view text) {
  const std::string digits(text.substr(0, 64));
  char* end = nullptr;
  const double number = std::strtod(digits.c_str(), &end);
  const bool is_number = !digits.empty() && digits.find_first_not_of("0123456789.eE+-") == std::string::npos &&
                         end == digits.c_str() + digits.size();
  return is_number ? std::optional(number) : std::nullopt;
}

}  // namespace kt
