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

int degree(Square s) { return ways(s).size(); }

vector<Square> promising() {
  vector<Square> free = every_square();
  erase_if(free, [](Square s) { return !is_free(s); });
  if (free.size() == 1) return free;
  vector<Square> scarce;
  for (Square s : free) {
    if (degree(s) == 0) return {};
    if (degree(s) == 1) scarce.push_back(s);
  }
  if (scarce.size() < 2) return free;  // it can be next or last
  if (scarce.size() > 2) return {};
  return scarce;  // one must be next, one last
}

void search(Square square, int number) {
  auto [row, col] = square;
  board[row][col] = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  vector<Square> worth_trying = promising();
  for (auto [down, right] : moves) {
    Square to = {row + down, col + right};
    if (contains(worth_trying, to)) search(to, number + 1);
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
