// The tokens of a text that contains a tour: numbers, squares and marks, nothing else.
//
// clean() replaces typographic characters by ASCII: no-break spaces, arrows, box drawing, quotes. rows_of() splits the
// result into rows, which are lines or parts between slashes and brackets. It drops headings, labels such as "Step 3:",
// frames and sizes such as "5x5".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/board.h"

namespace kt {

// Larger numbers are read as this one, so that differences fit an int.
inline constexpr int kLargestNumber = 1 << 29;

struct Token {
  enum class Kind { number, square, free, hole, word };
  Kind kind = Kind::word;
  int value = 0;          // for a number, at most kLargestNumber in size
  Square square;          // for a square in chess notation: the rank as a negative row, and the column
  std::string_view text;  // as written
  bool glued = false;     // only a comma, without a blank, separates it from the previous token
};

struct TokenRow {
  std::vector<Token> tokens;
  int line = 0;   // of the text
  int block = 0;  // number of blank lines and headings before it
  int outer = 0;  // number of closed outer brackets before it
  int inner = 0;  // number of closed inner brackets before it
};

struct TokenText {
  std::vector<TokenRow> rows;
  std::optional<Board> size;  // the last size in the text, such as "5x5"
  std::string_view odd;       // the first word inside a row of numbers or squares
};

std::string clean(std::string_view text);
// The views refer to `text`.
TokenText rows_of(std::string_view text);

}  // namespace kt
