// Warnsdorff's rule on boards of more than 64 squares. It takes the same steps as DepthFirst, several times as fast.
// tests/core/greedy_run_test.cpp compares both.
//
// On arrival it closes the moves to the square, one neighbour after the other, and finds the best of these neighbours
// at the same time. So only a backtrack needs the whole ranking.
#pragma once

#include <cstdint>

#include "core/state/state.h"

namespace kt {

class GreedyRun {
 public:
  static bool covers(const Path& path);
  GreedyRun(DepthFirstState& state, RunStatistics& statistics)
      : path_(state.path), counters_(state.counters), statistics_(statistics) {}

  std::uint64_t run(Budget budget);
  void finish() {}

 private:
  void dive(std::uint64_t most_visits);
  int best_of_tied(unsigned moves, int fewest) const;

  Path& path_;
  Counters& counters_;
  RunStatistics& statistics_;
};

}  // namespace kt
