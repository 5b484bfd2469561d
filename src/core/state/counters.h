// What a depth-first search counts beside its path.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/state/depth_records.h"

namespace kt {

struct Counters {
  std::uint64_t visits = 0;          // squares entered, the start included, and what else is given
  std::uint64_t visits_given = 1;    // those of step 0
  std::uint64_t backtracks = 0;      // squares given up
  std::uint64_t rejections = 0;      // candidates looked at and not entered, where each is a step
  std::uint64_t tours = 0;           // found up to here
  std::uint64_t moves_given_up = 0;  // moves of all squares given up, unless all squares have equally many
  bool stuck = false;                // the rule found no way on, and never goes back
  DepthRecords records;

  std::uint64_t steps() const { return visits - visits_given + backtracks + rejections + stuck; }
  // Counted in moves: all squares visited that are not on a path of `depth` were given up, what is given at once.
  void set_visits(std::uint64_t number, std::size_t depth) {
    visits = number;
    backtracks = number - (depth == 0 ? visits_given - 1 : depth);
  }
  bool operator==(const Counters&) const = default;
};

}  // namespace kt
