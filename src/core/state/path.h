// The path of a depth-first search, as a stack of frames, and the free squares around it.
//
// A frame is a square and the number of its moves that have been looked at, in the order in which the algorithm tries
// them. Everything else follows from the problem and the squares of the path. So the rules of an algorithm (core/rules)
// see only a Path.
//
// What it keeps beside the frames depends on the board. Up to 64 squares: the free ones, as a word. More squares: the
// open moves of each square (open_moves.h), and its number. Edge lists, and paths that may repeat squares: the numbers
// alone. Memory: 13 bytes per square of a large board. If the algorithm uses forced moves (forced_moves.h), they are
// kept on any board, together with the data of a large one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/basics/bits.h"
#include "core/problem/problem.h"
#include "core/state/forced_moves.h"
#include "core/state/open_moves.h"
#include "core/state/small_board.h"
#include "core/state/visit_counts.h"

namespace kt {

inline constexpr unsigned kAllMoves = 0xFF;

class Path {
 public:
  struct Frame {
    std::int32_t square;  // number in the graph
    std::uint8_t next;    // how many of its moves have been looked at
    bool operator==(const Frame&) const = default;
  };

  // Empty: without the start.
  explicit Path(const Problem& problem);

  const Problem& problem() const { return problem_; }
  const Algorithm& algorithm() const { return *problem_.algorithm; }
  const Graph& graph() const { return *graph_; }

  // The stack.
  bool empty() const { return depth_ == 0; }
  std::size_t depth() const { return depth_; }
  std::span<const Frame> frames() const { return {frames_.data(), depth_}; }
  int top() const { return last().square; }
  // How many moves of the last square, or of square number `depth` (from 1), have been looked at.
  int looked_at() const { return last().next; }
  int looked_at(std::size_t depth) const { return frames_[depth - 1].next; }
  void set_looked_at(int moves) { frames_[depth_ - 1].next = static_cast<std::uint8_t>(moves); }
  void push(int v);
  void pop();
  // Like pop(), but takes off all given squares together.
  void give_up() {
    pop();
    if (depth() < problem_.given.size() + 1) give_up_root();
  }
  // True if the path has only the start and the given squares.
  bool is_root() const { return depth() == problem_.given.size() + 1; }
  // Counts visits of the last `squares` squares.
  void count_last(VisitCounts& counts, std::size_t squares) const;
  // Like push(), for a loop that has already closed the moves to `v`.
  void push_closed(int v) {
    push_frame(v);
    number_[v] = static_cast<std::int32_t>(depth());
  }

  std::vector<Square> squares() const;
  void copy_squares(std::vector<Square>& squares) const;  // into an existing vector
  // True if the first `length` squares of both are the same; false if one is shorter.
  bool starts_as(const Path& other, std::size_t length) const;
  bool is_full() const { return depth() == static_cast<std::size_t>(graph_->squares()); }
  bool is_tour() const { return is_full() && is_full_tour(); }
  // True if a move leads from the last square of a full path to the first.
  bool is_closed() const;

  // Queries about squares.
  bool is_free(int v) const;
  // The position of a square on the path, from 1; 0 if it is free, -1 if it is a hole.
  int number(int v) const;
  // Number of moves from `v` to free squares.
  int degree(int v) const;

  // Queries about the moves of the last square.
  int moves_here() const { return algorithm().revisits && is_full() ? 0 : graph_->moves(top()); }
  int target(int move) const { return graph_->target(top(), move); }
  // The target of a move, perhaps off the board.
  Square destination(int move) const;
  // True if the path may enter the target of the move.
  bool enterable(int move) const;
  // The current move order, for tie rules with stages.
  const MoveOrderStage& order_stage() const;

  // True on boards where no square repeats: then open() is valid for free squares. The others keep no open moves.
  bool keeps_open_moves() const { return keeps_open_moves_; }
  // The moves to free squares, as bits. Precondition: `v` is free or the last square.
  unsigned open(int v) const;
  // True if the algorithm makes every possible move, in the given order.
  bool is_in_given_order() const { return in_given_order_; }
  // If so: the first move still to be tried, or kMoves if none is left; its target; and the number of moves up to the
  // last possible one among the first `end`.
  int next_open() const;
  int step_to(int move) const { return top() + delta_[move]; }
  int last_open_before(int end) const { return static_cast<int>(std::bit_width(open(top()) & ~(kAllMoves << end))); }

  // The small board (up to 64 squares, no repeated squares, no forced moves), otherwise null; and its free places.
  const SmallBoard* small_board() const { return small_.get(); }
  SmallBoard::Set free_places() const { return free_; }
  // The small board of a knight that makes its moves in the given order, otherwise null. Between the root and the
  // deepest square so far, step_knight() makes the next open move, or takes off the last square if there is none. True
  // for a move.
  const SmallBoard* knights_board() const { return knights_board_; }
  bool step_on(const SmallBoard& board);
  // On larger boards.
  OpenMoves& open_moves() { return open_; }
  const OpenMoves& open_moves() const { return open_; }
  // The moves that the path forces, if the algorithm uses them; otherwise none.
  const ForcedMoves& forced_moves() const { return forced_; }

  // Approximate memory of a copy, without the object itself.
  std::size_t bytes() const;
  bool operator==(const Path& other) const;

 private:
  void give_up_root();
  bool is_full_tour() const;
  const Frame& last() const { return frames_[depth_ - 1]; }
  void push_frame(int v) {
    if (depth_ == frames_.size()) add_room();
    frames_[depth_++] = {v, 0};
  }
  void add_room();
  void number_top();
  void unnumber_top();

  Problem problem_;
  std::shared_ptr<const Graph> graph_;
  std::array<std::int32_t, kMoves> delta_{};  // on a board: what a move adds to a square's number
  bool keeps_open_moves_;
  bool in_given_order_;
  std::shared_ptr<const std::vector<MoveOrderStage>> order_stages_;
  std::shared_ptr<const SmallBoard> small_;    // if set, it uses `free_` instead of the next two
  const SmallBoard* knights_board_ = nullptr;  // the same or null, cached because checking costs a tenth of a step
  SmallBoard::Set free_ = 0;
  OpenMoves open_;
  ForcedMoves forced_;
  std::vector<std::int32_t> number_;
  std::vector<Frame> frames_;  // the first `depth_` are in use
  std::size_t depth_ = 0;
};

inline unsigned Path::open(int v) const {
  if (!small_) return open_.of(v);
  const int place = small_->place(v);
  return small_->moves_to(place, small_->reach(place) & free_);
}

inline int Path::next_open() const {
  const auto [v, next] = last();
  const unsigned moves = open(v) & (kAllMoves << next);
  return moves == 0 ? kMoves : lowest(moves);
}

[[gnu::always_inline]] inline void Path::push(int v) {
  push_frame(v);
  if (small_) {
    free_ ^= SmallBoard::at(small_->place(v));
  } else {
    number_top();
  }
}

[[gnu::always_inline]] inline void Path::pop() {
  if (small_) {
    free_ ^= SmallBoard::at(small_->place(top()));
  } else {
    unnumber_top();
  }
  --depth_;
}

[[gnu::always_inline]] inline bool Path::step_on(const SmallBoard& board) {
  Frame& top = frames_[depth_ - 1];
  const int v = top.square, place = board.place(v);
  const SmallBoard::Set ways = board.reach_later(v, top.next) & free_;
  if (ways == 0) {
    free_ ^= SmallBoard::at(place);
    --depth_;
    return false;
  }
  const auto [move, distance] = board.knights_first_step(place, ways);
  free_ ^= SmallBoard::at(board.place(v + distance));
  top.next = static_cast<std::uint8_t>(move + 1);
  frames_[depth_++] = {v + distance, 0};
  return true;
}

}  // namespace kt
