#include "core/fast/fast_forward.h"

#include <algorithm>
#include <bit>

#include "core/search/tally.h"

namespace kt {
namespace {

// The places a knight's move away from any of some places.
std::uint64_t around(std::uint64_t places) {
  const std::uint64_t one_off = (places << 1 & 0xFEFEFEFEFEFEFEFE) | (places >> 1 & 0x7F7F7F7F7F7F7F7F);
  const std::uint64_t two_off = (places << 2 & 0xFCFCFCFCFCFCFCFC) | (places >> 2 & 0x3F3F3F3F3F3F3F3F);
  return one_off << 16 | one_off >> 16 | two_off << 8 | two_off >> 8;
}

int count_moves(unsigned moves) { return count(static_cast<std::uint8_t>(moves)); }

}  // namespace

bool FastForward::covers(const DepthFirst& search) {
  return search.plain_ && search.small_board() && search.small_board()->has_knight();
}

std::uint64_t FastForward::run(Budget budget) {
  constexpr std::uint64_t kWorthwhile = 32, kStepsAtAStop = 16;
  const Meter meter(search_, budget);
  for (;;) {
    const std::uint64_t visits = search_.visits_fitting(meter.rest());
    if (visits >= kWorthwhile) run_visits(visits);
    const Budget rest = meter.rest();
    const std::uint64_t steps = visits < kWorthwhile ? rest.steps : std::min(rest.steps, kStepsAtAStop);
    if (search_.run_by_steps({steps, rest.visits}, watch_) < kStepsAtAStop || search_.status() != Status::searching)
      break;
  }
  report();
  return meter.steps();
}

// A square is on the trail only if it had some way on: its depth is not the last that was visited.
void FastForward::report() {
  if (const std::size_t depth = trail_.deepest(); depth > 0) watch_.depths.add(depth + 1);
  if (lanes_) lanes_->hand_over(*watch_.tally);
}

// From the top of the path downwards.
void FastForward::run_visits(std::uint64_t visits) {
  const std::uint64_t finish = search_.visits() + visits;
  if (watch_.tally && !lanes_) lanes_.emplace(board_);
  depth_limit_ = std::min(static_cast<int>(search_.deepest()), search_.graph().squares() - 1);
  std::int64_t left = static_cast<std::int64_t>(visits);
  while (!search_.path_.empty()) {
    const auto [v, next] = search_.path_.back();
    if (const Set ways = board_.reach_later(v, next) & search_.free_; ways != 0) {
      const int place = board_.place(v), depth = static_cast<int>(search_.depth());
      const std::int64_t rest = lanes_ ? explore<true>(place, search_.free_, ways, depth, left)
                                       : explore<false>(place, search_.free_, ways, depth, left);
      if (rest == kStopped) {
        go_to_stop();
        left = stop_left_;
        break;
      }
      left = rest;
    }
    search_.pop();
    watch_.depths.add(search_.depth());
  }
  search_.set_visits(finish - static_cast<std::uint64_t>(left));
}

inline int FastForward::count_ways(int square, Set ways) const {
  return kCountsAtOnce ? std::popcount(ways) : count_moves(board_.knights_moves_to(square, ways));
}

// Everything that can follow on `square`, the path's square number `depth`, by way of `ways`, which are paid for at
// once. Returns how many visits are left then, or kStopped.
template <bool kCounted>
std::int64_t FastForward::explore(int square, Set free, Set ways, int depth, std::int64_t left) {
  for (;; ++depth) {
    const int price = count_ways(square, ways);
    if (left < price || depth >= depth_limit_) {
      stop_square_ = square;
      stop_depth_ = depth;
      stop_left_ = left;
      return kStopped;
    }
    left -= price;
    trail_.set(depth, square);
    if constexpr (kCounted) lanes_->add(square, board_.knights_moves_to(square, ways), depth + 1, price);
    Set leading_on = ways & around(free);
    if (leading_on == 0) return left;
    if (!is_single(leading_on)) {
      unsigned moves = board_.knights_moves_to(square, leading_on);
      for (;;) {
        const int to = board_.to(square, lowest(moves));
        leading_on = SmallBoard::at(to);
        moves &= moves - 1;
        if (moves == 0) break;
        const Set free_there = free ^ leading_on;
        left = explore<kCounted>(to, free_there, board_.reach(to) & free_there, depth + 1, left);
        if (left == kStopped) return kStopped;
      }
    }
    square = lowest(leading_on);
    free ^= leading_on;
    ways = board_.reach(square) & free;
  }
}

// Follows the trail to where explore() stopped, and takes back what was paid for the moves that come later.
void FastForward::go_to_stop() {
  for (int depth = static_cast<int>(search_.depth()); depth < stop_depth_; ++depth) {
    const int here = board_.place(search_.top());
    const int to = depth + 1 == stop_depth_ ? stop_square_ : trail_.place(depth + 1);
    const int move = lowest(board_.knights_moves_to(here, SmallBoard::at(to)));
    const unsigned later = search_.open(search_.top()) & (kAllMoves << (move + 1));
    stop_left_ += count_moves(later);
    if (lanes_) lanes_->take_back(here, later, depth + 1);
    search_.path_.back().next = static_cast<std::uint8_t>(move + 1);
    search_.push(board_.number(to), 0);
  }
  watch_.depths.add(search_.depth());
}

}  // namespace kt
