#include "core/problem/board.h"

#include <algorithm>
#include <optional>

#include "core/basics/basics.h"

namespace kt {
namespace {

bool is_side(std::optional<int> side) { return side && *side >= 1 && *side <= kMaxSide; }

std::optional<int> parse_file(std::string_view letters) {
  if (letters.empty() || letters.size() > 3) return std::nullopt;
  int number = 0;
  for (const char letter : letters) {
    if (letter < 'a' || letter > 'z') return std::nullopt;
    number = number * 26 + (letter - 'a' + 1);
  }
  return number - 1;
}

// Accepts both notations, also for squares off the board.
std::optional<Square> parse_any_square(std::string_view text, Board board) {
  if (const auto comma = text.find(','); comma != std::string_view::npos) {
    const auto row = parse_number(text.substr(0, comma));
    const auto col = parse_number(text.substr(comma + 1));
    if (!row || !col) return std::nullopt;
    return Square{*row, *col};
  }
  const auto digits = text.find_first_of("0123456789");
  if (digits == std::string_view::npos) return std::nullopt;
  const auto file = parse_file(text.substr(0, digits));
  const auto rank = parse_number(text.substr(digits));
  if (!file || !rank) return std::nullopt;
  return Square{board.rows - *rank, *file};
}

}  // namespace

std::expected<Board, Message> parse_board(std::string_view text) {
  constexpr std::string_view kBlanks = " \t", kTimes = "\xC3\x97";
  const auto trimmed = [&](std::string_view part) {
    const auto begin = std::min(part.find_first_not_of(kBlanks), part.size());
    return part.substr(begin, part.find_last_not_of(kBlanks) + 1 - begin);
  };
  const std::string_view sides = trimmed(text);
  // Separators: x, X, *, the multiplication sign, or a blank.
  auto sign = sides.find_first_of("xX*");
  std::size_t length = 1;
  if (sign == std::string_view::npos) {
    sign = sides.find(kTimes);
    if (sign != std::string_view::npos)
      length = kTimes.size();
    else
      sign = sides.find_first_of(kBlanks);
  }
  const auto rows = parse_number(trimmed(sides.substr(0, sign)));
  const auto cols = sign == std::string_view::npos ? rows : parse_number(trimmed(sides.substr(sign + length)));
  if (is_side(rows) && is_side(cols)) return Board{*rows, *cols};
  return std::unexpected(Message{"{0} is not a size RxC with 1 to 1024 rows and columns", quoted(text)});
}

std::string to_string(Board board) { return std::to_string(board.rows) + "x" + std::to_string(board.cols); }

std::expected<Square, Message> parse_square(std::string_view text, Board board) {
  const auto square = parse_any_square(text, board);
  if (!square) return std::unexpected(Message{"{0} is not a square such as a1 or 0,0", quoted(text)});
  if (board.contains(*square)) return *square;
  if (!text.contains(',')) {
    return std::unexpected(Message{"{0} is not on the {1} board; write the file (a to {2}), then the rank (1 to {3})",
                                   quoted(text), to_string(board), file_letters(board.cols - 1),
                                   std::to_string(board.rows)});
  }
  return std::unexpected(Message{"{0} is not on the {1} board; write the row (0 to {2}), then the column (0 to {3})",
                                 quoted(text), to_string(board), std::to_string(board.rows - 1),
                                 std::to_string(board.cols - 1)});
}

std::string to_string(Square square, Board board, Notation notation) {
  if (notation == Notation::chess) return file_letters(square.col) + std::to_string(board.rows - square.row);
  return std::to_string(square.row) + "," + std::to_string(square.col);
}

std::string in_brackets(Square square) {
  return "(" + std::to_string(square.row) + "," + std::to_string(square.col) + ")";
}

std::string file_letters(int col) {
  std::string letters;
  for (int number = col + 1; number > 0; number = (number - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('a' + (number - 1) % 26));
  }
  return letters;
}

}  // namespace kt
