#include "core/rules/candidates.h"

namespace kt {

void rank_moves(const Path& path, Ranking& ranking) {
  if (path.algorithm().rank) return path.algorithm().rank(path, ranking);
  for (int move = 0; move < path.moves_here(); ++move) ranking[move] = static_cast<std::uint8_t>(move);
}

MoveSet pruned_moves(const Path& path) { return path.algorithm().prune ? path.algorithm().prune(path) : MoveSet{}; }

Rejection rejection_of(const Path& path, int move, const MoveSet& pruned) {
  if (!path.enterable(move)) return path.target(move) < 0 ? Rejection::off_board : Rejection::visited;
  return pruned[move] ? Rejection::pruned : Rejection::none;
}

void push_root(Path& path) {
  const Problem& problem = path.problem();
  path.push(path.graph().number(problem.start));
  for (const Square square : problem.given) {
    const int to = path.graph().number(square);
    Ranking ranking;
    rank_moves(path, ranking);
    int next = 0;
    while (next < path.moves_here() && path.target(ranking[next++]) != to) {
    }
    path.set_looked_at(next);
    path.push(to);
  }
}

std::uint64_t looked_at_since_root(const Path& path) {
  std::uint64_t moves = 0;
  for (std::size_t depth = root_depth(path.problem()); depth <= path.depth(); ++depth) moves += path.looked_at(depth);
  return moves;
}

int last_entered_before(const Path& path, int end) {
  Ranking ranking;
  rank_moves(path, ranking);
  const MoveSet pruned = pruned_moves(path);
  while (end > 0 && rejection_of(path, ranking[end - 1], pruned) != Rejection::none) --end;
  return end;
}

}  // namespace kt
