#include "harness.h"

bool is_free(Square square) {
  auto [row, col] = square;
  return row >= 0 && row < rows && col >= 0 &&
         col < cols && board[row][col] == 0;
}

// [shown]
// board[row][col]: the square's number, or 0.
vector<Square> ways(Square square) {
  auto [row, col] = square;
  vector<Square> free;
  for (auto [down, right] : moves) {
    Square to = {row + down, col + right};
    if (is_free(to)) free.push_back(to);
  }
  return free;
}

int degree(Square square) {
  return ways(square).size();
}

void walk(Square square) {
  int number = 1;
  board[square.row][square.col] = number;
  while (number < rows * cols) {
    vector<Square> free = ways(square);
    trace_rejects(square, number);
    if (free.empty()) {
      cout << "Stuck.\n";
      trace("stuck", square, number);
      return;
    }
    square = *ranges::min_element(free, {}, degree);
    number += 1;
    board[square.row][square.col] = number;
    trace("advance", square, number);
  }
  show(board);
  trace("tour");
}

int main() {
  trace("start");  // below
  walk(start);
}
// [end]
