#include "core/problem/graph.h"

#include <numeric>

#include "core/problem/algorithms.h"

namespace kt {
namespace {

// Exact on the largest board: an error below 1 grows to less than kMaxSide^2, a small part of 2^32 / kMaxSide.
std::uint64_t rows_by_square(Board board) { return (std::uint64_t{1} << 32) / board.cols + 1; }

}  // namespace

Graph::Graph(Board board, std::span<const Square> holes, std::span<const Offset> moves)
    : board_(board),
      rows_by_square_(rows_by_square(board)),
      squares_(board.squares()),
      is_hole_(board.squares()),
      offsets_(moves.begin(), moves.end()) {
  for (const Square hole : holes) is_hole_[number(hole)] = 1;
  squares_ -= std::accumulate(is_hole_.begin(), is_hole_.end(), 0);
}

Graph::Graph(const EdgeList& list)
    : board_{1, static_cast<int>(list.vertices.size())},
      rows_by_square_(rows_by_square(board_)),
      squares_(board_.cols),
      is_hole_(list.vertices.size()) {
  first_.assign(list.vertices.size() + 1, 0);
  const auto place = [&](int from, int to) { return from * list.vertices.size() + to; };
  std::vector<std::uint8_t> is_edge(list.vertices.size() * list.vertices.size());
  for (const auto& [from, to] : list.edges) {
    ++first_[from + 1];
    targets_.push_back(to);
    is_edge[place(from, to)] = 1;
  }
  for (const auto& [from, to] : list.edges) symmetric_ &= is_edge[place(to, from)] != 0;
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
}

int Graph::target(int v, int move) const {
  if (!first_.empty()) return targets_[first_[v] + move];
  const Offset offset = offsets_[move];
  const Square from = square(v);
  const Square to{from.row + offset.row, from.col + offset.col};
  return board_.contains(to) && exists(number(to)) ? number(to) : -1;
}

bool Graph::has_move(int from, int to) const {
  for (int move = 0; move < moves(from); ++move) {
    if (target(from, move) == to) return true;
  }
  return false;
}

std::vector<int> neighbours(const Graph& graph, int square) {
  std::vector<int> list;
  for (int move = 0; move < graph.moves(square); ++move) {
    if (const int to = graph.target(square, move); to >= 0) list.push_back(to);
  }
  return list;
}

}  // namespace kt
