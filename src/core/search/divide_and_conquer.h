// A closed knight's tour by divide and conquer, as a value that can be stepped forward and back.
//
// The board is divided into four quadrants, and each of these into four, until a part has the size of one of six bases
// with a stored tour. Where four parts meet, one edge of each is replaced by four edges between them, which makes the
// four tours one. The order is depth first, so the four parts of each joint are ready. Time: linear in the squares.
//
// Supported: the knight on boards of even n x n, n x (n + 2) and (n + 2) x n from 6x6 on, without holes or an end. On
// anything else the first step is `stuck`, and the refusal says why. It ends at its tour: further steps do nothing.
// Memory: 8 bytes per square, and about half a byte per square for the plan.
//
// Source: Parberry, An efficient algorithm for the knight's tour problem (1997). The bases are this project's own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// Empty if the problem is supported, otherwise a sentence without a subject that says what is supported.
Message divide_and_conquer_refusal(const Problem& problem);

class DivideAndConquer {
 public:
  // Precondition: the start is a square of the board.
  explicit DivideAndConquer(const Problem& problem);

  // Does one step and returns it: `divide` or `lay` with the top left square of the part, or `join` with the square
  // below and right of the joint's centre. The last one is `tour` with that square.
  Event step();
  // Undoes one step; false at step 0.
  bool step_back();
  // Stops after `max_steps` or at the end. Returns the number of steps done.
  std::uint64_t run(std::uint64_t max_steps);

  Status status() const;
  Event last_event() const;
  std::uint64_t steps() const { return steps_; }
  std::uint64_t tours() const { return is_complete() ? 1 : 0; }
  // The number of squares on base tours so far.
  std::uint64_t visits() const { return visits_; }
  // The number of squares if the tour is complete, otherwise 0.
  std::size_t depth() const { return is_complete() ? links_.size() : 0; }
  // The tour from the start on if it is complete, otherwise empty.
  std::vector<Square> path() const;
  // The edges of all tours so far, each once.
  std::vector<std::array<Square, 2>> edges() const;

  // Approximate memory of a copy.
  std::size_t bytes() const { return sizeof *this + plan_.size() * sizeof plan_[0] + links_.size() * sizeof links_[0]; }

  bool operator==(const DivideAndConquer&) const = default;

 private:
  // A step, and the part of the board that it works on.
  struct Task {
    EventType type;
    Square corner;  // top left
    Board size;
    bool operator==(const Task&) const = default;
  };

  void plan(Square corner, Board size);
  bool is_complete() const { return status() == Status::tour; }
  Square square(std::int32_t v) const { return {v / board_.cols, v % board_.cols}; }
  void lay(const Task& task);
  void undo_lay(const Task& task);
  void join(const Task& task, bool undo);
  void relink(std::int32_t v, std::int32_t from, std::int32_t to);

  Board board_;
  Square start_;
  std::vector<Task> plan_;
  std::vector<std::array<std::int32_t, 2>> links_;  // the two neighbours of each square in its tour; -1: none yet
  std::uint64_t steps_ = 0;
  std::uint64_t visits_ = 0;
};

}  // namespace kt
