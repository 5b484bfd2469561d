#include "harness.h"

// [shown]
// board[row][col]: the square's number, or 0.
bool is_free(Square s) {
  return s.row >= 0 && s.row < rows &&
         s.col >= 0 && s.col < cols &&
         board[s.row][s.col] == 0;
}

void search(Square square, int number) {
  board[square.row][square.col] = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  for (auto [down, right] : moves) {
    Square to = {square.row + down, square.col + right};
    if (is_free(to)) search(to, number + 1);
    else trace("reject", to, number);
  }
  board[square.row][square.col] = 0;
  trace("backtrack", square, number - 1);
}

int main() {
  trace("start");  // below
  search(start, 1);
  cout << "There is no further tour.\n";
  trace("exhausted");
}
// [end]
