// Describes a step of a depth-first search: what it did, what it does next, and why. "From c3 the knight can reach 5
// squares. The rule takes b1, which has the fewest onward moves (1)."
//
// One or two sentences, short enough for two lines under a board, from the snapshot alone. A move is named by its
// position in the order in which the algorithm tries the square's moves, from 1, including impossible ones: "its 4th
// move". Squares are written like the start.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// For the events start, advance, backtrack and reject, with the knight on the last square of the path; and for stuck.
Message describe_depth_first(const Snapshot& snapshot);

}  // namespace kt
