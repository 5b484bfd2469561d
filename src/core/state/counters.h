// The counters of a depth-first search.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/state/depth_records.h"

namespace kt {

struct Counters {
  std::uint64_t visits = 0;          // squares entered, including the start and the given squares
  std::uint64_t visits_given = 1;    // visits at step 0
  std::uint64_t backtracks = 0;      // squares left by a backtrack
  std::uint64_t rejections = 0;      // candidates looked at and not entered, in candidate detail
  std::uint64_t tours = 0;           // found so far
  std::uint64_t moves_given_up = 0;  // moves of all squares left, unless all squares have equally many
  bool stuck = false;                // the rule found no onward move and never backtracks
  DepthRecords records;

  std::uint64_t steps() const { return visits - visits_given + backtracks + rejections + stuck; }
  // In move detail: every square visited that is not on a path of `depth` was left. Given squares are left together.
  void set_visits(std::uint64_t number, std::size_t depth) {
    visits = number;
    backtracks = number - (depth == 0 ? visits_given - 1 : depth);
  }
  bool operator==(const Counters&) const = default;
};

}  // namespace kt
