// How long the front of the path has been unchanged: for every depth, the last time and step at which the path was
// shorter. With it, a search that is too fast to follow can report where it spends its time.
//
// Exact if note() gets the lowest depth of every stretch of the run, in either direction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class SteadyPrefix {
 public:
  // Steps were made since the last call: the path had at least `low` squares, and now has `depth`.
  void note(std::size_t low, std::size_t depth, std::uint64_t step, double now);
  void clear() { since_.clear(); }

  // The longest front of the path that has not changed for `seconds`. It has at least two squares and is shorter than
  // the path.
  std::optional<SteadyFront> longest_for(double seconds, std::uint64_t step, double now) const;

 private:
  struct LastChange {
    double time = 0;
    std::uint64_t step = 0;
  };
  std::vector<LastChange> since_;  // by depth, from 1; never later than at a larger depth
};

}  // namespace kt
