// Numbers as people write them, with a point.
//
// std::to_chars and strtod would do, but the tables and the long arithmetic of their last digits are a third of what
// the page's WebAssembly would weigh. Numbers of at most 15 digits, and up to 10^22 either way, do not need them: such
// a number is a whole one divided by, or times, a power of ten, and both are exact.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kt {

// Such as "0.25" or "1e9", and nothing else; null for anything else. The first 15 digits count.
std::optional<double> parse_decimal(std::string_view text);

// The fewest decimals that parse_decimal() reads back as the same number, and no exponent: "0.25", "1000000000". Of
// numbers with more than 15 digits the first 15, and zeros. `number` is finite.
std::string shortest_decimal(double number);

}  // namespace kt
