// A flame graph of a search: how long each square stayed on the path.
#pragma once

#include <cstdint>

namespace kt {

// A square on the path without a break. It is there at the ends of all buckets of steps from `first` to `last`, and at no
// other end: it came in the bucket `first`, and left in the bucket after `last`, if at all.
struct Stay {
  std::int32_t square = 0;  // its number on the board: row * columns + column
  std::uint32_t depth = 1;  // of the start
  std::uint32_t first = 0, last = 0;
  bool operator==(const Stay&) const = default;
};

}  // namespace kt
