// Numbers as text.
//
// std::to_chars would do, but the tables of its exact algorithm are 120 kB that do not compress: a third of the page.
#pragma once

#include <string>

namespace kt {

// The fewest decimals that read back as the same number, and no exponent: "0.25", "1000000000". `number` is finite.
std::string shortest_decimal(double number);

// With so many decimals, rounded.
std::string fixed_decimal(double number, int decimals);

}  // namespace kt
