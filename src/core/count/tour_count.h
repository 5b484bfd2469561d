// A number of tours, exact from 0 to 2^128 - 1. Even small boards have more than 2^64 tours (8x12 closed).
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace kt {

struct TourCount {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  auto operator<=>(const TourCount&) const = default;
};

// Adds to `sum`. False on overflow; `sum` is then invalid.
inline bool add(TourCount& sum, const TourCount& term) {
  sum.low += term.low;
  const std::uint64_t carry = sum.low < term.low ? 1 : 0;
  const std::uint64_t high = sum.high + term.high;
  sum.high = high + carry;
  return high >= term.high && sum.high >= carry;
}

// Adds a product, in the same way.
bool add_product(TourCount& sum, const TourCount& a, const TourCount& b);

std::string to_string(TourCount count);  // in decimal

}  // namespace kt
