#include "core/fast/pruned_run.h"

#include "core/rules/pruning.h"

namespace kt {

bool PrunedRun::covers(const Path& path) {
  return path.small_board() && path.algorithm().prune == prune_hopeless && !path.algorithm().rank;
}

PrunedRun::PrunedRun(DepthFirstState& state, RunStatistics& statistics)
    : path_(state.path),
      counters_(state.counters),
      board_(*path_.small_board()),
      pruning_(board_, path_.graph(), path_.problem()),
      statistics_(statistics) {}

std::uint64_t PrunedRun::run(Budget budget) {
  const std::uint64_t visits = visits_fitting(budget, path_.depth());
  if (visits == 0) return UINT64_MAX;
  run_visits(visits);
  return 0;
}

void PrunedRun::finish() {
  if (const std::size_t depth = explored_.deepest(); depth > 0) statistics_.depths.add(depth);
}

// Continues the search from the top of the path down.
void PrunedRun::run_visits(std::uint64_t visits) {
  finish_ = counters_.visits + visits;
  std::int64_t left = visits;
  while (!path_.empty()) {
    const auto [v, next] = path_.frames().back();
    const int square = board_.place(v);
    const Set free = path_.free_places();
    // After a tour, most squares of the path have no moves left: then pruning is not needed.
    if ((board_.reach_later(v, next) & free) != 0) {
      const unsigned moves = board_.moves_to(square, pruning_.allowed(square, free)) & (kAllMoves << next);
      const std::int64_t rest = enter(square, free, moves, static_cast<int>(path_.depth()), left);
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
  counters_.set_visits(finish_ - left, path_.depth());
}

// Searches everything below `square`, the path's square number `depth`, for `moves`. Returns how many visits are left,
// or kStopped.
std::int64_t PrunedRun::enter(int square, Set free, unsigned moves, int depth, std::int64_t left) {
  for (; moves != 0; moves &= moves - 1) {
    const int to = board_.to(square, lowest(moves));
    left = explore(to, free ^ SmallBoard::at(to), depth + 1, left - 1);
    if (left == kStopped) return kStopped;
  }
  return left;
}

// Searches everything below `square` after the knight's arrival.
std::int64_t PrunedRun::explore(int square, Set free, int depth, std::int64_t left) {
  for (;; ++depth) {
    explored_.set(depth, square);
    if (statistics_.visits) statistics_.visits->enter(board_.number(square), depth);
    counters_.records.reach(depth, finish_ - left);
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

// Extends the path to where explore() stopped.
void PrunedRun::go_to_stop() {
  for (int depth = static_cast<int>(path_.depth()); depth < stop_depth_; ++depth) {
    const int to = explored_.place(depth + 1);
    path_.set_looked_at(lowest(board_.moves_to(board_.place(path_.top()), SmallBoard::at(to))) + 1);
    path_.push(board_.number(to));
  }
  if (path_.is_tour()) ++counters_.tours;
}

}  // namespace kt
