// A board, its squares, and their notation.
//
// A board has 1 to 1024 rows and columns. A square is (row, column), zero-based from the top left. Its notation is
// `row,column` (2,1) or chess notation (b6): file letters from the left (a..z, aa, ab, ..), then the rank from the
// bottom. The parse functions return an error as a sentence without a subject, such as "'0x9' is not RxC with 1 to 1024
// each".
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/basics/message.h"

namespace kt {

inline constexpr int kMaxSide = 1024;

struct Square {
  int row = 0;
  int col = 0;
  bool operator==(const Square&) const = default;
};

struct Board {
  int rows = 8;
  int cols = 8;

  int squares() const { return rows * cols; }
  // Number of a square, row by row from the top left. Precondition: it is on the board.
  int number(Square s) const { return s.row * cols + s.col; }
  bool contains(Square s) const { return s.row >= 0 && s.row < rows && s.col >= 0 && s.col < cols; }
  bool operator==(const Board&) const = default;
};

enum class Notation { row_col, chess };

// "5x8", or "8" for 8x8. Also "5 8", "5*8", "5X8", and with a multiplication sign.
std::expected<Board, Message> parse_board(std::string_view text);
std::string to_string(Board board);

// A square of `board` in either notation; a square outside the board is an error.
std::expected<Square, Message> parse_square(std::string_view text, Board board);
std::string to_string(Square square, Board board, Notation notation);

// "(2,1)", for sentences.
std::string in_brackets(Square square);

// The letters of a file: 0 is a, 25 is z, 26 is aa.
std::string file_letters(int col);

}  // namespace kt
