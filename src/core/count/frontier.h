// Counts knight's tours (Hamiltonian paths and cycles) without enumerating them, by frontier dynamic programming.
//
// The algorithm takes the squares one by one, each with all its edges to squares not taken yet. For the rest of the
// count, only this matters: which fragments of a path end on the frontier, and where. All choices that agree in this
// share one state with a count. So the work grows with the number of states (see frontier_table.h), not of tours.
//
// Goal `closed`: undirected closed tours; with an `end`, those that use the move between start and end. Goal `tour`:
// directed open tours from `start` or, with `all_starts`, from every square; `end`, if set, is their last square. With
// `all_starts` an `end` excludes no closed tour, because all pass it. Exact up to 2^128 - 1. Works for boards with
// holes, other leapers and edge lists if every move goes both ways.
//
// Source: Knuth, The Art of Computer Programming 4A (2011), section 7.1.4, exercise 225 (Simpath, with its `mate`
// tables). This version takes one square at a time instead of one edge, and drops states that cannot be completed
// early.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include "core/count/frontier_table.h"
#include "core/count/frontier_walk.h"
#include "core/count/tour_count.h"
#include "core/problem/problem.h"

namespace kt {

// The error is a sentence that says why the problem cannot be counted in this way.
std::expected<void, Message> frontier_can_count(const Problem& problem, bool all_starts);

// A value: a copy is a snapshot.
class FrontierCount {
 public:
  // `gave_up`: not possible, see reason().
  enum class Status : std::uint8_t { counting, done, gave_up };

  // In memory at a time. This takes about 3 GB, which is enough for 7x7 from every square.
  static constexpr std::size_t kMaxStates = 1 << 26;
  // The most states that a table can number.
  static constexpr std::size_t kMaxTableStates = std::numeric_limits<std::uint32_t>::max();

  // A problem that frontier_can_count refuses ends at once with `gave_up`.
  FrontierCount(const Problem& problem, bool all_starts, std::size_t max_states = kMaxStates);

  // For closed tours: stops when the squares of `part` are taken, and keeps its states for take_states().
  FrontierCount(const Problem& problem, std::span<const int> part, std::size_t max_states);

  // Makes about `max_work` transitions between states, about 10 million per second. True when the count is complete.
  bool run(std::uint64_t max_work);

  Status status() const { return status_; }
  const Message& reason() const { return reason_; }
  TourCount count() const { return total_; }  // valid only when complete

  // After a part: its states, and the slots of the squares with an edge to the part in their keys.
  FrontierTable::States take_states() { return std::exchange(now_, {}); }
  int slot_of(int square) const { return walk_.slot_of(square); }  // -1 if no edge leads to the square

  int squares() const { return last_; }
  int squares_done() const { return squares_done_; }
  std::size_t states() const { return states_; }  // on the frontier after those squares
  std::size_t peak_states() const { return peak_; }

 private:
  FrontierCount(FrontierWalk walk, bool closed, int last, std::size_t max_states);
  void end_square();
  void finish(Status status, Message reason = {});

  FrontierWalk walk_;
  bool closed_;
  int last_;                      // number of squares to take
  bool both_directions_ = false;  // each open tour is found once and counts twice
  Status status_ = Status::counting;
  Message reason_;
  TourCount total_;
  int squares_done_ = 0;
  std::size_t states_ = 1;
  std::size_t peak_ = 1;

  std::size_t max_states_;
  FrontierStep step_;          // takes the current square
  FrontierTable::States now_;  // states before the step, not expanded yet
  FrontierTable next_;         // states after the step, so far
};

}  // namespace kt
