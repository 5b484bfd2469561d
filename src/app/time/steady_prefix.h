// Since when the front of the path has not changed: for every depth the time and the step at which the knight last
// came, or came back, below it. So that a search too quick to follow can say where all its time goes.
//
// Exact, as long as it is told the lowest depth of every stretch of the run, in whichever direction it goes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class SteadyPrefix {
 public:
  // Some steps were made since the last call: the path was at least `low` squares long all the while, and is `depth`
  // now.
  void note(std::size_t low, std::size_t depth, std::uint64_t step, double now);
  void clear() { since_.clear(); }

  // The longest front of the path, of two squares or more and shorter than the path, that has been as it is for
  // `seconds`.
  std::optional<SteadyFront> longest_for(double seconds, std::uint64_t step, double now) const;

 private:
  struct Since {
    double time = 0;
    std::uint64_t step = 0;
  };
  std::vector<Since> since_;  // by depth, from 1; no later than that of any larger depth
};

}  // namespace kt
