#include "core/rules/pruned_paths.h"

#include "core/rules/candidates.h"

namespace kt {

bool PrunedPaths::prunes(std::size_t depth, int square) {
  while (path_.depth() >= depth) path_.pop();
  if (path_.depth() + 1 < depth) return true;
  if (depth > root_depth(path_.problem()) && !can_enter(square)) return true;
  path_.push(square);
  return false;
}

bool PrunedPaths::can_enter(int square) const {
  const MoveSet pruned = pruned_moves(path_);
  for (int move = 0; move < path_.moves_here(); ++move) {
    if (path_.target(move) == square) return rejection_of(path_, move, pruned) == Rejection::none;
  }
  return false;
}

}  // namespace kt
