// Squirrel and Cull (1996): on a square board, from a corner, the order of the moves changes when certain squares are
// reached.
#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace kt {

// The orders and until where each holds, for a square board of at least 5x5.
std::vector<MoveOrderStage> squirrel_cull_orders(const Problem& problem);

}  // namespace kt
