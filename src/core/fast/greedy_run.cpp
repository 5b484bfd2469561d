#include "core/fast/greedy_run.h"

#include <algorithm>

#include "core/search/tally.h"

namespace kt {

bool GreedyRun::covers(const DepthFirst& search) {
  const Algorithm& algorithm = *search.problem().algorithm;
  return algorithm.rank == rank_by_degree && !algorithm.prune && search.closes_squares_ && !search.small_board();
}

std::uint64_t GreedyRun::run(Budget budget) {
  const Meter meter(search_, budget);
  while (!search_.ended()) {
    const Budget rest = meter.rest();
    if (rest.steps == 0 || rest.visits == 0) {
      search_.run_by_steps(rest, watch_);
      break;
    }
    if (search_.path_.back().next == 0 && search_.open(search_.top()) != 0) {
      dive(std::min(rest.steps, rest.visits));
    } else {
      search_.run_by_steps({.steps = 1}, watch_);
    }
    if (search_.status() == Status::tour) break;
  }
  return meter.steps();
}

// Advances till there is no way on. The moves to the first square are closed already, which does not matter.
void GreedyRun::dive(std::uint64_t most_visits) {
  const std::size_t first_depth = search_.depth();
  const int moves_here = search_.moves_here();
  const bool by_key = search_.problem().tie->key && !search_.problem().tie->orders;
  const MoveOrderStage* stage = &search_.order_stage();
  int v = search_.top();
  for (;; --most_visits) {
    const unsigned moves = search_.open_[static_cast<std::size_t>(v)];
    unsigned best = ~0u;
    for (unsigned left = moves; left != 0; left &= left - 1) {
      const auto move = static_cast<std::size_t>(lowest(left));
      std::uint8_t& open = search_.kept_open(v + search_.delta_[move]);
      open &= search_.return_[move];
      best = std::min(best,
                      static_cast<unsigned>(count(open)) << 8 | stage->rank[move] << 4 | static_cast<unsigned>(move));
    }
    if (moves == 0 || most_visits == 0) break;
    int move = static_cast<int>(best & 0xF);
    if (by_key) move = best_of_tied(moves, static_cast<int>(best >> 8));
    search_.path_.back().next = static_cast<std::uint8_t>(moves_here - count(static_cast<std::uint8_t>(moves)) + 1);
    v += search_.delta_[static_cast<std::size_t>(move)];
    search_.path_.push_back({v, 0});
    search_.number_[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(search_.depth());
    if (v == stage->until) ++stage;
  }
  search_.visits_ += search_.depth() - first_depth;
  search_.records_.reach(search_.depth(), search_.visits_);
  search_.tours_ += search_.is_tour();
  watch_.depths.add(search_.depth());
  for (std::size_t depth = first_depth + 1; watch_.tally && depth <= search_.depth(); ++depth) {
    watch_.tally->enter(search_.path_[depth - 1].square, depth);
  }
}

int GreedyRun::best_of_tied(unsigned moves, int fewest) const {
  unsigned tied = 0;
  for (; moves != 0; moves &= moves - 1) {
    const int move = lowest(moves);
    tied |= static_cast<unsigned>(search_.degree_after(move) == fewest) << move;
  }
  int best = lowest(tied);
  if (is_single(tied)) return best;
  const TieKey key = search_.problem().tie->key;
  std::uint64_t best_key = key(search_, best);
  for (tied &= tied - 1; tied != 0; tied &= tied - 1) {
    const int move = lowest(tied);
    const std::uint64_t this_key = key(search_, move);
    if (this_key >= best_key) continue;
    best = move;
    best_key = this_key;
  }
  return best;
}

}  // namespace kt
