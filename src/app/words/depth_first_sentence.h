// Describes a step of a depth-first search: what it did, what it does next, and why. "From c3 the knight can reach 5
// squares. The rule takes b1, which has the fewest onward moves (1)."
//
// One or two sentences, short enough for two lines under a board, from the snapshot alone. A move is named by its
// target or, if it may be impossible, by its place in the move order, from 1: "direction 4 on its list". Squares have
// the names of the setting `squares`.
#pragma once

#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// For the events start, advance, backtrack and reject, with the knight on the last square of the path; and for stuck.
Message describe_depth_first(const Snapshot& snapshot);

}  // namespace kt
