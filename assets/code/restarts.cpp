#include <bit>

#include "harness.h"

bool is_free(Square square) {
  auto [row, col] = square;
  return row >= 0 && row < rows && col >= 0 && col < cols && board[row][col] == 0;
}

vector<Square> ways(Square square) {
  vector<Square> free;
  for (auto [down, right] : moves) {
    if (Square to = {square.row + down, square.col + right}; is_free(to)) free.push_back(to);
  }
  return free;
}

int degree(Square s) { return ways(s).size(); }

vector<Square> promising() {
  vector<Square> free = every_square(), scarce;
  erase_if(free, [](Square s) { return !is_free(s); });
  if (free.size() == 1) return free;
  for (Square s : free) {
    if (degree(s) == 0) return {};
    if (degree(s) == 1) scarce.push_back(s);
  }
  if (scarce.size() < 2) return free;
  return scarce.size() == 2 ? scarce : vector<Square>();
}

// [shown]
// ways, degree, promising: as in Warnsdorff with pruning.
enum Result { none, tour, given_up };
int visits_left = 0;

Result search(Square square, int number) {
  --visits_left;
  auto [row, col] = square;
  board[row][col] = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
    return tour;
  }
  if (visits_left == 0) return given_up;
  vector<Square> worth_trying = promising();
  vector<Square> free = ways(square);
  trace_rejects(square, number);
  ranges::stable_sort(free, {}, degree);
  for (Square to : free) {
    if (contains(worth_trying, to)) {
      Result result = search(to, number + 1);
      if (result != none) return result;
    } else trace("prune", to, number);
  }
  board[row][col] = 0;
  trace("backtrack", square, number - 1);
  return none;
}

int luby(unsigned i) {  // 1, 1, 2, 1, 1, 2, 4, ...
  int half = std::bit_floor(i);
  return i == 2 * half - 1 ? half : luby(i - half + 1);
}

int main() {
  Result result = given_up;
  for (int attempt = 1; result == given_up; ++attempt) {
    if (attempt > 1) shuffle_moves(attempt);
    board.assign(rows, vector<int>(cols));
    visits_left = 2 * rows * cols * luby(attempt);
    trace(attempt == 1 ? "start" : "restart");  // below
    result = search(start, 1);
  }
  if (result == none) {
    cout << "There is no tour.\n";
    trace("exhausted");
  }
}
// [end]
