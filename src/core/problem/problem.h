// Module `problem`: the problem that a search solves, and the types that describe its progress.
//
// A Problem has everything that determines a search: a board with a leaper (board.h, moves.h) or any graph (graph.h), a
// start, a goal, an order of the moves, and rows of the tables of algorithms and tie rules (algorithms.h). Searches of
// equal problems are equal, step by step, on every machine. The events of a search and the candidates of a square are
// here as well, because the layers above use them.
//
// May know: basics. Begin with Problem.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/algorithms.h"
#include "core/problem/board.h"
#include "core/problem/graph.h"
#include "core/problem/moves.h"

namespace kt {

// `closed`: a tour counts only if a move leads from its last square to its first.
enum class Goal : std::uint8_t { tour, closed };

// What one step is. `move`: one advance or backtrack. `candidate`: one candidate looked at, or one backtrack.
enum class Detail : std::uint8_t { move, candidate };

struct Problem {
  Board board;                // with `edges`: one row, a square for each vertex
  std::vector<Square> holes;  // squares that do not exist
  Leaper leaper;
  EdgeList edges;                            // replaces the board if it is not empty
  Square start;                              // not a hole
  std::optional<Square> end = std::nullopt;  // last square of an open tour, if it is fixed
  // Squares after the start that are visited before the search begins: each is a move from the one before, and none
  // repeats. The search never backtracks over them. Depth-first algorithms only.
  std::vector<Square> given = {};
  MoveOrder moves = move_orders().front().moves;
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  const TieRule* tie = &default_tie_rule();
  std::uint32_t seed = 1;
  bool operator==(const Problem&) const = default;
};

Graph graph_of(const Problem& problem);

// True if the given moves have visited the end while other squares are free: no tour is possible.
bool end_is_passed(const Problem& problem);

// The remaining search as a separate problem: from the last given square, without the squares before it. None if the
// tour must be closed, and if end_is_passed().
std::optional<Problem> rest_of(const Problem& problem);

// The square where the search begins: the last given square, or the start.
inline Square root(const Problem& problem) { return problem.given.empty() ? problem.start : problem.given.back(); }
// The number of squares on the path when the search begins.
inline std::size_t root_depth(const Problem& problem) { return problem.given.size() + 1; }
// These squares.
std::vector<Square> root_path(const Problem& problem);

enum class EventType : std::uint8_t {
  start,
  advance,
  backtrack,
  reject,
  tour,       // the advance that completes a tour
  exhausted,  // the backtrack that empties the stack
  stuck,      // a rule that never backtracks finds no candidate
  // Divide and conquer only:
  divide,   // divides a part of the board into four
  lay,      // covers a part with a stored tour
  join,     // joins four tours
  sweep,    // neural network: updates every neuron once
  restart,  // neural network and restarts: begins another attempt
};

// The name in traces and getState().
std::string_view to_string(EventType type);

// `searching`: undecided. `tour`: the path is a tour; the next step searches for another. `exhausted`: proof that there
// is no further tour from this start. `stuck`: the rule cannot continue, which proves nothing.
enum class Status : std::uint8_t { searching, tour, exhausted, stuck };

enum class Rejection : std::uint8_t { none, off_board, visited, pruned };

// What the last step did.
struct Event {
  EventType type = EventType::start;
  Square square;                          // the square that was entered, left or rejected (then perhaps off the board)
  Rejection rejection = Rejection::none;  // for `reject`
  bool operator==(const Event&) const = default;
};

// Why a candidate is pruned, as data; app/words makes the sentences. An onward move of a free square leads to another
// free square or, in a closed tour, to the start. The move from the top of the path to it does not count.
struct PruneReason {
  enum class Kind : std::uint8_t {
    none,         // not pruned, or no simpler reason is known than that no tour follows
    wrong_last,   // the only free square: a tour ends on `squares[0]` or, without that, one move from its start
    end_passed,   // `squares[0]`, the end, has been visited
    lost,         // `squares` have no onward move
    unreachable,  // no move leads to `squares` any more
    no_return,    // closed tour: no move leads from a free square to the start
    crowded,      // `squares` have one onward move each, and there are too many of them
    scarce,       // `squares` have one onward move: of those `within` reach one must come next
    last_two,     // directed: more than one square, `squares`, has no way out
    next_two,     // directed: only the top of the path leads to `squares`, which are more than one
    only_next,    // directed: only the top of the path leads to `squares[0]`
    kept,         // `squares[0]`, the candidate, must come last
    cuts,         // it would cut the free squares apart
    leaves,       // it would leave squares behind: those beyond the cut square `squares[0]`, if there is one
    light,        // too many light squares: `many` of `count`, on the `side` of the cut square `squares[0]`
    dark,         // too many dark squares
    short_of,     // forced moves leave `squares[0]` fewer than the two moves that it needs
    forced,       // the path forces the move to `squares[0]`
    settled,      // forced moves give it both its moves already
  };
  // The side of a cut square, in the order in which a tour passes: the squares before or beyond it, with or without the
  // cut square itself.
  enum class Side : std::uint8_t { all, before, up_to, from, beyond };

  Kind kind = Kind::none;
  std::vector<Square> squares = {};  // in order of their numbers
  std::vector<Square> within = {};
  bool any_end = false;  // for `crowded` and `scarce`: one of them may come last
  Side side = Side::all;
  int many = 0, count = 0;
  bool operator==(const PruneReason&) const = default;
};

// A move of the square on top of the stack.
struct Candidate {
  Square square;
  Rejection rejection = Rejection::none;  // why it cannot be entered
  bool looked_at = false;                 // tried or rejected already
  int onward = 0;                         // its onward moves (the degree); 0 when rejected
  PruneReason reason = {};                // filled only for display; a search does not need it
  bool operator==(const Candidate&) const = default;
};

}  // namespace kt
