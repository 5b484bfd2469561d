// Reads tours from text so that they can be checked, and writes them.
//
// The reader accepts
// - matrices of visit numbers, from 0 or 1: `00 05 14 / 13 08 19 / ...`. Rows are lines, or parts between slashes or
//   brackets. A negative number or a mark such as `.`, `_`, `--`, `null` is a square not visited, and so are zeros if
//   there are two. `#` or `##` is a hole. Rulers along the edges, frames and sizes are ignored;
// - lists of squares: `0,0 2,1 4,2`, `[[1,1],[3,2]]`, `a1 c2 b4`, `Na5-Nb3`, rows and columns from 0 or 1, in either
//   order, or with the number of the visit before or after each, as in a dictionary or in CSV;
// - lists of square numbers, row by row from 0 or 1: `[0, 11, 22]`;
// - moves as digits, in one of the move orders: `1275`;
// - JSON with such a list as "squares", "tour" or "path", and perhaps with "board", "holes" and "leaper", as `kt` and
//   getState() write it;
// - prose, labels, Markdown and box drawing around all of these.
//
// Several notations may fit one text. The result is the first one that gives a tour, otherwise the one that fits best;
// `reading` says which. If no board is given, it has the size of the matrix, or is the smallest that contains the
// squares. Errors are sentences without a subject, such as "'x?' is neither a number nor a square".
// check_written_tour() checks a text that can be read.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/board.h"
#include "core/problem/moves.h"
#include "core/text/check.h"

namespace kt {

struct WrittenTour {
  Board board;
  std::vector<Square> holes;     // marked in a matrix, or listed in JSON
  int base = 1;                  // number of the first square: 0 or 1; 1 for a list of squares without numbers
  std::vector<Square> squares;   // in order, as far as the numbers are right; squares of a list may be off the board
  Message fault;                 // the first fault of the numbers, such as "7 is missing"; always empty for a list
  SquareNames names;             // as in the text
  std::optional<Leaper> leaper;  // if JSON or the caller names it
  bool returns = false;          // a list that repeats its first square at the end
  bool skips_zero = false;       // the only 0 of a matrix is read as the mark of a square not visited
  Message reading;               // a sentence that says how the text was read
  bool plain = false;            // in the form that `kt` writes
};

// What is known beside a text: the board, the piece unless the text names another, and the order of moves that are
// written as digits, beside the named ones.
struct TourContext {
  std::optional<Board> board = {};
  std::optional<Leaper> leaper = {};
  std::optional<MoveOrder> moves = {};
};
// The tours in a text, at least one. Blank lines, brackets or lines separate them.
std::vector<std::expected<WrittenTour, Message>> parse_tours(std::string_view text, const TourContext& context = {});
// The first tour of a text.
std::expected<WrittenTour, Message> parse_tour(std::string_view text, const TourContext& context = {});

// The first fault in the order of the tour, whether of its numbers or of its moves. `holes` are added to those of the
// text; the text's piece takes precedence over `leaper`.
TourReport check_written_tour(const WrittenTour& tour, std::span<const Square> holes = {}, Leaper leaper = {});

// Rows of numbers, each ended by a line break. All have as many digits as the largest of a whole tour: 00 05 14. A
// square not visited has `-` for each digit, a hole `#`. Precondition: `path` and `holes` are squares of the board.
std::string to_matrix(Board board, std::span<const Square> path, int base = 1, std::span<const Square> holes = {});

// Squares, separated by blanks.
std::string to_squares(Board board, std::span<const Square> path, Notation notation);

// A digit for each move: its position in `moves` from 1, at most 9. 0 is a move that is not in the list.
std::string to_moves(std::span<const Square> path, std::span<const Offset> moves);

}  // namespace kt
