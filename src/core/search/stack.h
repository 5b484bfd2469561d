// The frames of a depth-first search: each square of the path with its moves, at the moment before the knight left it.
//
// A search keeps nothing of this. frames_of() copies the path, takes off the squares above a frame, and ranks the
// frame's moves again. The copy costs about 13 bytes per square of a large board, and each square above the range costs
// as much as a backtrack from it. Only the frames of the range are ranked.
#pragma once

#include <cstddef>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Search;

struct PathFrame {
  std::size_t depth = 1;              // of the start
  Square square;                      // square number `depth` of the path
  std::vector<Candidate> candidates;  // its moves in the order tried
  int current = -1;                   // the one that the path continues with; -1 for the top of the stack
  bool operator==(const PathFrame&) const = default;
};

// Up to `count` frames from `first_depth` (at least 1) on, in order of depth. None if the search has no stack.
std::vector<PathFrame> frames_of(const Search& search, std::size_t first_depth, std::size_t count);

}  // namespace kt
