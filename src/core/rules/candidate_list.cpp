// The candidates for display. Called once a frame, so this file is compiled for size.
#include "core/rules/candidates.h"

namespace kt {

std::vector<Candidate> candidates_of(const Path& path) {
  std::vector<Candidate> list;
  if (path.empty()) return list;
  Ranking ranking;
  rank_moves(path, ranking);
  const MoveSet pruned = pruned_moves(path);
  for (int i = 0; i < path.moves_here(); ++i) {
    const int move = ranking[i];
    const Rejection why = rejection_of(path, move, pruned);
    const bool rejected = why == Rejection::off_board || why == Rejection::visited;
    list.push_back({path.destination(move), why, i < path.looked_at(), rejected ? 0 : path.degree(path.target(move))});
  }
  return list;
}

}  // namespace kt
