// Pruning by forced moves (state/forced_moves.h). Only moves that a tour can still have are tried, and none if some
// square has fewer than the two moves that it needs.
//
// Edge lists have no forced moves, because their moves may go one way: pruning.h prunes them.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// The moves that are possible and lead to no tour.
MoveSet prune_by_force(const Path& path);

}  // namespace kt
