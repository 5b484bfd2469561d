#include "core/theory/existence.h"

#include <algorithm>
#include <optional>

#include "core/theory/obstacles.h"

namespace kt {
namespace {

using Reason = std::optional<Message>;

// A board of `narrow` x `wide` squares, narrow <= wide, in either orientation.
struct Shape {
  Board board;
  int narrow = std::min(board.rows, board.cols);
  int wide = std::max(board.rows, board.cols);

  bool is(int a, int b) const { return narrow == a && wide == b; }
  bool is_odd() const { return narrow % 2 != 0 && wide % 2 != 0; }
  std::string name() const { return to_string(board); }
  int lesser_colour() const { return board.squares() / 2; }
  // Distance of a square from the nearer end of the narrow side, and of the wide side.
  int across(Square s) const {
    const int at = board.rows <= board.cols ? s.row : s.col;
    return std::min(at, narrow - 1 - at);
  }
  int along(Square s) const {
    const int at = board.rows <= board.cols ? s.col : s.row;
    return std::min(at, wide - 1 - at);
  }
  // The keyword for the lines that the board has `count` of; patterns select by it.
  const char* line(int count) const { return board.rows == count ? "row" : "column"; }
};

bool same_colour(Square a, Square b) { return (a.row + a.col) % 2 == (b.row + b.col) % 2; }

Reason no_tour_at_all(const Shape& shape) {
  if (shape.is(1, 1)) return {};
  if (shape.narrow == 1) return Message{"On the {0} board the knight cannot move.", shape.name()};
  if (shape.narrow == 2) {
    return Message{
        "On a board with two {0, select, row {rows} other {columns}}, every move goes two squares along them, so the knight never reaches the squares next to its own.",
        shape.line(2)};
  }
  if (shape.is(3, 3)) return Message{"No move leads to or from {0}, the middle of a 3x3 board.", std::string("(1,1)")};
  if (shape.is(3, 5) || shape.is(3, 6) || shape.is(4, 4)) {
    return Message{"A search through all possibilities shows that the 3x5, 3x6 and 4x4 boards have no tour."};
  }
  return {};
}

Message four_lines(const Shape& shape) {
  return {
      "On a board with four {0, select, row {rows, every move from an outer row} other {columns, every move from an outer column}} leads to an inner one.",
      shape.line(4)};
}

// Schwenk (1991).
Reason no_closed_tour(const Shape& shape) {
  if (shape.is_odd()) {
    const int fewer = shape.lesser_colour();
    return Message{
        "A closed tour visits as many light as dark squares, but the {0} board has {1} of one colour and {2} of the other (Schwenk 1991).",
        shape.name(), std::to_string(fewer + 1), std::to_string(fewer)};
  }
  if (const Reason reason = no_tour_at_all(shape)) return reason;
  if (shape.narrow == 4) {
    return joined(
        four_lines(shape),
        {"A closed tour would alternate between outer and inner, as it does between light and dark. It would miss half of the squares (Schwenk 1991)."});
  }
  if (shape.narrow == 3 && shape.wide < 10)
    return Message{"The 3x4, 3x6 and 3x8 boards have no closed tour (Schwenk 1991)."};
  return {};
}

// Why there is no tour that starts, or ends, on a square. It is decisive: nothing means that there is a tour.
//
// On a board four squares wide, the outer squares are half of all, and no two of them are a move apart. So a tour from
// an inner square would have to alternate between inner and outer squares to its end. It alternates between light and
// dark as well, so it would visit inner squares of one colour only.
Reason no_tour_from(const Shape& shape, Square square) {
  if (const Reason reason = no_tour_at_all(shape)) return reason;
  if (shape.is_odd() && !same_colour(square, {0, 0})) {
    const int fewer = shape.lesser_colour();
    return joined(
        {"The {0} board has {1} squares of the corners' colour and {2} of the other colour.", shape.name(),
         std::to_string(fewer + 1), std::to_string(fewer)},
        {"A tour must start and end on the corners' colour, but {0} has the other colour.", in_brackets(square)});
  }
  if ((shape.narrow == 4 && shape.across(square) == 1) || (shape.is(3, 4) && shape.along(square) == 1)) {
    return joined(
        four_lines(shape),
        {"A tour that starts or ends on {1}, in an inner {0, select, row {row} other {column}}, would alternate between inner and outer, as it does between light and dark. It would miss half of the squares.",
         shape.line(4), in_brackets(square)});
  }
  if ((shape.is(3, 7) && shape.across(square) == 1 && shape.along(square) == 3) ||
      (shape.is(3, 8) && shape.across(square) == 1 && shape.along(square) == 2)) {
    return Message{"A search through all possibilities shows that no tour of the {0} board starts or ends on {1}.",
                   shape.name(), in_brackets(square)};
  }
  return {};
}

Message why_open(const Shape& shape, Square start) {
  if (shape.is(1, 1)) return {"The only square is a tour by itself."};
  if (!no_closed_tour(shape)) {
    return {"The {0} board has a closed tour (Schwenk 1991), which can start on any square.", shape.name()};
  }
  if (shape.narrow >= 5) {
    return {
        "Every board with both sides at least 5 has an open tour (Cull and De Curtins 1978). If both sides are odd, there is one from every square of the corners' colour."};
  }
  if (shape.is(3, 4)) {
    return {
        "A search shows that this board has an open tour from every square of its two outer {0, select, row {rows} other {columns}}, including {1}.",
        shape.line(4), in_brackets(start)};
  }
  return {
      "A column-by-column search shows that every {0} board with n at least {1} has open tours. On the {2} board, one starts on {3}.",
      shape.narrow == 3 ? "3xn" : "4xn", shape.narrow == 3 ? 7 : 5, shape.name(), in_brackets(start)};
}

// Reason against a tour between two squares; none where every pair that the colours allow has one.
Reason why_between(const Shape& shape) {
  if (shape.narrow == shape.wide && shape.narrow >= 6) {
    return Message{
        "A square board with a side of at least 6 has a tour between any two squares that the colours allow "
        "(Conrad, Hindrichs, Morsy and Wegener 1994)."};
  }
  if (shape.narrow >= 6 && !shape.is_odd()) {
    return Message{
        "A board with both sides at least 6 and an even number of squares has a tour between any two squares "
        "of different colours (Dupuis and Wagon 2015)."};
  }
  return {};
}

std::optional<Verdict> impossible_if(const Reason& reason) {
  if (!reason) return {};
  return Verdict{Existence::impossible, *reason};
}

std::optional<Verdict> exists_if(const Reason& reason) {
  if (!reason) return {};
  return Verdict{Existence::exists, *reason};
}

std::optional<Verdict> of_closed_tour(const Shape& shape, const Problem& problem) {
  if (const Reason reason = no_closed_tour(shape)) return impossible_if(reason);
  if (problem.end) return exists_if(why_between(shape));  // and the move that closes it
  return exists_if(Message{
      "A closed tour exists on every board with an even number of squares and sides of at least 5, and on 3xn with "
      "n even and at least 10 (Schwenk 1991)."});
}

std::optional<Verdict> of_open_tour(const Shape& shape, const Problem& problem) {
  if (const Reason reason = no_tour_from(shape, problem.start)) return impossible_if(reason);
  if (!problem.end || shape.is(1, 1)) return exists_if(why_open(shape, problem.start));
  if (const Reason reason = no_tour_from(shape, *problem.end)) return impossible_if(reason);
  if (!shape.is_odd() && same_colour(problem.start, *problem.end)) {
    return impossible_if(Message{
        "Every move changes the colour, and a tour of {0} squares has an odd number of moves. It cannot lead from {1} to {2}, which has the same colour.",
        std::to_string(shape.board.squares()), in_brackets(problem.start), in_brackets(*problem.end)});
  }
  return exists_if(why_between(shape));
}

bool is_plain(const Problem& problem) {
  return problem.edges.empty() && problem.holes.empty() && is_knight(problem.leaper);
}

Message no_rule(const Problem& problem) {
  if (!problem.edges.empty()) return {"No rule is known for graphs in general. Only a search can tell."};
  if (!problem.holes.empty()) return {"No rule is known for boards with holes. Only a search can tell."};
  if (!is_knight(problem.leaper))
    return {"No rule is known for this piece, the {0}. Only a search can tell.", piece_name(problem.leaper)};
  if (problem.goal == Goal::closed)
    return {"No rule is known for closed tours of the {0} board with a given end. Only a search can tell.",
            to_string(problem.board)};
  return {"No rule is known for tours between two given squares of the {0} board. Only a search can tell.",
          to_string(problem.board)};
}

// For a problem without given moves.
Verdict existence_beyond(const Problem& problem) {
  if (end_is_passed(problem)) {
    const bool names = !problem.edges.empty();
    return {Existence::impossible,
            {"The moves already made have visited {0}, where the tour must end.",
             names ? problem.edges.vertices[problem.end->col] : in_brackets(*problem.end)}};
  }
  Problem whole = problem;
  whole.given.clear();
  if (Verdict verdict = existence(whole); verdict.existence == Existence::impossible) return verdict;
  const auto rest = rest_of(problem);
  const Reason reason = rest ? obstacle(*rest) : Reason{};
  if (reason) return {Existence::impossible, {"After the moves already made, {0, clause}", *reason}};
  return {Existence::unknown, {"Only a search can tell whether the moves already made can become a tour."}};
}

}  // namespace

Verdict existence(const Problem& problem) {
  if (!problem.given.empty()) return existence_beyond(problem);
  if (const Reason reason = obstacle_at_the_ends(problem)) {
    // A fault of the board says more than a fault of its ends.
    const bool closed = is_plain(problem) && problem.goal == Goal::closed;
    return *impossible_if(closed && no_closed_tour({problem.board}) ? no_closed_tour({problem.board}) : reason);
  }
  if (is_plain(problem)) {
    const Shape shape{problem.board};
    const auto verdict = problem.goal == Goal::closed ? of_closed_tour(shape, problem) : of_open_tour(shape, problem);
    if (verdict) return *verdict;
  }
  if (const Reason reason = obstacle(problem)) return *impossible_if(reason);
  if (problem.edges.empty() && graph_of(problem).squares() == 1) {
    return {Existence::exists, {"The only square is a tour by itself."}};
  }
  return {Existence::unknown, no_rule(problem)};
}

}  // namespace kt
