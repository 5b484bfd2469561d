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

void search(Square square, int number) {
  auto [row, col] = square;
  board[row][col] = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  vector<Square> free = ways(square);
  trace_rejects(square, number);
  ranges::stable_sort(free, {}, degree);
  for (Square to : free) search(to, number + 1);
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
