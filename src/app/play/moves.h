// The moves that a player may make, and why another one is none.
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Path;

// From the last square of the path, in the order of the moves: whatever an algorithm would prune. Onward moves counted.
std::vector<Candidate> legal_moves(const Path& path);

enum class IllegalMove : std::uint8_t {
  none,  // it is legal
  hole,
  here,     // the knight stands there
  visited,  // already
  no_move,  // leads there
};

IllegalMove why_illegal(const Path& path, Square square);

}  // namespace kt
