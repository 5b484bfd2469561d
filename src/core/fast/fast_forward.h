// Plain backtracking of a knight on boards up to 8x8, several times as fast as step by step, and taking the same steps.
// tests/core/fast_forward_test.cpp compares it with those of DepthFirst.
//
// The squares a move away from any free square are found at once, with a few shifts, and so which of the squares that
// may be entered lead on. Those that do not are counted, and never entered. A square with one way on costs no call: it
// calls itself for each square that leads on but the last, with which it goes on. Where a record depth or a tour may be
// near, or when the visits allowed are nearly used up, it returns through all calls, and the path is taken from what
// the recursion has left; the next steps are those of DepthFirst.
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
  std::optional<PackedVisitCounts> visits_;  // once they are counted
  int depth_limit_ = 0;                      // where there may be a record or a tour on the next visit
  RecursionPath explored_;                   // from the square given to explore() on, but for the one where it stopped
  int stop_square_ = 0;                      // where it stopped
  int stop_depth_ = 0;
  std::int64_t stop_left_ = 0;  // and with how many visits
};

}  // namespace kt
