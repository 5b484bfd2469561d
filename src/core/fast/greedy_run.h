// Warnsdorff's rule on boards of more than 64 squares, several times as fast as step by step, and taking the same
// steps. tests/core/greedy_run_test.cpp compares it with those of DepthFirst.
//
// Whoever arrives on a square closes the moves to it, one neighbour after the other, and finds among them the one to go
// to next: only coming back asks for the whole order.
#pragma once

#include <array>
#include <cstdint>

#include "core/search/depth_first.h"

namespace kt {

class GreedyRun {
 public:
  static bool covers(const DepthFirst& search);
  GreedyRun(DepthFirst& search, Observation& watch) : search_(search), watch_(watch) {}

  // Like DepthFirst::run().
  std::uint64_t run(Budget budget);

 private:
  void dive(std::uint64_t most_visits);
  int best_of_tied(unsigned moves, int fewest) const;

  DepthFirst& search_;
  Observation& watch_;
};

}  // namespace kt
