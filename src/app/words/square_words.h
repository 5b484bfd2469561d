// What is on the squares, for those who do not see them. Nothing is made until somebody asks.
#pragma once

#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

// A part of the board: `first` is its top left corner. Of a graph a row of vertices.
struct SquareRange {
  Square first;
  int rows = 1, cols = 1;
};

// Of each square, row by row: "c4, visited 12th", "e5, comes next, 2 moves onward", "a1, hole". Of a vertex also where
// its edges lead: "A, free, to B and C".
std::vector<Message> describe_squares(const Snapshot& snapshot, SquareRange range);

}  // namespace kt
