// The stack of a depth-first search, frame by frame: for each square of the path, its moves as they stood when the
// knight was about to make the one that the path goes on with.
//
// Nothing of this is kept while searching: the squares above a frame are taken off a copy of the path, and the
// frame's moves are ranked again. Copying costs some 13 bytes a square of a large board; each square above the range
// costs as much as going back from it; only the frames of the range are ranked.
#pragma once

#include <cstddef>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Search;

struct PathFrame {
  std::size_t depth = 1;              // of the start
  Square square;                      // the path's square number `depth`
  std::vector<Candidate> candidates;  // its moves in the order tried
  int current = -1;                   // the one that the path goes on with; -1 for the top of the stack
  bool operator==(const PathFrame&) const = default;
};

// Those from `first_depth` (at least 1) on, `count` of them or as many as there are, in order of depth. None for a
// search that keeps no stack.
std::vector<PathFrame> frames_of(const Search& search, std::size_t first_depth, std::size_t count);

}  // namespace kt
