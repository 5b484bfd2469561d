// A depth-first search for a tour, as a value that can be stepped forward and back.
//
// `DepthFirst` holds the problem, the squares visited, an explicit stack of frames (a square, and how many of its moves
// have been looked at) and counters. Copying it is a snapshot, assigning it is a restore. At step 0 the knight stands
// on the start square. Memory: 5 bytes a square of the board, and 16 for each depth reached.
//
// Vocabulary: advance, backtrack and the like as in Walker (1960) and Knuth, TAOCP 4B (2022), 7.2.2.
// Stepping back keeps no history: a depth-first search is reversible, because a frame says which candidate came last.
//
// On a board each square has a byte, `open`: the moves that lead from it to free squares, in the order given. Only the
// bytes of free squares are kept up to date. That of a visited square is as it was when the knight arrived, and so it
// is again whenever the knight comes back to it. Where FastForward applies there is a word of free squares instead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/bits.h"
#include "core/problem.h"

namespace kt {

// How far to run: whichever comes first.
struct Budget {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t visits = UINT64_MAX;
};

struct FastTables;

class DepthFirst {
 public:
  struct Frame {
    std::int32_t square;  // a number of the graph
    std::uint8_t next;    // how many of its moves have been looked at
    bool operator==(const Frame&) const = default;
  };

  DepthFirst(const Problem& problem, Detail detail);

  Event step();
  bool step_back();
  std::uint64_t run(Budget budget);

  const Problem& problem() const { return problem_; }
  const Graph& graph() const { return *graph_; }
  Detail detail() const { return detail_; }
  void set_detail(Detail detail);

  Status status() const;
  bool ended() const;
  Event last_event() const;
  std::uint64_t steps() const { return visits_ - 1 + backtracks_ + rejections_ + stuck_; }
  std::uint64_t visits() const { return visits_; }
  std::uint64_t backtracks() const { return backtracks_; }
  std::uint64_t tours() const { return tours_; }
  std::size_t depth() const { return path_.size(); }
  std::size_t deepest() const { return records_.size(); }
  std::vector<Square> path() const;
  bool is_visited(Square square) const;
  // A move leads from the last square of a full path to the first.
  bool is_closed() const;
  std::vector<Candidate> candidates() const;

  // For ranking, pruning and ties.
  int top() const { return path_.back().square; }
  // Moves of the top of the stack to be looked at.
  int moves_here() const;
  int target(int move) const { return graph_->target(top(), move); }
  // The move leads to a square that the path may enter.
  bool enterable(int move) const;
  bool is_free(int v) const;
  // Where a square stands on the path, from 1; 0 if it is free, -1 if it is a hole. Not for plain backtracking.
  int number(int v) const { return number_[static_cast<std::size_t>(v)]; }
  // Moves from `v` to free squares.
  int degree(int v) const;
  // On a board: of the square that an enterable move leads to.
  int degree_after(int move) const {
    return count(open_[static_cast<std::size_t>(top() + delta_[static_cast<std::size_t>(move)])]);
  }
  // On a board, for an algorithm that prunes: free squares with no, and with one, move to another free square.
  int without_moves() const { return scarce_[0]; }
  int with_one_move() const { return scarce_[1]; }

  bool operator==(const DepthFirst& other) const;

 private:
  friend class FastForward;

  bool on_board() const { return problem_.edges.empty(); }
  std::uint8_t& kept_open(int v) { return open_[static_cast<std::size_t>(v)]; }
  unsigned open(int v) const;
  bool closes_squares() const { return on_board() && !problem_.algorithm->revisits; }
  bool is_full() const { return path_.size() == static_cast<std::size_t>(graph_->squares()); }
  bool is_tour() const;
  bool is_plain() const {
    return on_board() && !problem_.algorithm->rank && !problem_.algorithm->prune && !problem_.algorithm->revisits;
  }
  void rank(Ranking& ranking) const;
  MoveSet prune() const { return problem_.algorithm->prune ? problem_.algorithm->prune(*this) : MoveSet{}; }
  Rejection rejection(int move, const MoveSet& pruned) const;
  int last_entered_before(int end) const;
  // Counted in moves, the top stands right behind the last candidate that it entered.
  void settle_top() { path_.back().next = static_cast<std::uint8_t>(last_entered_before(path_.back().next)); }

  Square destination(int move) const;
  Event step_in_given_order();
  Event step_by_rank();
  void open_all();
  void occupy(int v);
  void release(int v);
  void count_scarce(int v, int by);
  void push(int v, int next);
  void pop();
  Event advance(int v);
  Event backtrack();
  void undo_advance();
  void undo_backtrack(int v);
  std::uint64_t run_by_steps(Budget budget);
  std::uint64_t run_by_degree(Budget budget);

  Problem problem_;
  std::shared_ptr<const Graph> graph_;
  Detail detail_;
  std::array<std::int32_t, kMoves> delta_{};   // on a board, what a move adds to a square's number
  std::array<std::uint8_t, kMoves> return_{};  // all moves but the one that leads back
  std::shared_ptr<const FastTables> fast_;     // where FastForward applies; then there is `free_`
  std::uint64_t free_ = 0;                     // and neither of the next two
  std::vector<std::uint8_t> open_;             // nor for an edge list this one
  std::vector<std::int32_t> number_;
  std::vector<Frame> path_;
  std::vector<std::uint64_t> records_;  // for each depth, the visit that first reached it
  std::array<int, 2> scarce_{};
  std::uint64_t visits_ = 0;
  std::uint64_t backtracks_ = 0;
  std::uint64_t rejections_ = 0;
  std::uint64_t tours_ = 0;
  std::uint64_t moves_given_up_ = 0;  // of all squares given up
  bool stuck_ = false;
};

}  // namespace kt
