// What holds the free squares together: pruning by the squares that cut them apart.
//
// A tour goes on from the top of the path through all free squares, in one line, to its end; of a closed tour that is
// the start, which counts as one of them here. A cut square is one without which the others would fall apart. The tour
// takes the parts one after the other, through the cut squares between them. So nothing is left to try
// - where the parts hang together otherwise than in a row, or the end is not in the last one;
// - where the parts' colours can not be taken in turn: of a piece whose every move changes the colour, a path from one
//   cut square to the next has as many squares of each colour, or one more of the colour of both.
// A square can be entered next only if it is in the first part, and no cut square.
//
// One depth-first walk through the free squares finds them (Hopcroft and Tarjan 1973, Algorithm 447); where there are
// any and the tour may end anywhere, a second one from an outermost part. Of an edge list, whose moves may go one way,
// nothing is looked for. Time and memory: of the order of the squares, at every step.
#pragma once

#include <cstdint>
#include <memory>

#include "core/problem/problem.h"

namespace kt {

class Path;

class CutSquares {
 public:
  // Without moves that can be made, but for those known to be pruned, it looks for nothing.
  explicit CutSquares(const Path& path, const MoveSet& pruned = {});

  // None is where the free squares are apart already.
  bool is_cut(int v) const { return nodes_ && met_ == squares_ && nodes_[v].is_cut; }
  // Of a square that can be entered next.
  bool rules_out(int v) const { return fault_of(v).kind != PruneReason::Kind::none; }
  PruneReason why_not(int v) const;

 private:
  struct Node {
    std::int32_t order = 0;   // from 1, as they are met; 0: not yet
    std::int32_t low = 0;     // the first that a move leads to from what was met by way of this one
    std::int32_t parent = 0;  // -1: of the root
    std::int32_t before = 0;  // the sum of the colours met earlier
    std::uint8_t next = 0;    // of its moves
    std::int8_t colour = 0;   // 1: light, -1: dark; 0 where moves do not change it
    bool is_cut = false;
  };
  // Behind a cut square, seen from where the walk began.
  struct Part {
    int cut = -1, first = 0, squares = 0;
    bool has(const Node& node) const { return node.order >= first && node.order < first + squares; }
  };
  // A PruneReason without lists; `sum` of the colours of the squares counted.
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
  int end_ = -1;     // where the tour must end; of a closed one its start
  int squares_ = 0;  // to be met
  int met_ = 0, sum_ = 0;
  int next_colour_ = 0, last_colour_ = 0;
  Part inner_, outer_;  // the parts behind the innermost cut square and behind the outermost
  int innermost_ = -1;  // the first square of the innermost part
  Fault all_;           // of all squares
  Fault out_, in_;      // of those from where the tour would come out of the innermost part, and end in it
};

// The moves that can be entered and lead to no tour.
MoveSet prune_by_cuts(const Path& path);

}  // namespace kt
