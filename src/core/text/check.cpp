#include "core/text/check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace kt {
namespace {

constexpr int kFree = -1;
constexpr int kHole = -2;

// The checker has its own definition of a move, so that it shares none with the search.
bool is_jump(Leaper leaper, Square a, Square b) {
  const int rows = a.row > b.row ? a.row - b.row : b.row - a.row;
  const int cols = a.col > b.col ? a.col - b.col : b.col - a.col;
  return (rows == leaper.a && cols == leaper.b) || (rows == leaper.b && cols == leaper.a);
}

class Checker {
 public:
  Checker(Board board, std::span<const Square> holes, Leaper leaper, const SquareNames& names)
      : board_(board), leaper_(leaper), names_(names), number_(board.squares(), kFree) {
    for (const Square hole : holes) {
      if (board.contains(hole)) at(hole) = kHole;
    }
  }

  TourReport check_path(std::span<const Square> squares, int base) {
    for (std::size_t i = 0; i < squares.size(); ++i) {
      Message fault = fault_at(squares, i, base);
      if (!fault.empty()) return {.fault = std::move(fault), .at = static_cast<int>(i)};
      at(squares[i]) = static_cast<int>(i) + base;
    }
    return {.valid = true};
  }

  Message never_visited() {
    constexpr std::size_t kMaxNamed = 8;
    std::string names;
    std::size_t missing = 0;
    for (int number = 0; number < board_.squares(); ++number) {
      if (number_[number] != kFree) continue;
      if (missing++ < kMaxNamed)
        names += (names.empty() ? "" : " ") + name_of({number / board_.cols, number % board_.cols});
    }
    if (missing == 0) return {};
    if (missing == 1) return {"the square {0} is never visited", names};
    if (missing <= kMaxNamed) return {"{0} squares are never visited: {1}", missing, names};
    return {"{0} squares are never visited; the first are {1}", missing, names};
  }

 private:
  // The fault of the square at position `i`. Precondition: the squares before it have none.
  Message fault_at(std::span<const Square> squares, std::size_t i, int base) {
    const Square square = squares[i];
    const auto number = [&](std::size_t place) { return std::to_string(static_cast<int>(place) + base); };
    if (!board_.contains(square)) return {"{0} is not on the {1} board", name_of(square), to_string(board_)};
    if (at(square) == kHole) return {"number {0} is on {1}, which is a hole in the board", number(i), name_of(square)};
    if (at(square) >= 0)
      return {"number {0} is on {1}, which already has number {2}", number(i), name_of(square),
              std::to_string(at(square))};
    if (i == 0 || is_jump(leaper_, squares[i - 1], square)) return {};
    const std::string from = name_of(squares[i - 1]), to = name_of(square);
    if (is_jump(leaper_, {0, 0}, {1, 2}))
      return {"the move from {0} at {1} to {2} at {3} is not a knight's move", number(i - 1), from, number(i), to};
    return {"the move from {0} at {1} to {2} at {3} is not a move of the {4}",
            number(i - 1),
            from,
            number(i),
            to,
            piece_name(leaper_)};
  }

  std::string name_of(Square square) const { return names_.name(square, board_); }

  int& at(Square s) { return number_[board_.number(s)]; }

  Board board_;
  Leaper leaper_;
  SquareNames names_;
  std::vector<int> number_;
};

}  // namespace

std::string SquareNames::name(Square square, Board board) const {
  if (kind == Kind::chess) return to_string(square, board, Notation::chess);
  if (kind == Kind::number) return std::to_string(std::int64_t{square.row} * board.cols + square.col + origin);
  const Square shown{square.row + origin, square.col + origin};
  return in_brackets(column_first ? Square{shown.col, shown.row} : shown);
}

TourReport check_tour(Board board, std::span<const Square> squares, int base, std::span<const Square> holes,
                      Leaper leaper, const SquareNames& names) {
  Checker checker(board, holes, leaper, names);
  TourReport report = checker.check_path(squares, base);
  if (report.fault.empty()) report.fault = checker.never_visited();
  if (report.fault.empty() && squares.empty()) report.fault = {"the board has no squares"};
  report.valid = report.fault.empty();
  report.closed = report.valid && squares.size() > 2 && is_jump(leaper, squares.back(), squares.front());
  return report;
}

TourReport check_path(Board board, std::span<const Square> squares, int base, std::span<const Square> holes,
                      Leaper leaper, const SquareNames& names) {
  return Checker(board, holes, leaper, names).check_path(squares, base);
}

}  // namespace kt
