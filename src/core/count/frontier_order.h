// The order in which a frontier takes the squares of a graph.
//
// The number of states grows exponentially with the frontier (squares not taken that have a taken neighbour). So the
// order decides which boards can be counted at all. Column by column, a knight's frontier on a board of w rows has 2w +
// 1 squares. A beam search finds orders with a narrower frontier: all 6x6 open tours then need 16,000 states at a time
// instead of 540,000.
#pragma once

#include <span>
#include <vector>

#include "core/problem/graph.h"

namespace kt {

// All squares; those of `first` come before the others.
std::vector<int> frontier_order(const Graph& graph, std::span<const int> first = {});

}  // namespace kt
