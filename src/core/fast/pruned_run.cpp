#include "core/fast/pruned_run.h"

#include "core/search/pruning.h"
#include "core/search/tally.h"

namespace kt {

bool PrunedRun::covers(const DepthFirst& search) {
  const Algorithm& algorithm = *search.problem().algorithm;
  return search.small_board() && algorithm.prune == prune_hopeless && !algorithm.rank;
}

PrunedRun::PrunedRun(DepthFirst& search, Observation& watch)
    : search_(search),
      board_(*search.small_board()),
      pruning_(board_, search.graph(), search.problem()),
      watch_(watch) {}

std::uint64_t PrunedRun::run(Budget budget) {
  const Meter meter(search_, budget);
  bool fits = false;
  do {
    const std::uint64_t visits = search_.visits_fitting(meter.rest());
    fits = visits > 0;
    if (fits) {
      run_visits(visits);
    } else {
      search_.run_by_steps(meter.rest(), watch_);
    }
  } while (fits && search_.status() == Status::searching);
  if (const std::size_t depth = trail_.deepest(); depth > 0) watch_.depths.add(depth);
  return meter.steps();
}

// From the top of the path downwards.
void PrunedRun::run_visits(std::uint64_t visits) {
  finish_ = search_.visits() + visits;
  std::int64_t left = static_cast<std::int64_t>(visits);
  while (!search_.path_.empty()) {
    const auto [v, next] = search_.path_.back();
    const int square = board_.place(v);
    // Going back from a tour, most squares of the path have nothing left to try: then there is nothing to judge.
    if ((board_.reach_later(v, next) & search_.free_) != 0) {
      const unsigned moves = board_.moves_to(square, pruning_.allowed(square, search_.free_)) & (kAllMoves << next);
      const std::int64_t rest = enter(square, search_.free_, moves, static_cast<int>(search_.depth()), left);
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
  search_.set_visits(finish_ - static_cast<std::uint64_t>(left));
}

// Everything that can follow on `square`, the path's square number `depth`, by some moves. Returns how many visits are
// left then, or kStopped.
std::int64_t PrunedRun::enter(int square, Set free, unsigned moves, int depth, std::int64_t left) {
  for (; moves != 0; moves &= moves - 1) {
    const int to = board_.to(square, lowest(moves));
    left = explore(to, free ^ SmallBoard::at(to), depth + 1, left - 1);
    if (left == kStopped) return kStopped;
  }
  return left;
}

// Everything that can follow the arrival on `square`.
std::int64_t PrunedRun::explore(int square, Set free, int depth, std::int64_t left) {
  for (;; ++depth) {
    trail_.set(depth, square);
    if (watch_.tally) watch_.tally->enter(board_.number(square), static_cast<std::size_t>(depth));
    search_.records_.reach(static_cast<std::size_t>(depth), finish_ - static_cast<std::uint64_t>(left));
    if (left == 0 || free == 0) {
      stop_depth_ = depth;
      stop_left_ = left;
      return kStopped;
    }
    Set allowed = pruning_.allowed(square, free);
    if (allowed == 0) return left;
    if (!is_single(allowed)) {
      const unsigned moves = board_.moves_to(square, allowed);
      const int last = highest(moves);
      left = enter(square, free, moves ^ (1u << last), depth, left);
      if (left == kStopped) return kStopped;
      allowed = SmallBoard::at(board_.to(square, last));
    }
    --left;
    square = lowest(allowed);
    free ^= allowed;
  }
}

// Follows the trail to where explore() stopped.
void PrunedRun::go_to_stop() {
  for (int depth = static_cast<int>(search_.depth()); depth < stop_depth_; ++depth) {
    const int to = trail_.place(depth + 1);
    const int move = lowest(board_.moves_to(board_.place(search_.top()), SmallBoard::at(to)));
    search_.path_.back().next = static_cast<std::uint8_t>(move + 1);
    search_.push(board_.number(to), 0);
  }
  if (search_.is_tour()) ++search_.tours_;
}

}  // namespace kt
