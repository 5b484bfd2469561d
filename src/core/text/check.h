// Checks whether a sequence of squares is a knight's tour of the board. Independent of the search.
//
// The report describes the first fault in a sentence without a subject, such as "5 at (3,4) to 6 at (3,1) is not a
// knight's move". It numbers squares from `base`, 0 or 1, and names them as the source does. The board may have holes,
// and the piece may be another leaper.
#pragma once

#include <span>
#include <string>

#include "core/basics/message.h"
#include "core/problem/board.h"
#include "core/problem/moves.h"

namespace kt {

// How the source names a square.
struct SquareNames {
  enum class Kind { row_col, chess, number };
  Kind kind = Kind::row_col;
  int origin = 0;             // first number of rows, columns and squares
  bool column_first = false;  // for row_col

  bool operator==(const SquareNames&) const = default;
  std::string name(Square square, Board board) const;
};

struct TourReport {
  bool valid = false;
  bool closed = false;  // valid, and a move leads from the last square to the first
  Message fault;        // empty when valid
  int at = -1;          // position, from 0, of the first square at fault; -1: none
};

TourReport check_tour(Board board, std::span<const Square> squares, int base = 1, std::span<const Square> holes = {},
                      Leaper leaper = {}, const SquareNames& names = {});

// Checks a path that need not visit every square. `valid` means that it has no fault; `closed` is meaningless.
TourReport check_path(Board board, std::span<const Square> squares, int base = 1, std::span<const Square> holes = {},
                      Leaper leaper = {}, const SquareNames& names = {});

}  // namespace kt
