// The moves of the path's last square: in the order in which its algorithm tries them, with the reason why each is
// rejected.
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem/problem.h"
#include "core/state/path.h"

namespace kt {

// The moves in the order in which they are tried: the first `moves_here()` of the ranking.
void rank_moves(const Path& path, Ranking& ranking);
// The moves that are possible and pruned.
MoveSet pruned_moves(const Path& path);
// Why a move is rejected; `none` if it is not.
Rejection rejection_of(const Path& path, int move, const MoveSet& pruned);
// All candidates; none for an empty path.
std::vector<Candidate> candidates_of(const Path& path);

// Fills an empty path with the start and the given moves. Each frame has looked at its moves up to the given one.
void push_root(Path& path);
// The number of moves looked at, on all squares of the path, without the given moves.
std::uint64_t looked_at_since_root(const Path& path);

// The number of candidates up to the last one, among the first `end`, that can be entered; 0 if none can.
int last_entered_before(const Path& path, int end);
// Marks the candidates from number `end` on as not looked at. In move detail, a frame stands behind the last candidate
// that it entered.
inline void look_again_from(Path& path, int end, Detail detail) {
  if (detail == Detail::move)
    end = path.is_in_given_order() ? path.last_open_before(end) : last_entered_before(path, end);
  path.set_looked_at(end);
}

}  // namespace kt
