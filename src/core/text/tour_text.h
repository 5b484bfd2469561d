// Tours as text: what people and programs write, read so that it can be judged, and written again.
//
// Read are
// - a matrix of visit numbers, from 0 or from 1: `00 05 14 / 13 08 19 / ...`. Rows are lines, or parted by slashes or
//   brackets, `[[0,5,14],[13,8,19]]`; numbers are parted by blanks, commas, semicolons or `|`. A number below 0 or
//   marks such as `.`, `_`, `--` are a square not visited, `#` or `##` one that does not exist. Where the board is
//   given, all numbers may be in one row, or in one column;
// - a list of squares: `0,0 2,1 4,2`, `(0,0) (2,1)`, `[[0,0],[2,1]]`, `a1 c2 b4` or `a1-c2-b4`, on one line or many;
// - the JSON that `kt solve --print json` writes: its list of squares.
//
// What it is, the first word decides: a list of squares if it is `a1`, or two numbers with nothing but a comma between
// them. Otherwise it is a matrix, unless each row is of two numbers: then each is a square, as no knight has a tour on
// two columns. (Where the board given has two columns and as many rows as the text, it is a matrix all the same.)
//
// The board, if it is not given, has the size of the matrix, or is the smallest that holds the squares of the list.
// Ranges: as in board.h. Errors: what can not be read is a sentence without a subject, such as "'x7' is neither a
// number nor a square". What can be read and is no tour is judged by check_written_tour.
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
  std::vector<Square> holes;    // as marked in a matrix
  int base = 1;                 // the number of the first square: 0 or 1; 1 for a list of squares
  std::vector<Square> squares;  // in order, as far as the numbers are sound; those of a list may be off the board
  Message fault;                // the first fault of the numbers, such as "7 is missing"; of a list always empty
};

std::expected<WrittenTour, Message> parse_tour(std::string_view text, std::optional<Board> board = {});

// The first fault in the order of the tour, whether of its numbers or of its moves. `holes` are added to those of the
// text.
TourReport check_written_tour(const WrittenTour& tour, std::span<const Square> holes = {}, Leaper leaper = {});

// Rows of numbers, each ended by a line break. All are as wide as the largest of a whole tour, with zeros in front: 00
// 05
// 14. A square not visited is of that many `-`, a hole of `#`. `path` and `holes` are squares of the board.
std::string to_matrix(Board board, std::span<const Square> path, int base = 1, std::span<const Square> holes = {});

// Squares with a blank between them.
std::string to_squares(Board board, std::span<const Square> path, Notation notation);

// A digit a move: its place in `moves`, at most nine, from 1. 0 is what is none of them.
std::string to_moves(std::span<const Square> path, std::span<const Offset> moves);

}  // namespace kt
