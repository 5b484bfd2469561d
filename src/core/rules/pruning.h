// Prunes by the number of onward moves of the free squares.
//
// Every free square needs two of its moves: one to enter and one to leave it. They lead to free squares, to the top of
// the path for the square entered next, or to the start in a closed tour. The only exception is the last square of an
// open tour. So, among free squares with fewer moves than that:
// - if one of them cannot come next and cannot be the last, no tour is possible;
// - of those that can come next, all except the one that may be last must come next, and only one can.
// On boards of up to 64 squares, a few operations on words apply the same rule: see small_pruning.h.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// The moves that are possible and lead to no tour.
MoveSet prune_hopeless(const Path& path);

}  // namespace kt
