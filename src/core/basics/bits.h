// Sets as the bits of a word.
//
// The builtins need no result for the empty set and therefore no branch, unlike std::countr_zero. Without a population
// count instruction, a table of bytes is faster than the library's function.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kt {

// The smallest and the largest member. Precondition: the set is not empty.
inline int lowest(std::uint32_t set) { return __builtin_ctz(set); }
inline int lowest(std::uint64_t set) { return __builtin_ctzll(set); }
inline int highest(std::uint32_t set) { return 31 - __builtin_clz(set); }
inline int highest(std::uint64_t set) { return 63 - __builtin_clzll(set); }

template <typename Word>
bool is_single(Word set) {
  return (set & (set - 1)) == 0;
}

// Without the branch for 0 that both standard libraries have in std::rotr.
inline std::uint64_t rotated_right(std::uint64_t set, int by) { return set >> (by & 63) | set << (-by & 63); }

// True if counting the members of a set takes one instruction on every processor that the build targets.
#if defined(__wasm__) || defined(__POPCNT__)
inline constexpr bool kCountsAtOnce = true;
#else
inline constexpr bool kCountsAtOnce = false;
#endif

// Counts the members of a set of up to eight.
inline int count(std::uint8_t set) {
  static constexpr auto kCounts = [] {
    std::array<std::uint8_t, 256> counts{};
    for (unsigned i = 0; i < 256; ++i) counts[i] = static_cast<std::uint8_t>(std::popcount(i));
    return counts;
  }();
  return kCounts[set];
}

}  // namespace kt
