// A depth-first search for a tour, as a value that can be stepped forward and back.
//
// `DepthFirst` holds the problem, the squares visited, an explicit stack of frames (a square, and how many of its moves
// have been looked at) and counters. Copying it is a snapshot, assigning it is a restore. At step 0 the knight stands
// on the start square. Memory: 5 bytes a square of the board, and 4 for each on the path.
//
// Vocabulary: advance, backtrack and the like as in Walker (1960) and Knuth, TAOCP 4B (2022), 7.2.2.
// Stepping back keeps no history: a depth-first search is reversible, because a frame says which candidate came last.
//
// The moves that lead from a square to free squares are `open`. On a board they are the bits of a byte, in the order
// given. Of a board of up to 64 squares the free ones are kept, as a word; of a larger one each square's byte. Only the
// bytes of free squares are kept up to date. That of a visited square is as it was when the knight arrived, and so it
// is again whenever the knight comes back to it.
//
// run() has a loop of its own where it pays: FastForward, PrunedRun and GreedyRun take the same steps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/basics/bits.h"
#include "core/fast/small_board.h"
#include "core/problem/problem.h"
#include "core/search/depth_records.h"
#include "core/search/stretch.h"

namespace kt {

// How far to run: whichever comes first.
struct Budget {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t visits = UINT64_MAX;
};

inline constexpr unsigned kAllMoves = 0xFF;

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
  // The same, and tells between which depths it was; what it visits is counted too, if there is a tally.
  Stretch run_stretch(Budget budget, Tally* tally = nullptr);

  const Problem& problem() const { return problem_; }
  const Graph& graph() const { return *graph_; }
  Detail detail() const { return detail_; }
  void set_detail(Detail detail);

  Status status() const {
    if (path_.empty()) return Status::exhausted;
    if (stuck_) return Status::stuck;
    // Only on arrival: once its last square looks for a way on, the search has gone past the tour.
    return path_.back().next == 0 && is_tour() ? Status::tour : Status::searching;
  }
  bool ended() const;
  Event last_event() const;
  std::uint64_t steps() const { return visits_ - 1 + backtracks_ + rejections_ + stuck_; }
  std::uint64_t visits() const { return visits_; }
  std::uint64_t backtracks() const { return backtracks_; }
  std::uint64_t tours() const { return tours_; }
  std::size_t depth() const { return path_.size(); }
  std::size_t deepest() const { return records_.deepest(); }
  std::vector<DepthRecord> records() const { return records_.peaks(); }
  // The first `length` squares of both paths are the same; false if one is shorter.
  bool shares_path(const DepthFirst& other, std::size_t length) const;
  // How many candidates of the path's square number `depth`, from 1, have been looked at, in the order tried.
  int looked_at(std::size_t depth) const { return path_[depth - 1].next; }
  // What a copy takes in memory, roughly.
  std::size_t bytes() const;
  std::vector<Square> path() const;
  void copy_path(std::vector<Square>& squares) const;  // as path(), into what there is
  bool is_visited(Square square) const;
  // A move leads from the last square of a full path to the first.
  bool is_closed() const;
  std::vector<Candidate> candidates() const;

  // For ranking, pruning and ties.
  int top() const { return path_.back().square; }
  // Moves of the top of the stack to be looked at.
  int moves_here() const { return problem_.algorithm->revisits && is_full() ? 0 : graph_->moves(top()); }
  int target(int move) const { return graph_->target(top(), move); }
  // The move leads to a square that the path may enter.
  bool enterable(int move) const;
  bool is_free(int v) const;
  // Where a square stands on the path, from 1; 0 if it is free, -1 if it is a hole.
  int number(int v) const;
  // Moves from `v` to free squares.
  int degree(int v) const;
  // The order of the moves in force, for a tie rule that has orders.
  const MoveOrderStage& order_stage() const;
  // On a board of more than 64 squares, for an algorithm that prunes: free squares with no, and with one, move to
  // another.
  int without_moves() const { return scarce_[0]; }
  int with_one_move() const { return scarce_[1]; }
  // On a board of up to 64 squares, where none is entered twice; otherwise null. And its free places.
  const SmallBoard* small_board() const { return small_.get(); }
  SmallBoard::Set free_places() const { return free_; }

  bool operator==(const DepthFirst& other) const;

 private:
  friend class FastForward;
  friend class GreedyRun;
  friend class PrunedRun;
  friend class Unwinding;

  // On a board of more than 64 squares: of the square that an enterable move leads to.
  int degree_after(int move) const {
    return count(open_[static_cast<std::size_t>(top() + delta_[static_cast<std::size_t>(move)])]);
  }
  bool on_board() const { return problem_.edges.empty(); }
  std::uint8_t& kept_open(int v) { return open_[static_cast<std::size_t>(v)]; }
  unsigned open(int v) const;
  bool is_full() const { return path_.size() == static_cast<std::size_t>(graph_->squares()); }
  bool is_tour() const { return is_full() && is_full_tour(); }
  bool is_full_tour() const;
  bool in_given_order() const { return plain_ && detail_ == Detail::move; }
  void rank(Ranking& ranking) const;
  MoveSet prune() const { return problem_.algorithm->prune ? problem_.algorithm->prune(*this) : MoveSet{}; }
  Rejection rejection(int move, const MoveSet& pruned) const;
  int last_entered_before(int end) const;
  int last_accepted_before(int end) const;
  void retreat(int end);

  Square destination(int move) const;
  int next_in_given_order() const;
  Event step_in_given_order();
  Event step_by_rank();
  void open_all();
  void occupy(int v);
  void release(int v);
  void count_scarce(int v, int by);
  void number_top();
  void unnumber_top();
  void push(int v, int next);
  void pop();
  Event advance(int v);
  Event backtrack();
  void undo_advance();
  void undo_backtrack(int v);
  void undo_by_rank();
  std::uint64_t run_on(Budget budget, Observation& watch);
  std::uint64_t run_by_steps(Budget budget, Observation& watch);
  std::uint64_t visits_fitting(Budget budget) const;
  void set_visits(std::uint64_t visits);

  Problem problem_;
  std::shared_ptr<const Graph> graph_;
  Detail detail_;
  std::array<std::int32_t, kMoves> delta_{};   // on a board, what a move adds to a square's number
  std::array<std::uint8_t, kMoves> return_{};  // all moves but the one that leads back
  bool closes_squares_;                        // a board, and none is entered twice
  bool plain_;                                 // in the order of the moves, all that can be entered
  std::shared_ptr<const std::vector<MoveOrderStage>> order_stages_;
  std::shared_ptr<const SmallBoard> small_;  // with it there is `free_`, and neither of the next two
  std::uint64_t free_ = 0;                   // places
  std::vector<std::uint8_t> open_;           // not for an edge list, nor where squares repeat
  std::vector<std::int32_t> number_;
  std::vector<Frame> path_;
  DepthRecords records_;
  std::array<int, 2> scarce_{};
  std::uint64_t visits_ = 0;
  std::uint64_t backtracks_ = 0;
  std::uint64_t rejections_ = 0;
  std::uint64_t tours_ = 0;
  std::uint64_t moves_given_up_ = 0;  // of all squares given up, unless all have equally many
  bool stuck_ = false;
};

// What a search has used of a budget since it began to run.
class Meter {
 public:
  Meter(const DepthFirst& search, Budget budget)
      : search_(search), budget_(budget), first_step_(search.steps()), first_visit_(search.visits()) {}
  std::uint64_t steps() const { return search_.steps() - first_step_; }
  Budget rest() const { return {budget_.steps - steps(), budget_.visits - (search_.visits() - first_visit_)}; }

 private:
  const DepthFirst& search_;
  Budget budget_;
  std::uint64_t first_step_, first_visit_;
};

inline unsigned DepthFirst::open(int v) const {
  if (!small_) return open_[static_cast<std::size_t>(v)];
  const int place = small_->place(v);
  return small_->moves_to(place, small_->reach(place) & free_);
}

[[gnu::always_inline]] inline void DepthFirst::push(int v, int next) {
  path_.push_back({v, static_cast<std::uint8_t>(next)});
  if (small_) {
    free_ ^= SmallBoard::at(small_->place(v));
  } else {
    number_top();
  }
}

[[gnu::always_inline]] inline void DepthFirst::pop() {
  if (small_) {
    free_ ^= SmallBoard::at(small_->place(top()));
  } else {
    unnumber_top();
  }
  path_.pop_back();
}

}  // namespace kt
