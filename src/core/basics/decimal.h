// Numbers as people write them, with a decimal point.
//
// std::to_chars and strtod would work too, but their tables and long arithmetic would make the page's WebAssembly a
// third larger. Numbers of at most 15 digits, up to 10^22 either way, do not need them. Such a number is a whole number
// divided by, or multiplied by, a power of ten, and both are exact.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kt {

// Parses "0.25" or "1e9"; null for any other text. Only the first 15 digits count.
std::optional<double> parse_decimal(std::string_view text);

// The fewest decimals that parse_decimal() reads back as the same number, without an exponent: "0.25", "1000000000".
// Numbers with more than 15 digits keep the first 15, followed by zeros. Precondition: `number` is finite.
std::string shortest_decimal(double number);

}  // namespace kt
