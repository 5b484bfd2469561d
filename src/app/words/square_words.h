// Describes the squares of the board for screen readers. Nothing is computed before it is requested.
#pragma once

#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

// A part of the board with `first` in its top left corner. For a graph, a row of vertices.
struct SquareRange {
  Square first;
  int rows = 1, cols = 1;
};

// For each square, row by row: "c4, visited 12th", "e5, comes next, 2 onward moves", "a1, hole". For a vertex also the
// targets of its edges: "A, free, to B and C".
std::vector<Message> describe_squares(const Snapshot& snapshot, SquareRange range);

}  // namespace kt
