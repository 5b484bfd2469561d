#include "core/fast/greedy_run.h"

#include <algorithm>

#include "core/rules/warnsdorff.h"

namespace kt {

bool GreedyRun::covers(const Path& path) {
  const Algorithm& algorithm = path.algorithm();
  return algorithm.rank == rank_by_degree && !algorithm.prune && path.keeps_open_moves() && !path.small_board();
}

std::uint64_t GreedyRun::run(Budget budget) {
  if (budget.steps == 0 || budget.visits == 0) return UINT64_MAX;
  if (path_.looked_at() != 0 || path_.open(path_.top()) == 0) return 1;
  dive(std::min(budget.steps, budget.visits));
  return 0;
}

// Advances until there is no onward move. The moves to the first square are closed already, which does not matter.
void GreedyRun::dive(std::uint64_t most_visits) {
  const std::size_t first_depth = path_.depth();
  const int moves_here = path_.moves_here();
  const bool by_key = path_.problem().tie->key && !path_.problem().tie->orders;
  const MoveOrderStage* stage = &path_.order_stage();
  OpenMoves& open = path_.open_moves();
  int v = path_.top();
  for (;; --most_visits) {
    const unsigned moves = open.of(v);
    unsigned best = ~0u;
    for (unsigned left = moves; left != 0; left &= left - 1) {
      const unsigned move = lowest(left);
      const unsigned degree = open.close_way_back(v, move);
      best = std::min(best, degree << 8 | stage->rank[move] << 4 | move);
    }
    if (moves == 0 || most_visits == 0) break;
    int move = best & 0xF;
    if (by_key) move = best_of_tied(moves, best >> 8);
    path_.set_looked_at(moves_here - count(static_cast<std::uint8_t>(moves)) + 1);
    v = open.to(v, move);
    path_.push_closed(v);
    if (v == stage->until) ++stage;
  }
  counters_.visits += path_.depth() - first_depth;
  counters_.records.reach(path_.depth(), counters_.visits);
  counters_.tours += path_.is_tour();
  statistics_.depths.add(path_.depth());
  for (std::size_t depth = first_depth + 1; statistics_.visits && depth <= path_.depth(); ++depth) {
    statistics_.visits->enter(path_.frames()[depth - 1].square, depth);
  }
}

int GreedyRun::best_of_tied(unsigned moves, int fewest) const {
  unsigned tied = 0;
  for (; moves != 0; moves &= moves - 1) {
    const int move = lowest(moves);
    const bool is_tied = path_.open_moves().degree(path_.step_to(move)) == fewest;
    tied |= static_cast<unsigned>(is_tied) << move;
  }
  int best = lowest(tied);
  if (is_single(tied)) return best;
  const TieKey key = path_.problem().tie->key;
  std::uint64_t best_key = key(path_, best);
  for (tied &= tied - 1; tied != 0; tied &= tied - 1) {
    const int move = lowest(tied);
    const std::uint64_t this_key = key(path_, move);
    if (this_key >= best_key) continue;
    best = move;
    best_key = this_key;
  }
  return best;
}

}  // namespace kt
