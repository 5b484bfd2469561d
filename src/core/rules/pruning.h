// When a path can not become a tour any more: rules that look at how many ways in and out the free squares still have.
//
// With one exception every free square needs two of its moves: one to enter and one to leave it, between free squares,
// or from the top of the path for the square entered next, or back to the start in a closed tour. The exception is the
// last square of an open tour. So, of the free squares with fewer moves than that:
// - any that can not be entered next, beyond the one that may be last, leaves nothing to try;
// - of those that can, all but the one that may be last must be entered next, and only one can be.
// On boards of up to 64 squares the same rule comes from a few operations on words: see small_pruning.h.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// The moves that can be entered and lead to no tour.
MoveSet prune_hopeless(const Path& path);

}  // namespace kt
