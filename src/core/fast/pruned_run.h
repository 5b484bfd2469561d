// Pruned backtracking in the order of the moves, on boards of up to 64 squares. It takes the same steps as DepthFirst,
// many times as fast. tests/core/pruned_run_test.cpp compares both.
//
// The function calls itself for each candidate except the last, and continues with that in its own loop. At a tour, or
// when no visits are left, it returns through all calls, and the path is rebuilt from what the recursion has left.
#pragma once

#include <cstdint>

#include "core/fast/recursion_path.h"
#include "core/rules/small_pruning.h"
#include "core/state/state.h"

namespace kt {

class PrunedRun {
 public:
  static bool covers(const Path& path);
  PrunedRun(DepthFirstState& state, RunStatistics& statistics);

  std::uint64_t run(Budget budget);
  void finish();

 private:
  using Set = SmallBoard::Set;
  static constexpr std::int64_t kStopped = -1;

  void run_visits(std::uint64_t visits);
  std::int64_t enter(int square, Set free, unsigned moves, int depth, std::int64_t left);
  std::int64_t explore(int square, Set free, int depth, std::int64_t left);
  void go_to_stop();

  Path& path_;
  Counters& counters_;
  const SmallBoard& board_;
  const SmallPruning pruning_;
  RunStatistics& statistics_;
  std::uint64_t finish_ = 0;    // visits of the search when the budget is used up
  RecursionPath explored_;      // from the first entered square on
  int stop_depth_ = 0;          // where it stopped
  std::int64_t stop_left_ = 0;  // visits left at the stop
};

}  // namespace kt
