// How many steps to make between two looks at the clock: as many as take about a millisecond, going by the last ones.
//
// A step of a depth-first search takes nanoseconds, a sweep of a large network a large part of a frame.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/search/search.h"

namespace kt {

class BatchSize {
 public:
  static constexpr std::uint64_t kMost = 2000;

  std::uint64_t steps() const { return steps_; }
  // A batch took so long.
  void took(double seconds) {
    constexpr double kGoal = 0.001;
    if (seconds > 2 * kGoal)
      steps_ = std::max(least_, static_cast<std::uint64_t>(static_cast<double>(steps_) * kGoal / seconds));
    else if (seconds < kGoal / 2)
      steps_ = std::min(kMost, steps_ * 2);
  }
  // Of another search no more is known than its method.
  void restart(const Search& search) {
    least_ = search.depth_first() ? kMost / 10 : 1;
    steps_ = search.depth_first() ? kMost : 1;
  }

 private:
  std::uint64_t least_ = kMost / 10;
  std::uint64_t steps_ = kMost;
};

}  // namespace kt
