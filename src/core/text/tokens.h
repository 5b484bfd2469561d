// The words of a text that holds a tour: numbers, squares, marks. Everything else is left out.
//
// clean() replaces typographic characters by ASCII: no-break spaces, arrows, box drawing, quotes. rows_of() splits the
// result into rows: lines, or parts between slashes and brackets. Headings, labels such as "Step 3:", frames and sizes
// such as "5x5" are no part of a row.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/board.h"

namespace kt {

// Larger numbers are read as this one: differences of two fit an int.
inline constexpr int kLargestNumber = 1 << 29;

struct Token {
  enum class Kind { number, square, free, hole, word };
  Kind kind = Kind::word;
  int value = 0;          // of a number, up to kLargestNumber on both sides of 0
  Square square;          // of a square in chess notation: the rank as a negative row, and the column
  std::string_view text;  // as written
  bool glued = false;     // only a comma, without a blank, separates it from the token before
};

struct TokenRow {
  std::vector<Token> tokens;
  int line = 0;   // of the text
  int block = 0;  // number of blank lines and headings before it
  int outer = 0;  // number of brackets of the first level closed before it
  int inner = 0;  // number of brackets of the second level closed before it
};

struct TokenText {
  std::vector<TokenRow> rows;
  std::optional<Board> size;  // the last size such as "5x5" in the text
  std::string_view odd;       // the first word inside a row of numbers or squares
};

std::string clean(std::string_view text);
// The views point into `text`.
TokenText rows_of(std::string_view text);

}  // namespace kt
