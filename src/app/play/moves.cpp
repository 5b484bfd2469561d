#include "app/play/moves.h"

#include "core/state/path.h"

namespace kt {

std::vector<Candidate> legal_moves(const Path& path) {
  std::vector<Candidate> moves;
  if (path.empty()) return moves;
  for (int move = 0; move < path.graph().moves(path.top()); ++move) {
    const int v = path.target(move);
    if (v >= 0 && path.is_free(v)) moves.push_back({.square = path.graph().square(v), .onward = path.degree(v)});
  }
  return moves;
}

IllegalMove why_illegal(const Path& path, Square square) {
  const Graph& graph = path.graph();
  const int v = graph.number(square);
  if (!graph.exists(v)) return IllegalMove::hole;
  if (v == path.top()) return IllegalMove::here;
  if (!path.is_free(v)) return IllegalMove::visited;
  return graph.has_move(path.top(), v) ? IllegalMove::none : IllegalMove::no_move;
}

}  // namespace kt
