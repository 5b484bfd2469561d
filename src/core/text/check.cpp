#include "core/text/check.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace kt {
namespace {

constexpr int kFree = -1;
constexpr int kHole = -2;

// The checker's own idea of a move: it shares none with the search it judges.
bool is_jump(Leaper leaper, Square a, Square b) {
  const int rows = a.row > b.row ? a.row - b.row : b.row - a.row;
  const int cols = a.col > b.col ? a.col - b.col : b.col - a.col;
  return (rows == leaper.a && cols == leaper.b) || (rows == leaper.b && cols == leaper.a);
}

class Checker {
 public:
  Checker(Board board, std::span<const Square> holes, Leaper leaper)
      : board_(board), leaper_(leaper), number_(board.squares(), kFree) {
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
    for (int row = 0; row < board_.rows; ++row) {
      for (int col = 0; col < board_.cols; ++col) {
        if (at({row, col}) == kFree) return {"the square {0} is never visited", in_brackets({row, col})};
      }
    }
    return {};
  }

 private:
  // Of the square at place `i`, those before it being sound.
  Message fault_at(std::span<const Square> squares, std::size_t i, int base) {
    const Square square = squares[i];
    const auto number = [&](std::size_t place) { return std::to_string(static_cast<int>(place) + base); };
    if (!board_.contains(square))
      return {"{0} at {1} is off the {2} board", number(i), in_brackets(square), to_string(board_)};
    if (at(square) == kHole) return {"{0} at {1} is a hole of the board", number(i), in_brackets(square)};
    if (at(square) >= 0)
      return {"{0} at {1} is a square already visited as {2}", number(i), in_brackets(square),
              std::to_string(at(square))};
    if (i == 0 || is_jump(leaper_, squares[i - 1], square)) return {};
    const std::string from = in_brackets(squares[i - 1]), to = in_brackets(square);
    if (is_jump(leaper_, {0, 0}, {1, 2}))
      return {"{0} at {1} to {2} at {3} is not a knight's move", number(i - 1), from, number(i), to};
    return {
        "{0} at {1} to {2} at {3} is not a {4}-leaper's move", number(i - 1), from, number(i), to, to_string(leaper_)};
  }

  int& at(Square s) { return number_[board_.number(s)]; }

  Board board_;
  Leaper leaper_;
  std::vector<int> number_;
};

}  // namespace

TourReport check_tour(Board board, std::span<const Square> squares, int base, std::span<const Square> holes,
                      Leaper leaper) {
  Checker checker(board, holes, leaper);
  TourReport report = checker.check_path(squares, base);
  if (report.fault.empty()) report.fault = checker.never_visited();
  if (report.fault.empty() && squares.empty()) report.fault = {"the board has no square"};
  report.valid = report.fault.empty();
  report.closed = report.valid && squares.size() > 2 && is_jump(leaper, squares.back(), squares.front());
  return report;
}

TourReport check_path(Board board, std::span<const Square> squares, int base, std::span<const Square> holes,
                      Leaper leaper) {
  return Checker(board, holes, leaper).check_path(squares, base);
}

}  // namespace kt
