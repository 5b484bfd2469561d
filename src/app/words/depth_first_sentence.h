// Says of a depth-first search what it has just done, what it does next, and why: "From c3 the knight can go to 5
// squares; b1 has the fewest onward moves (1), so Warnsdorff's rule takes it."
//
// One or two sentences, short enough for two lines under a board, from the snapshot's data only. A move is told by its
// place in the order in which the algorithm tries the square's moves, counted from 1, those that can not be made
// included: "its 4th move". Squares are written as the start is.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// Of the events start, advance, backtrack and reject, with the knight on the last square of the path; and of stuck.
Message describe_depth_first(const Snapshot& snapshot);

}  // namespace kt
