#include "core/check.h"

#include <cstddef>
#include <vector>

namespace kt {
namespace {

std::string place(Square square) { return "(" + std::to_string(square.row) + "," + std::to_string(square.col) + ")"; }

// The checker's own idea of a knight's move: it shares none with the search it judges.
bool two_and_one(Square a, Square b) {
  const int rows = a.row > b.row ? a.row - b.row : b.row - a.row;
  const int cols = a.col > b.col ? a.col - b.col : b.col - a.col;
  return (rows == 1 && cols == 2) || (rows == 2 && cols == 1);
}

std::string first_fault(Board board, std::span<const Square> squares, int base) {
  std::vector<int> number(static_cast<std::size_t>(board.squares()), -1);
  const auto at = [&](Square s) -> int& { return number[static_cast<std::size_t>(s.row * board.cols + s.col)]; };
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const Square square = squares[i];
    const int here = static_cast<int>(i) + base;
    const std::string name = std::to_string(here) + " at " + place(square);
    if (!board.contains(square)) return name + " is off the " + to_string(board) + " board";
    if (at(square) >= 0) return name + " is a square already visited as " + std::to_string(at(square));
    if (i > 0 && !two_and_one(squares[i - 1], square)) {
      return std::to_string(here - 1) + " at " + place(squares[i - 1]) + " to " + name + " is not a knight's move";
    }
    at(square) = here;
  }
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (at({row, col}) < 0) return "the square " + place({row, col}) + " is never visited";
    }
  }
  return {};
}

}  // namespace

TourReport check_tour(Board board, std::span<const Square> squares, int base) {
  TourReport report;
  report.fault = first_fault(board, squares, base);
  report.valid = report.fault.empty();
  report.closed = report.valid && two_and_one(squares.back(), squares.front());
  return report;
}

}  // namespace kt
