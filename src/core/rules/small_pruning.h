// The rules of pruning.h on a board of up to 64 squares. It counts the degrees of all squares at once, with one word
// for each move.
#pragma once

#include "core/problem/problem.h"
#include "core/state/small_board.h"

namespace kt {

class SmallPruning {
 public:
  using Set = SmallBoard::Set;

  SmallPruning(const SmallBoard& board, const Graph& graph, const Problem& problem);

  // The places that may be entered from `here` if the places in `free` are not visited.
  Set allowed(int here, Set free) const;

 private:
  const SmallBoard& board_;
  Set start_, beside_start_;
  Set end_;   // 0: none
  Set last_;  // places where a tour may end
  bool closes_, may_end_anywhere_;
};

inline SmallPruning::SmallPruning(const SmallBoard& board, const Graph& graph, const Problem& problem)
    : board_(board),
      start_(SmallBoard::at(board.place(graph.number(problem.start)))),
      beside_start_(board.reach(board.place(graph.number(problem.start)))),
      end_(problem.end ? SmallBoard::at(board.place(graph.number(*problem.end))) : 0),
      last_((problem.end ? end_ : board.squares()) & (problem.goal == Goal::closed ? beside_start_ : board.squares())),
      closes_(problem.goal == Goal::closed && !problem.end),
      may_end_anywhere_(problem.goal == Goal::tour && !problem.end) {}

inline SmallPruning::Set SmallPruning::allowed(int here, Set free) const {
  const Set ways = board_.reach(here) & free;
  if (is_single(free)) return ways & last_;
  if ((end_ & ~free) != 0) return 0;
  const Set exits = closes_ ? free | start_ : free;
  Set one = 0, two = 0;  // squares with at least so many onward moves
  for (std::size_t move = 0; move < kMoves; ++move) {
    const Set leading_out = board_.shifted(exits, move);
    two |= one & leading_out;
    one |= leading_out;
  }
  if ((free & ~one) != 0) return 0;
  Set kept_for_last = end_;
  if (closes_) {
    const Set beside_start = beside_start_ & free;
    if (beside_start == 0) return 0;
    if (is_single(beside_start)) kept_for_last = beside_start;
  }
  const Set scarce = free & ~two & ~end_;
  const Set not_last = may_end_anywhere_ ? scarce & (scarce - 1) : scarce;
  if (!is_single(not_last)) return 0;
  return ways & ~kept_for_last & (not_last == 0 ? ways : scarce);
}

}  // namespace kt
