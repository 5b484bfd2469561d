// The tie rule of Squirrel and Cull (1996): on a square board, from a corner, the move order changes when certain
// squares are reached.
#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace kt {

// The orders and the square until which each is used. Precondition: the knight on a square board of at least
// 5x5.
std::vector<MoveOrderStage> squirrel_cull_orders(const Problem& problem);

}  // namespace kt
