// Folder `problem`: what is searched, and the words in which a search is told.
//
// A Problem is a board with a leaper (board.h, moves.h), or any graph (graph.h), with a start, a goal, an order of the
// moves, and a row of the tables of algorithms and tie rules (algorithms.h): everything that decides a run. Searches of
// equal problems are equal, step by step, on every machine. Here are also the events of a search and the candidates of
// a square, which searches tell and the upper floors show.
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

// `closed`: a tour counts only if its last square is a move from its first.
enum class Goal : std::uint8_t { tour, closed };

// What one step is. `move`: one advance or backtrack. `candidate`: one candidate looked at, or one backtrack.
enum class Detail : std::uint8_t { move, candidate };

struct Problem {
  Board board;                // with `edges`: one row, a square for each vertex
  std::vector<Square> holes;  // squares that do not exist
  Leaper leaper;
  EdgeList edges;                            // if not empty, searched instead of the board
  Square start;                              // not a hole
  std::optional<Square> end = std::nullopt;  // where an open tour must end
  // The squares after the start, of moves that are made already: each a move from the one before, none twice. A search
  // goes on from the last of them, and gives none of them up. Only for what searches depth first.
  std::vector<Square> given = {};
  MoveOrder moves = move_orders().front().moves;
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  const TieRule* tie = &default_tie_rule();
  std::uint32_t seed = 1;
  bool operator==(const Problem&) const = default;
};

Graph graph_of(const Problem& problem);

// The end is among the squares that the given moves have visited, and other squares are still free: no tour goes on.
bool end_is_passed(const Problem& problem);

// What is left to be searched, as a problem of its own: from the last of the squares given, without the others. None
// where a tour must close, and where the end is passed.
std::optional<Problem> rest_of(const Problem& problem);

// Where the search begins: the last of the squares given, or else the start.
inline Square root(const Problem& problem) { return problem.given.empty() ? problem.start : problem.given.back(); }
// How many squares are on the path there.
inline std::size_t root_depth(const Problem& problem) { return problem.given.size() + 1; }

enum class EventType : std::uint8_t {
  start,
  advance,
  backtrack,
  reject,
  tour,       // the advance that completes a tour
  exhausted,  // the backtrack that empties the stack
  stuck,      // a rule that never goes back finds no candidate
  // Of divide and conquer:
  divide,   // a part of the board is divided in four
  lay,      // a part is covered by a ready tour
  join,     // four tours become one
  sweep,    // of the neural network: every neuron is updated once
  restart,  // of the network and of restarts: an attempt is given up, and another one begins
};

// As traces and getState() write it.
std::string_view to_string(EventType type);

// `searching`: undecided so far. `tour`: the path is a tour; a step goes on to the next. `exhausted`: proof that there
// is no further tour from this start. `stuck`: the rule can not go on, which proves nothing.
enum class Status : std::uint8_t { searching, tour, exhausted, stuck };

enum class Rejection : std::uint8_t { none, off_board, visited, pruned };

// What the last step did.
struct Event {
  EventType type = EventType::start;
  Square square;                          // entered, given up, or rejected (then perhaps off the board)
  Rejection rejection = Rejection::none;  // why, for `reject`
  bool operator==(const Event&) const = default;
};

// Why a candidate is pruned, as data: the sentences are made from this alone. A move left to a free square leads to
// another free square or, in a closed tour, to the start; the move that leads to it from the top of the path is none.
struct PruneReason {
  enum class Kind : std::uint8_t {
    none,         // it is not pruned, or nothing simpler is known than that no tour goes on from there
    wrong_last,   // the only free square: a tour ends on `squares[0]` or, without that, one move from its start
    end_passed,   // `squares[0]`, the end, is visited
    lost,         // `squares` have no move left
    unreachable,  // no move leads to `squares` any more
    no_return,    // closed tour: no move leads from a free square to the start
    crowded,      // `squares` have one move left each, and that is too many
    scarce,       // `squares` have one move left: of those `within` reach one must come next
    last_two,     // directed: more than one, `squares`, have no way out
    next_two,     // directed: to more than one, `squares`, only the top of the path leads
    only_next,    // directed: to `squares[0]` only the top of the path leads
    kept,         // `squares[0]`, the candidate, must come last
    cuts,         // it would cut the free squares apart
    leaves,       // it would leave squares behind: those beyond the cut square `squares[0]`, if there is one
    light,        // too many squares are light: `many` of `count`, on the `side` of the cut square `squares[0]`
    dark,         // too many are dark
    short_of,     // by what the path forces, `squares[0]` has fewer than the two moves that it needs
    forced,       // the path forces the move to `squares[0]`
    settled,      // by what the path forces, it has its two moves already
  };
  // The side of a cut square, in the order in which a tour passes: squares before it or beyond it, without it or with
  // it.
  enum class Side : std::uint8_t { all, before, up_to, from, beyond };

  Kind kind = Kind::none;
  std::vector<Square> squares = {};  // by number
  std::vector<Square> within = {};
  bool any_end = false;  // crowded, scarce: one of them may come last, too
  Side side = Side::all;
  int many = 0, count = 0;
  bool operator==(const PruneReason&) const = default;
};

// One of the moves of the square on top of the stack, in the order in which they are tried.
struct Candidate {
  Square square;
  Rejection rejection = Rejection::none;  // why it can not be entered
  bool looked_at = false;                 // tried or rejected already
  int onward = 0;                         // unvisited neighbours of the candidate (its degree), 0 when rejected
  PruneReason reason = {};                // of those shown; a search does not tell
  bool operator==(const Candidate&) const = default;
};

}  // namespace kt
