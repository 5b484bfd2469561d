// A depth-first search for a knight's tour, as a value that can be stepped forward and back.
//
// `Search` holds the problem, the squares visited, an explicit stack of frames (a square, and how many of its moves
// have been looked at) and counters. Copying it is a snapshot, assigning it is a restore. At step 0 the knight stands
// on the start square. Counters count from there: `visits` every placement of the knight, the start included,
// `backtracks` every square given up. Memory: 9 bytes a square of the board at most, and 8 for each depth reached.
//
//   Search search(Problem{.board = {5, 5}});
//   while (search.status() != Status::tour && search.status() != Status::exhausted) search.step();
//
// Vocabulary: advance, backtrack and the like as in Walker (1960) and Knuth, TAOCP 4B (2022), 7.2.2.
// Stepping back keeps no history: a depth-first search is reversible, because a frame says which candidate came last.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/problem.h"

namespace kt {

// `searching`: undecided so far. `tour`: the path is a tour; a step goes on to the next. `exhausted`: proof that there
// is no further tour from this start.
enum class Status : std::uint8_t { searching, tour, exhausted };

class Search {
 public:
  struct Frame {
    std::int32_t cell;  // a position in `marks_`
    std::uint8_t next;  // how many of its moves have been looked at
    bool operator==(const Frame&) const = default;
  };

  // The start must be a square of the board.
  explicit Search(const Problem& problem, Detail detail = Detail::move);

  // Does one step and tells what it was. On an exhausted search nothing happens.
  Event step();
  // Undoes one step; false at step 0.
  bool step_back();
  // step() in a tight loop: stops after `max_steps`, at a tour, or exhausted. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);

  const Problem& problem() const { return problem_; }
  Detail detail() const { return detail_; }
  // The same moment of the same search, seen in other steps. A moment between two moves becomes the move before it.
  void set_detail(Detail detail);

  Status status() const;
  Event last_event() const;
  std::uint64_t steps() const { return visits_ - 1 + backtracks_ + rejections_; }
  std::uint64_t visits() const { return visits_; }
  std::uint64_t backtracks() const { return backtracks_; }
  std::uint64_t tours() const { return tours_; }
  std::size_t depth() const { return path_.size(); }
  std::size_t deepest() const { return records_.size(); }

  Square square(std::size_t depth_index) const { return square_of(path_[depth_index].cell); }
  std::vector<Square> path() const;
  // False for squares off the board.
  bool is_visited(Square square) const { return problem_.board.contains(square) && mark(cell_of(square)) == kVisited; }
  // Of the top of the stack; only while the stack is not empty.
  std::array<Candidate, kMoves> candidates() const;

  bool operator==(const Search&) const = default;

 private:
  // Around the board lies a margin two squares wide that is never free, so that a move needs no bounds check.
  static constexpr int kMargin = 2;
  static constexpr std::uint8_t kFree = 0, kVisited = 1, kOffBoard = 2;

  std::int32_t cell_of(Square s) const { return (s.row + kMargin) * stride_ + s.col + kMargin; }
  Square square_of(std::int32_t cell) const { return {cell / stride_ - kMargin, cell % stride_ - kMargin}; }
  std::uint8_t mark(std::int32_t cell) const { return marks_[static_cast<std::size_t>(cell)]; }
  Ranking ranking() const;
  std::int32_t target(std::size_t move) const { return path_.back().cell + deltas_[move]; }
  Rejection rejection(std::int32_t cell) const;
  bool is_tour() const;
  std::uint8_t last_free_before(const Ranking& ranking, std::uint8_t end) const;

  void advance(std::int32_t cell);
  void backtrack();
  void undo_advance();
  void undo_backtrack(std::int32_t cell);
  std::uint64_t run_moves_in_given_order(std::uint64_t max_steps);

  Problem problem_;
  Detail detail_;
  std::int32_t stride_;
  std::array<std::int32_t, kMoves> deltas_;
  std::vector<std::uint8_t> marks_;
  std::vector<Frame> path_;
  std::vector<std::uint64_t> records_;  // for each depth, the visit that first reached it
  std::uint64_t visits_ = 0;
  std::uint64_t backtracks_ = 0;
  std::uint64_t rejections_ = 0;
  std::uint64_t tours_ = 0;
};

}  // namespace kt
