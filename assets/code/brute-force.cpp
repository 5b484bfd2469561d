#include <set>

#include "harness.h"

// [shown]
vector<Square> path;

bool is_on_board(Square square) {
  auto [row, col] = square;
  return row >= 0 && row < rows &&
         col >= 0 && col < cols;
}

bool are_different(vector<Square> squares) {
  std::set<Square> set(squares.begin(), squares.end());
  return set.size() == squares.size();
}

void walk(Square square) {
  auto [row, col] = square;
  path.push_back(square);
  trace("advance", square, path.size());
  if (path.size() < rows * cols) {
    for (auto [down, right] : moves) {
      Square to = {row + down, col + right};
      if (is_on_board(to)) walk(to);  // visited or not
      else trace("reject", to, path.size());
    }
  } else if (are_different(path)) {
    cout << "A tour\n";
    trace("tour");
  }
  path.pop_back();
  trace("backtrack", square, path.size());
}

int main() {
  trace("start");  // below
  walk(start);
  cout << "There is no further tour.\n";
  trace("exhausted");
}
// [end]
