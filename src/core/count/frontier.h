// Counts knight's tours (Hamiltonian paths and cycles) without enumerating them, by frontier dynamic programming.
//
// The squares are taken one by one, each with all its edges to squares not taken yet. Of everything chosen so far only
// this matters for the rest: which fragments of a path end on the frontier, and where. The many ways that agree in it
// are one state with a count, so the work grows with the states (see frontier_table.h), not with the tours.
//
// Goal `closed`: undirected closed tours, each once; with an `end`, those that use the move between start and end. Goal
// `tour`: directed open tours from `start` or, with `all_starts`, from every square; `end`, if set, is where they must
// end. With `all_starts` an `end` leaves out no closed tour: all come past it. Exact up to 2^128 - 1. Boards with
// holes, other leapers and edge lists will do, as long as every move can be taken back.
//
// Source: Knuth, The Art of Computer Programming 4A (2011), section 7.1.4, exercise 225 (Simpath, with its `mate`
// tables). Here a square is taken at a time, not an edge, and states that can not be completed are left out early.
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

// A sentence that says why a problem can not be counted in this way.
std::expected<void, Message> frontier_can_count(const Problem& problem, bool all_starts);

// A value: copy it to keep a snapshot.
class FrontierCount {
 public:
  // `gave_up`: it can not be done, for a `reason`.
  enum class Status : std::uint8_t { counting, done, gave_up };

  // At a time: some 3 GB, and 7x7 from every square is within them.
  static constexpr std::size_t kMaxStates = 1 << 26;
  // Those that a table has numbers for.
  static constexpr std::size_t kMostStates = std::numeric_limits<std::uint32_t>::max();

  // A problem that frontier_can_count refuses is given up at once.
  FrontierCount(const Problem& problem, bool all_starts, std::size_t max_states = kMaxStates);

  // Closed tours, only as far as to have taken these squares: then it is done, and has states to take.
  FrontierCount(const Problem& problem, std::span<const int> part, std::size_t max_states);

  // Goes on for about `max_work` transitions from state to state, of which there are about 10 million in a second. True
  // when it is over.
  bool run(std::uint64_t max_work);

  Status status() const { return status_; }
  const Message& reason() const { return reason_; }
  TourCount count() const { return total_; }  // of use only when done

  // Of a part: the states after it, and the slots of the squares with an edge to it in their keys.
  FrontierTable::States take_states() { return std::exchange(now_, {}); }
  int slot_of(int square) const { return walk_.slot_of(square); }  // -1: no edge leads there

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
  int last_;                      // it takes so many squares
  bool both_directions_ = false;  // each open tour is found once and counts twice
  Status status_ = Status::counting;
  Message reason_;
  TourCount total_;
  int squares_done_ = 0;
  std::size_t states_ = 1;
  std::size_t peak_ = 1;

  std::size_t max_states_;
  FrontierStep step_;          // takes the square at hand
  FrontierTable::States now_;  // the states before the step that are not dealt with yet
  FrontierTable next_;         // those after it, so far
};

}  // namespace kt
