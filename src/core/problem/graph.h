// What is searched: squares, and the moves between them. Either a board, perhaps with holes, and a leaper; or the
// vertices and edges of any graph.
//
// Squares are numbered from 0: those of a board row by row, holes included; the vertices of an edge list in
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

// "A-B;B>C": `-` both ways, `>` one way. Up to 1024 vertices, each with edges to up to 255; a name is of letters,
// digits and underscores.
struct EdgeList {
  std::vector<std::string> vertices;       // in alphabetical order
  std::vector<std::pair<int, int>> edges;  // from, to, as positions in `vertices`; an edge both ways is two
  bool empty() const { return vertices.empty(); }
  bool operator==(const EdgeList&) const = default;
};

// Errors: a sentence without a subject.
std::expected<EdgeList, Message> parse_edge_list(std::string_view text);
std::string to_string(const EdgeList& edges);

class Graph {
 public:
  // At most 8 moves.
  Graph(Board board, std::span<const Square> holes, std::span<const Offset> moves);
  // The edges from one vertex stand together, in the order in which they are tried.
  explicit Graph(const EdgeList& edges);

  Board board() const { return board_; }
  int size() const { return board_.squares(); }  // holes included
  int squares() const { return squares_; }       // without them
  bool exists(int v) const { return !is_hole_[v]; }
  int moves(int v) const {
    if (first_.empty()) return static_cast<int>(offsets_.size());
    return first_[v + 1] - first_[v];
  }
  // Where a move leads; -1 off the board or to a hole.
  int target(int v, int move) const;
  // A move leads back wherever one leads there.
  bool symmetric() const { return symmetric_; }
  // Of a board: the same offsets everywhere. Empty for an edge list.
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
  std::vector<int> targets_;  // of an edge list: those of vertex v from first_[v] on
  std::vector<int> first_;
};

// Where the moves from a square lead, in the order given.
std::vector<int> neighbours(const Graph& graph, int square);

}  // namespace kt
