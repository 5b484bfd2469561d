#include "harness.h"

// [shown]
// board[row][col]: the square's number, or 0.
bool is_free(Square square) {
  auto [row, col] = square;
  return row >= 0 && row < rows && col >= 0 &&
         col < cols && board[row][col] == 0;
}

void search(Square square, int number) {
  auto [row, col] = square;
  board[row][col] = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  for (auto [down, right] : moves) {
    Square to = {row + down, col + right};
    if (is_free(to)) search(to, number + 1);
    else trace("reject", to, number);
  }
  board[row][col] = 0;
  trace("backtrack", square, number - 1);
}

int main() {
  trace("start");  // below
  search(start, 1);
  cout << "There is no further tour.\n";
  trace("exhausted");
}
// [end]
