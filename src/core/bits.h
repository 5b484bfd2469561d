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
