#include "core/rules/forced_pruning.h"

#include "core/rules/pruning.h"
#include "core/state/path.h"

namespace kt {

MoveSet prune_by_force(const Path& path) {
  const ForcedMoves& forced = path.forced_moves();
  if (!forced.is_kept()) return prune_hopeless(path);
  if (path.is_full()) return {};
  if (forced.fails()) return MoveSet().set();
  MoveSet pruned(path.open(path.top()) & ~forced.left(path.top()));
  // A closed tour can leave its start in either direction, unless its last square is given.
  const Problem& problem = path.problem();
  if (path.depth() > 1 || problem.goal == Goal::tour || !problem.end) return pruned;
  for (int move = 0; move < path.moves_here(); ++move)
    pruned[move] = pruned[move] || path.target(move) == path.graph().number(*problem.end);
  return pruned;
}

}  // namespace kt
