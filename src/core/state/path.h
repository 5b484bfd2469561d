// The path of a depth-first search, as a stack of frames, and the squares that are free around it.
//
// A frame is a square, and how many of its moves have been looked at, in the order in which the algorithm tries them.
// All else follows from the problem and the squares of the path: so the rules of an algorithm (core/rules) see a Path
// and nothing else.
//
// What is kept beside the frames depends on the board. Of up to 64 squares: the free ones, as a word. Of more: the open
// moves of each square (open_moves.h), and its number. Of an edge list, or where squares repeat: the numbers alone.
// Memory: 13 bytes a square of a large board. Where the algorithm asks for what the path forces (forced_moves.h), that
// is kept on any board, with what there is on a large one.
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
    std::int32_t square;  // a number of the graph
    std::uint8_t next;    // how many of its moves have been looked at
    bool operator==(const Frame&) const = default;
  };

  // Without any square, not even the start.
  explicit Path(const Problem& problem);

  const Problem& problem() const { return problem_; }
  const Algorithm& algorithm() const { return *problem_.algorithm; }
  const Graph& graph() const { return *graph_; }

  // The stack.
  bool empty() const { return depth_ == 0; }
  std::size_t depth() const { return depth_; }
  std::span<const Frame> frames() const { return {frames_.data(), depth_}; }
  int top() const { return last().square; }
  // How many moves of its last square, or of its square number `depth`, from 1, have been looked at.
  int looked_at() const { return last().next; }
  int looked_at(std::size_t depth) const { return frames_[depth - 1].next; }
  void set_looked_at(int moves) { frames_[depth_ - 1].next = static_cast<std::uint8_t>(moves); }
  void push(int v);
  void pop();
  // pop(); and of what the problem gives all at once: then nothing is left.
  void give_up() {
    pop();
    if (depth() < problem_.given.size() + 1) give_up_root();
  }
  // On the path there is nothing but what the problem gives.
  bool is_root() const { return depth() == problem_.given.size() + 1; }
  // Its last squares, so many, have been entered.
  void count_last(VisitCounts& counts, std::size_t squares) const;
  // push(), by a loop that has closed the moves to `v` itself.
  void push_closed(int v) {
    push_frame(v);
    number_[v] = static_cast<std::int32_t>(depth());
  }

  std::vector<Square> squares() const;
  void copy_squares(std::vector<Square>& squares) const;  // into what there is
  // The first `length` squares of both are the same; false if one is shorter.
  bool starts_as(const Path& other, std::size_t length) const;
  bool is_full() const { return depth() == static_cast<std::size_t>(graph_->squares()); }
  bool is_tour() const { return is_full() && is_full_tour(); }
  // A move leads from the last square of a full path to the first.
  bool is_closed() const;

  // The squares.
  bool is_free(int v) const;
  // Where a square stands on the path, from 1; 0 if it is free, -1 if it is a hole.
  int number(int v) const;
  // Moves from `v` to free squares.
  int degree(int v) const;

  // The moves of the last square.
  int moves_here() const { return algorithm().revisits && is_full() ? 0 : graph_->moves(top()); }
  int target(int move) const { return graph_->target(top(), move); }
  // Where a move leads, perhaps off the board.
  Square destination(int move) const;
  // The move leads to a square that the path may enter.
  bool enterable(int move) const;
  // The order of the moves in force, for a tie rule that has orders.
  const MoveOrderStage& order_stage() const;

  // A board where no square repeats: what open() says of a free square is true. Of the others nothing is kept.
  bool keeps_open_moves() const { return keeps_open_moves_; }
  // The moves that lead to free squares, as bits: of a free square, and of the last one.
  unsigned open(int v) const;
  // Of the algorithm: every move that can be made is made, in the order given.
  bool is_in_given_order() const { return in_given_order_; }
  // Then: the first of the moves still to be tried, kMoves if none is left; where it leads; and how many of the first
  // `end` moves it takes to have the last of them that can be made.
  int next_open() const;
  int step_to(int move) const { return top() + delta_[move]; }
  int last_open_before(int end) const { return static_cast<int>(std::bit_width(open(top()) & ~(kAllMoves << end))); }

  // On a board of up to 64 squares, where none is entered twice and nothing forced is kept; otherwise null. And its
  // free places.
  const SmallBoard* small_board() const { return small_.get(); }
  SmallBoard::Set free_places() const { return free_; }
  // The same where a knight's moves are made in the order given; otherwise null. There, between the root and the
  // deepest square so far: the next move that is open is made; or, if none is, the last square is taken off. True for a
  // move.
  const SmallBoard* knights_board() const { return knights_board_; }
  bool step_on(const SmallBoard& board);
  // On a board of more.
  OpenMoves& open_moves() { return open_; }
  const OpenMoves& open_moves() const { return open_; }
  // What the path forces: of a board, for an algorithm that asks for it; otherwise of none.
  const ForcedMoves& forced_moves() const { return forced_; }

  // What a copy takes in memory beside itself, roughly.
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
  std::array<std::int32_t, kMoves> delta_{};  // on a board, what a move adds to a square's number
  bool keeps_open_moves_;
  bool in_given_order_;
  std::shared_ptr<const std::vector<MoveOrderStage>> order_stages_;
  std::shared_ptr<const SmallBoard> small_;    // with it there is `free_`, and neither of the next two
  const SmallBoard* knights_board_ = nullptr;  // that one, or null; to find it out at each step costs a tenth of it
  SmallBoard::Set free_ = 0;
  OpenMoves open_;
  ForcedMoves forced_;
  std::vector<std::int32_t> number_;
  std::vector<Frame> frames_;  // the first `depth_` of them
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
