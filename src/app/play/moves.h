// The legal moves of a player, and why other moves are illegal.
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Path;

// The moves from the last square of the path, in move order, with their onward moves; nothing is pruned.
std::vector<Candidate> legal_moves(const Path& path);

enum class IllegalMove : std::uint8_t {
  none,  // it is legal
  hole,
  here,     // the knight stands there
  visited,  // already on the path
  no_move,  // no move leads there
};

IllegalMove why_illegal(const Path& path, Square square);

}  // namespace kt
