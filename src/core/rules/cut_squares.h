// Pruning by cut squares.
//
// A tour continues from the top of the path through all free squares, in one line, to its end. For a closed tour that
// is the start, which counts as a free square here. A cut square is one whose removal splits the free squares into
// parts. The tour takes these parts one after the other, through the cut squares between them. So no tour is possible
// - if the parts do not lie in a row, or the end is not in the last one;
// - if the colours of a part cannot alternate. If every move changes the colour, a path from one cut square to the next
//   has as many squares of each colour, or one more of the colour of both.
// A square can be entered next only if it is in the first part and is not a cut square.
//
// One depth-first walk through the free squares finds them (Hopcroft and Tarjan 1973, Algorithm 447). If there are cut
// squares and the tour may end anywhere, a second walk starts in an outermost part. A graph with an edge
// that goes only one way is not pruned. Time and memory: linear in the squares, at every step.
#pragma once

#include <cstdint>
#include <memory>

#include "core/problem/problem.h"

namespace kt {

class Path;

class CutSquares {
 public:
  // If all possible moves are in `pruned`, the constructor does no work.
  explicit CutSquares(const Path& path, const MoveSet& pruned = {});

  // Always false if the free squares are already split.
  bool is_cut(int v) const { return nodes_ && met_ == squares_ && nodes_[v].is_cut; }
  // Precondition: `v` can be entered next.
  bool rules_out(int v) const { return fault_of(v).kind != PruneReason::Kind::none; }
  PruneReason why_not(int v) const;

 private:
  struct Node {
    std::int32_t order = 0;   // number in the order of the walk, from 1; 0: not met yet
    std::int32_t low = 0;     // lowest number that a move reaches from this square or those below it
    std::int32_t parent = 0;  // -1 for the root
    std::int32_t before = 0;  // sum of the colours met earlier
    std::uint8_t next = 0;    // next move to look at
    std::int8_t colour = 0;   // 1: light, -1: dark; 0 if moves do not change the colour
    bool is_cut = false;
  };
  // The squares behind a cut square, seen from the root of the walk.
  struct Part {
    int cut = -1, first = 0, squares = 0;
    bool has(const Node& node) const { return node.order >= first && node.order < first + squares; }
  };
  // A PruneReason without lists. `sum` adds up the colours of the counted squares.
  struct Fault {
    PruneReason::Kind kind = PruneReason::Kind::none;
    PruneReason::Side side = PruneReason::Side::all;
    int cut = -1, count = 0, sum = 0;
  };

  void walk(int root);
  void meet(int v, int parent);
  void split(int child);
  Fault fault_of(int v) const;

  const Path& path_;
  std::unique_ptr<Node[]> nodes_;
  int end_ = -1;     // last square of the tour; for a closed tour its start
  int squares_ = 0;  // number of squares to meet
  int met_ = 0, sum_ = 0;
  int next_colour_ = 0, last_colour_ = 0;
  Part inner_, outer_;  // behind the innermost and the outermost cut square
  int innermost_ = -1;  // the first square of the innermost part
  Fault all_;           // of the free squares as a whole
  Fault out_, in_;      // if the tour enters next where it leaves the innermost part, and where it ends in that part
};

// The moves that are possible and lead to no tour.
MoveSet prune_by_cuts(const Path& path);

}  // namespace kt
