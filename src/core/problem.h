// What is searched, and the words in which a search is told: its events and the candidates of a square.
#pragma once

#include <cstdint>

#include "core/algorithms.h"
#include "core/board.h"
#include "core/moves.h"

namespace kt {

// `closed`: a tour counts only if its last square is a move from its first.
enum class Goal : std::uint8_t { tour, closed };

// What one step is. `move`: one advance or backtrack. `candidate`: one candidate looked at, or one backtrack.
enum class Detail : std::uint8_t { move, candidate };

struct Problem {
  Board board;
  Square start;
  MoveOrder moves = move_orders().front().moves;
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  bool operator==(const Problem&) const = default;
};

enum class EventType : std::uint8_t { start, advance, backtrack, reject, tour, exhausted };

enum class Rejection : std::uint8_t { none, off_board, visited };

// What the last step did. `tour` is the advance that completes a tour, `exhausted` the backtrack that empties the
// stack.
struct Event {
  EventType type = EventType::start;
  Square square;                          // entered, given up, or rejected (then perhaps off the board)
  Rejection rejection = Rejection::none;  // why, for `reject`
  bool operator==(const Event&) const = default;
};

// One of the eight moves of the square on top of the stack, in the order in which they are tried.
struct Candidate {
  Square square;
  Rejection rejection = Rejection::none;  // why it can not be entered
  bool looked_at = false;                 // tried or rejected already
  int onward = 0;                         // unvisited neighbours of the candidate (its degree), 0 when rejected
  bool operator==(const Candidate&) const = default;
};

}  // namespace kt
