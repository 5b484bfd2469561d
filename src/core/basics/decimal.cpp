#include "core/basics/decimal.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace kt {
namespace {

constexpr std::uint64_t kMaxExactWhole = 999'999'999'999'999;  // whole numbers up to here are exact
constexpr int kMaxExactPower = 22;                             // powers of ten up to here are exact
constexpr double kPowers[kMaxExactPower + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                                1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Removes the digits at the front of `text` and returns them.
std::string_view take_digits(std::string_view& text) {
  const auto end = std::ranges::find_if_not(text, is_digit);
  const auto digits = text.substr(0, end - text.begin());
  text.remove_prefix(digits.size());
  return digits;
}

bool take(std::string_view& text, std::string_view any_of) {
  if (text.empty() || any_of.find(text.front()) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

double scaled(double number, int exponent) {
  for (; exponent > kMaxExactPower; exponent -= kMaxExactPower) number *= kPowers[kMaxExactPower];
  for (; exponent < -kMaxExactPower; exponent += kMaxExactPower) number /= kPowers[kMaxExactPower];
  return exponent < 0 ? number / kPowers[-exponent] : number * kPowers[exponent];
}

}  // namespace

std::optional<double> parse_decimal(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::string_view whole = take_digits(text);
  const std::string_view fraction = take(text, ".") ? take_digits(text) : std::string_view();
  if (whole.empty() && fraction.empty()) return std::nullopt;
  int exponent = 0;
  if (take(text, "eE")) {
    const bool below = text.starts_with('-');
    if (below || text.starts_with('+')) text.remove_prefix(1);
    const std::string_view digits = take_digits(text);
    constexpr std::size_t kLongest = 3;  // a double's exponent has no more digits
    if (digits.empty() || digits.size() > kLongest) return std::nullopt;
    for (const char digit : digits) exponent = exponent * 10 + (digit - '0');
    if (below) exponent = -exponent;
  }
  if (!text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const std::string_view part : {whole, fraction}) {
    const bool behind_the_point = part.data() != whole.data();
    for (const char digit : part) {
      const bool counts = number <= kMaxExactWhole / 10;
      if (counts) number = number * 10 + (digit - '0');
      if (counts && behind_the_point) --exponent;
      if (!counts && !behind_the_point) ++exponent;
    }
  }
  const double value = scaled(static_cast<double>(number), exponent);
  return negative ? -value : value;
}

std::string shortest_decimal(double number) {
  const double size = std::abs(number);
  const std::string sign = number < 0 ? "-" : "";
  int zeros = 0;
  while (scaled(size, -zeros) > static_cast<double>(kMaxExactWhole)) ++zeros;
  if (zeros > 0) return sign + std::to_string(std::llround(scaled(size, -zeros))) + std::string(zeros, '0');
  std::uint64_t digits = 0;
  int decimals = 0;
  for (; decimals <= kMaxExactPower && size * kPowers[decimals] <= static_cast<double>(kMaxExactWhole); ++decimals) {
    digits = std::llround(size * kPowers[decimals]);
    if (static_cast<double>(digits) / kPowers[decimals] == size) break;
  }
  // If no number of digits is exact, use the last one tried.
  if (decimals > kMaxExactPower || size * kPowers[decimals] > static_cast<double>(kMaxExactWhole)) --decimals;
  std::string text = std::to_string(digits);
  const std::size_t behind = decimals;
  if (text.size() <= behind) text.insert(0, behind + 1 - text.size(), '0');
  if (behind > 0) text.insert(text.size() - behind, ".");
  return sign + text;
}

}  // namespace kt
