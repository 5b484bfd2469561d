// In which order a frontier takes the squares of a graph.
//
// The number of states grows exponentially with the frontier (the squares not taken that have a taken neighbour), so
// the order decides what can be counted at all. Column by column, a knight's frontier on a board of w rows has 2w + 1
// squares; a search finds orders that keep it narrower most of the time: all 6x6 open tours then need 16,000 states at
// a time instead of 540,000.
#pragma once

#include <span>
#include <vector>

#include "core/problem/graph.h"

namespace kt {

// All squares; `first`, where there are any, before all others.
std::vector<int> frontier_order(const Graph& graph, std::span<const int> first = {});

}  // namespace kt
