// Tours written as text.
#include <algorithm>
#include <string>
#include <vector>

#include "core/text/readers.h"
#include "core/text/tour_text.h"

namespace kt {
std::string to_matrix(Board board, std::span<const Square> path, int base, std::span<const Square> holes) {
  std::vector<int> numbers(board.squares(), kFreeCell);
  const auto at = [&](Square s) -> int& { return numbers[board.number(s)]; };
  for (const Square hole : holes) at(hole) = kHoleCell;
  const auto squares = numbers.size() - std::ranges::count(numbers, kHoleCell);
  for (int number = base; const Square square : path) at(square) = number++;
  const auto largest = static_cast<int>(std::max(squares, path.size())) - 1 + base;
  const std::size_t width = std::to_string(std::max(largest, 0)).size();
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    std::string cell = numbers[i] >= 0 ? std::to_string(numbers[i]) : "";
    const char filling = numbers[i] >= 0 ? '0' : numbers[i] == kHoleCell ? '#' : '-';
    text.append(width - std::min(width, cell.size()), filling) += cell;
    text += (i + 1) % board.cols == 0 ? '\n' : ' ';
  }
  return text;
}

std::string to_squares(Board board, std::span<const Square> path, Notation notation) {
  std::string text;
  for (const Square square : path) text += (text.empty() ? "" : " ") + to_string(square, board, notation);
  return text;
}

std::string to_moves(std::span<const Square> path, std::span<const Offset> moves) {
  std::string digits;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Offset move{path[i].row - path[i - 1].row, path[i].col - path[i - 1].col};
    const auto place = std::ranges::find(moves, move);
    digits += place == moves.end() ? '0' : static_cast<char>('1' + (place - moves.begin()));
  }
  return digits;
}

}  // namespace kt
