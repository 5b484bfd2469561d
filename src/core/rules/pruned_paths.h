// Which paths a search never enters, because its algorithm prunes a move on the way.
//
// Pruning depends on the path alone. So the answer is exact for every path, however far the search has come. Ask square
// by square, in the order of a depth-first walk:
//
//   PrunedPaths pruned(problem);
//   pruned.prunes(1, start);
//   pruned.prunes(2, next);     // about the path: start, next
//   pruned.prunes(2, another);  // start, another
#pragma once

#include <cstddef>

#include "core/state/path.h"

namespace kt {

class PrunedPaths {
 public:
  // Precondition: the problem's algorithm searches depth first.
  explicit PrunedPaths(const Problem& problem) : path_(problem) {}

  // True if the search never enters the path that ends with square number `depth` (from 1), and before it has the
  // latest square of each smaller depth. `square` is its number in the graph. Precondition: the path is one of the
  // board, and begins with the problem's start and its given squares.
  bool prunes(std::size_t depth, int square);

 private:
  bool can_enter(int square) const;

  Path path_;  // the part of the walk's path that the search enters
};

}  // namespace kt
