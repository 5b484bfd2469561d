// Sets as the bits of a word.
//
// The builtins, unlike std::countr_zero and its like, need no answer for the empty set and so no branch for it; and
// where the processor's own population count can not be presumed, a table of bytes is quicker than the library's
// function.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kt {

// The smallest and the largest member; the set must not be empty.
inline int lowest(std::uint32_t set) { return __builtin_ctz(set); }
inline int lowest(std::uint64_t set) { return __builtin_ctzll(set); }
inline int highest(std::uint32_t set) { return 31 - __builtin_clz(set); }
inline int highest(std::uint64_t set) { return 63 - __builtin_clzll(set); }

template <typename Word>
bool is_single(Word set) {
  return (set & (set - 1)) == 0;
}

// Unlike std::rotr, without a branch for 0 in either library.
inline std::uint64_t rotated_right(std::uint64_t set, int by) { return set >> (by & 63) | set << (-by & 63); }

// One instruction counts the members of a set, even where nothing is known of the processor but its kind.
#if defined(__wasm__) || defined(__POPCNT__)
inline constexpr bool kCountsAtOnce = true;
#else
inline constexpr bool kCountsAtOnce = false;
#endif

// Members of a set of up to eight.
inline int count(std::uint8_t set) {
  static constexpr auto kCounts = [] {
    std::array<std::uint8_t, 256> counts{};
    for (unsigned i = 0; i < 256; ++i) counts[i] = static_cast<std::uint8_t>(std::popcount(i));
    return counts;
  }();
  return kCounts[set];
}

}  // namespace kt
