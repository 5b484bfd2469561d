// Warnsdorff's rule on boards of more than 64 squares, several times as fast as step by step, and taking the same
// steps. tests/core/greedy_run_test.cpp compares it with those of DepthFirst.
//
// Whoever arrives on a square closes the moves to it, one neighbour after the other, and finds among them the one to go
// to next: only coming back asks for the whole order.
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
