// Plain backtracking of a knight on boards up to 8x8, several times as fast as step by step, and taking the same steps.
// tests/core/fast_forward_test.cpp compares it with those of DepthFirst.
//
// The squares a move away from any free square are found at once, with a few shifts, and so which of the squares that
// may be entered lead on. Those that do not are counted, and never entered. A square with one way on costs no call: it
// calls itself for each square that leads on but the last, with which it goes on. Where a record depth or a tour may be
// near, or when the visits allowed are nearly used up, it returns through all calls, and the path is taken from the
// trail that it left; the next steps are those of DepthFirst. The trail also tells how deep it has been.
#pragma once

#include <cstdint>
#include <optional>

#include "core/fast/small_board.h"
#include "core/fast/trail.h"
#include "core/fast/visit_lanes.h"
#include "core/search/depth_first.h"

namespace kt {

class FastForward {
 public:
  static bool covers(const DepthFirst& search);
  FastForward(DepthFirst& search, Observation& watch) : search_(search), board_(*search.small_board()), watch_(watch) {}

  // Like DepthFirst::run().
  std::uint64_t run(Budget budget);

 private:
  using Set = SmallBoard::Set;
  static constexpr std::int64_t kStopped = -1;

  void run_visits(std::uint64_t visits);
  template <bool kCounted>
  std::int64_t explore(int square, Set free, Set ways, int depth, std::int64_t left);
  int count_ways(int square, Set ways) const;
  void report();
  void go_to_stop();

  DepthFirst& search_;
  const SmallBoard& board_;
  Observation& watch_;
  std::optional<VisitLanes> lanes_;  // once visits are counted
  int depth_limit_ = 0;              // where there may be a record or a tour on the next visit
  Trail trail_;                      // from the square given to explore() on, but for the one where it stopped
  int stop_square_ = 0;              // where it stopped
  int stop_depth_ = 0;
  std::int64_t stop_left_ = 0;  // and with how many visits
};

}  // namespace kt
