// Plain backtracking of a knight on boards up to 8x8. It takes the same steps as DepthFirst, several times as fast.
// tests/core/fast_forward_test.cpp compares both.
//
// A few shifts find all squares that are a move away from any free square. This tells which candidates have onward
// moves. The others are counted and never entered. The function calls itself for each candidate with onward moves
// except the last, and continues with that in its own loop. It returns through all calls when a record depth or a tour
// may be near, or when few visits are left. The path is then rebuilt from what the recursion has left, and DepthFirst
// does the next steps.
#pragma once

#include <cstdint>
#include <optional>

#include "core/fast/packed_visit_counts.h"
#include "core/fast/recursion_path.h"
#include "core/state/state.h"

namespace kt {

class FastForward {
 public:
  static bool covers(const Path& path);
  FastForward(DepthFirstState& state, RunStatistics& statistics)
      : path_(state.path), counters_(state.counters), board_(*path_.knights_board()), statistics_(statistics) {}

  std::uint64_t run(Budget budget);
  void finish();

 private:
  using Set = SmallBoard::Set;
  static constexpr std::int64_t kStopped = -1;

  void run_visits(std::uint64_t visits);
  template <bool kCounted>
  std::int64_t explore(int square, Set free, Set ways, int depth, std::int64_t left);
  int count_ways(int square, Set ways) const;
  void go_to_stop();

  Path& path_;
  Counters& counters_;
  const SmallBoard& board_;
  RunStatistics& statistics_;
  std::optional<PackedVisitCounts> visits_;  // if visits are counted
  int depth_limit_ = 0;                      // the next visit at this depth may be a record or a tour
  RecursionPath explored_;                   // from the square passed to explore() to the last before the stop
  int stop_square_ = 0;                      // where it stopped
  int stop_depth_ = 0;
  std::int64_t stop_left_ = 0;  // visits left at the stop
};

}  // namespace kt
