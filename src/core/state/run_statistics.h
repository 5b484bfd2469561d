// The result of a run: the number of steps and the range of depths. Also the data that the loops collect for it.
//
// A run includes the moments after each of its steps, but not the moment where it began.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/state/visit_counts.h"

namespace kt {

struct DepthRange {
  std::size_t low = SIZE_MAX, high = 0;  // the default is the empty range

  void add(std::size_t depth) {
    low = std::min(low, depth);
    high = std::max(high, depth);
  }
  bool operator==(const DepthRange&) const = default;
};

struct RunSummary {
  std::uint64_t steps = 0;
  DepthRange depths;  // without a step: the current depth
  bool operator==(const RunSummary&) const = default;
};

// A loop that skips moments must add the lowest and the highest of their depths.
struct RunStatistics {
  DepthRange depths;
  VisitCounts* visits = nullptr;  // null: not counted
};

}  // namespace kt
