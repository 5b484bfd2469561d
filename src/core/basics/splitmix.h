// Random numbers that are the same on every platform: splitmix64 (Steele, Lea and Flood, Fast splittable pseudorandom
// number generators, 2014). Number i of the sequence from `seed` is mixed(seed + (i + 1) * kGoldenRatio).
#pragma once

#include <cstdint>

namespace kt {

inline constexpr std::uint64_t kGoldenRatio = 0x9E3779B97F4A7C15;  // 2^64 divided by the golden ratio

// Every bit of the result depends on every bit of `x`.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
  return x ^ (x >> 31);
}

}  // namespace kt
