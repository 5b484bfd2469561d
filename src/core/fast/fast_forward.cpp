#include "core/fast/fast_forward.h"

#include <algorithm>
#include <bit>

namespace kt {
namespace {

// The places that are a knight's move away from any of `places`.
std::uint64_t around(std::uint64_t places) {
  const std::uint64_t one_off = (places << 1 & 0xFEFEFEFEFEFEFEFE) | (places >> 1 & 0x7F7F7F7F7F7F7F7F);
  const std::uint64_t two_off = (places << 2 & 0xFCFCFCFCFCFCFCFC) | (places >> 2 & 0x3F3F3F3F3F3F3F3F);
  return one_off << 16 | one_off >> 16 | two_off << 8 | two_off >> 8;
}

int count_moves(unsigned moves) { return count(static_cast<std::uint8_t>(moves)); }

}  // namespace

bool FastForward::covers(const Path& path) { return path.knights_board() != nullptr; }

std::uint64_t FastForward::run(Budget budget) {
  constexpr std::uint64_t kWorthwhile = 32, kStepsAtAStop = 16;
  const std::uint64_t visits = visits_fitting(budget, path_.depth());
  if (visits < kWorthwhile) return UINT64_MAX;
  run_visits(visits);
  return kStepsAtAStop;
}

// Every explored square had onward moves, so the last visit was not at its depth.
void FastForward::finish() {
  if (const std::size_t depth = explored_.deepest(); depth > 0) statistics_.depths.add(depth + 1);
  if (visits_) visits_->hand_over(*statistics_.visits);
}

// Continues the search from the top of the path down.
void FastForward::run_visits(std::uint64_t visits) {
  const std::uint64_t finish = counters_.visits + visits;
  if (statistics_.visits && !visits_) visits_.emplace(board_);
  depth_limit_ = std::min(static_cast<int>(counters_.records.deepest()), path_.graph().squares() - 1);
  std::int64_t left = visits;
  while (!path_.empty()) {
    const auto [v, next] = path_.frames().back();
    if (const Set free = path_.free_places(), ways = board_.reach_later(v, next) & free; ways != 0) {
      const int place = board_.place(v), depth = static_cast<int>(path_.depth());
      const std::int64_t rest =
          visits_ ? explore<true>(place, free, ways, depth, left) : explore<false>(place, free, ways, depth, left);
      if (rest == kStopped) {
        go_to_stop();
        left = stop_left_;
        break;
      }
      left = rest;
    }
    path_.give_up();
    statistics_.depths.add(path_.depth());
  }
  counters_.set_visits(finish - left, path_.depth());
}

inline int FastForward::count_ways(int square, Set ways) const {
  return kCountsAtOnce ? std::popcount(ways) : count_moves(board_.knights_moves_to(square, ways));
}

// Searches everything below `square`, the path's square number `depth`, for the moves `ways`, whose visits are already
// subtracted. Returns how many visits are left, or kStopped.
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
    explored_.set(depth, square);
    if constexpr (kCounted) visits_->add(square, board_.knights_moves_to(square, ways), depth + 1, price);
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

// Extends the path to where explore() stopped, and adds back the visits of the moves that come later.
void FastForward::go_to_stop() {
  for (int depth = static_cast<int>(path_.depth()); depth < stop_depth_; ++depth) {
    const int here = board_.place(path_.top());
    const int to = depth + 1 == stop_depth_ ? stop_square_ : explored_.place(depth + 1);
    const int move = lowest(board_.knights_moves_to(here, SmallBoard::at(to)));
    const unsigned later = path_.open(path_.top()) & (kAllMoves << (move + 1));
    stop_left_ += count_moves(later);
    if (visits_) visits_->take_back(here, later, depth + 1);
    path_.set_looked_at(move + 1);
    path_.push(board_.number(to));
  }
  statistics_.depths.add(path_.depth());
}

}  // namespace kt
