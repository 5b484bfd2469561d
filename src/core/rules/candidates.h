// The moves of the path's last square as its algorithm sees them: in the order tried, and what each is worth.
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem/problem.h"
#include "core/state/path.h"

namespace kt {

// The moves in the order in which they are tried: the first `moves_here()` of the ranking.
void rank_moves(const Path& path, Ranking& ranking);
// The moves that can be made and should not be.
MoveSet pruned_moves(const Path& path);
// Why a move is not made; none if it is.
Rejection rejection_of(const Path& path, int move, const MoveSet& pruned);
// All of them; none of an empty path.
std::vector<Candidate> candidates_of(const Path& path);

// Onto an empty path: what the problem gives, each of its squares as far as its move was looked at.
void push_root(Path& path);
// The moves looked at of all squares of the path, but for those given that led on.
std::uint64_t looked_at_since_root(const Path& path);

// Of the first `end` candidates, how many it takes to have the last one that is entered; 0 if none is.
int last_entered_before(const Path& path, int end);
// The candidates from number `end` on are to be looked at again. Counted in moves, a frame stands behind the last
// candidate that it entered.
inline void look_again_from(Path& path, int end, Detail detail) {
  if (detail == Detail::move)
    end = path.is_in_given_order() ? path.last_open_before(end) : last_entered_before(path, end);
  path.set_looked_at(end);
}

}  // namespace kt
