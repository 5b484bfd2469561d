// The squares and moves that a search works on: a board, perhaps with holes, and a leaper; or the vertices and edges of
// any graph.
//
// Squares are numbered from 0. Those of a board are numbered row by row, holes included. Those of an edge list are in
// alphabetical order, as a board of one row. Each square has up to 255 moves, in the order in which they are tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/problem/board.h"
#include "core/problem/moves.h"

namespace kt {

// "A-B;B>C": `-` both ways, `>` one way. Up to 1024 vertices with up to 255 edges each. Names consist of letters,
// digits and underscores, in UTF-8.
struct EdgeList {
  std::vector<std::string> vertices;       // in alphabetical order
  std::vector<std::pair<int, int>> edges;  // from, to, as positions in `vertices`; a two-way edge is in it twice
  bool empty() const { return vertices.empty(); }
  bool operator==(const EdgeList&) const = default;
};

// The error is a sentence without a subject.
std::expected<EdgeList, Message> parse_edge_list(std::string_view text);
std::string to_string(const EdgeList& edges);

class Graph {
 public:
  // At most 8 moves.
  Graph(Board board, std::span<const Square> holes, std::span<const Offset> moves);
  // Keeps the order of the edges of each vertex.
  explicit Graph(const EdgeList& edges);

  Board board() const { return board_; }
  int size() const { return board_.squares(); }  // holes included
  int squares() const { return squares_; }       // without holes
  bool exists(int v) const { return !is_hole_[v]; }
  int moves(int v) const {
    if (first_.empty()) return static_cast<int>(offsets_.size());
    return first_[v + 1] - first_[v];
  }
  // The square that a move leads to; -1 if it is off the board or a hole.
  int target(int v, int move) const;
  // True if every move goes both ways.
  bool symmetric() const { return symmetric_; }
  // The offsets of a board's moves; empty for an edge list.
  std::span<const Offset> offsets() const { return offsets_; }
  bool has_move(int from, int to) const;

  int number(Square s) const { return board_.number(s); }
  Square square(int v) const {
    const int row = static_cast<int>(v * rows_by_square_ >> 32);
    return {row, v - row * board_.cols};
  }

 private:
  Board board_;
  std::uint64_t rows_by_square_;  // 2^32 / cols, rounded up: multiplying is several times as fast as dividing
  int squares_;
  bool symmetric_ = true;
  std::vector<std::uint8_t> is_hole_;
  std::vector<Offset> offsets_;
  std::vector<int> targets_;  // for an edge list: the targets of vertex v begin at first_[v]
  std::vector<int> first_;
};

// The squares that the moves of a square lead to, in the given order.
std::vector<int> neighbours(const Graph& graph, int square);

}  // namespace kt
