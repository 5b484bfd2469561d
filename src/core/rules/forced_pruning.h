// Pruning by what the path forces (state/forced_moves.h): only moves that are left to the top of the path can be made,
// and none once some square has fewer than the two that it needs.
//
// Of an edge list, whose moves may go one way, nothing forced is kept: it is pruned as in pruning.h.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// The moves that can be entered and lead to no tour.
MoveSet prune_by_force(const Path& path);

}  // namespace kt
