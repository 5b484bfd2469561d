// What a search tells of a run: how many steps, and between which depths. And what its loops note on the way.
//
// The moments of a run are those after each of its steps: the one that it began with is not one of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/state/visit_counts.h"

namespace kt {

struct DepthRange {
  std::size_t low = SIZE_MAX, high = 0;  // as it is here, it holds no depth at all

  void add(std::size_t depth) {
    low = std::min(low, depth);
    high = std::max(high, depth);
  }
  bool operator==(const DepthRange&) const = default;
};

struct RunSummary {
  std::uint64_t steps = 0;
  DepthRange depths;  // without a step: the depth as it is
  bool operator==(const RunSummary&) const = default;
};

// A loop that passes over some moments must add the lowest and the highest of their depths.
struct RunStatistics {
  DepthRange depths;
  VisitCounts* visits = nullptr;  // null: they are not counted
};

}  // namespace kt
