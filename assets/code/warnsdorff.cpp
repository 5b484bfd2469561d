#include "harness.h"

bool is_free(Square s) {
  return s.row >= 0 && s.row < rows &&
         s.col >= 0 && s.col < cols &&
         board[s.row][s.col] == 0;
}

// [shown]
// board[row][col]: the square's number, or 0.
vector<Square> ways(Square square) {
  vector<Square> free;
  for (auto [down, right] : moves) {
    Square to = {square.row + down, square.col + right};
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
