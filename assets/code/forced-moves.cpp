#include "harness.h"

#include <set>
#include <utility>

using std::set;

// A square is its number, row by row. The number after the last is the outside.
const int kOut = rows * cols;

bool may_be_last(Square square) {
  return (square.row + square.col + start.row + start.col + rows * cols - 1) % 2 == 0;
}

vector<set<int>> near_places() {
  vector<set<int>> near(kOut + 1);
  for (Square square : every_square()) {
    for (auto [down, right] : moves) {
      Square to = {square.row + down, square.col + right};
      if (contains(every_square(), to)) near[number_of(square)].insert(number_of(to));
    }
    if (square != start && !may_be_last(square)) continue;
    near[number_of(square)].insert(kOut);
    near[kOut].insert(number_of(square));
  }
  return near;
}
const vector<set<int>> near = near_places();
const vector<set<int>> none(near.size());
vector<set<int>> left_over, forced;

void link(vector<set<int>>& sets, int a, int b) {
  sets[a].insert(b);
  sets[b].insert(a);
}

// Removes a move from those left, unless it is forced.
void lose(int a, int b) {
  if (forced[a].contains(b)) return;
  left_over[a].erase(b);
  left_over[b].erase(a);
}

void lose_others(int s) {
  for (int other : set<int>(left_over[s])) lose(s, other);
}

size_t count(const vector<set<int>>& sets) {
  size_t sum = 0;
  for (const set<int>& moves : sets) sum += moves.size();
  return sum / 2;
}

Square square_of(int s) { return {s / cols, s % cols}; }
int& number_at(int s) { return board[s / cols][s % cols]; }

// The free squares one move away, in move order.
vector<int> ways(int s) {
  vector<int> free;
  for (auto [down, right] : moves) {
    Square to = {s / cols + down, s % cols + right};
    bool inside = to.row >= 0 && to.row < rows && to.col >= 0 && to.col < cols;
    if (inside && board[to.row][to.col] == 0) free.push_back(number_of(to));
  }
  return free;
}

int degree(int s) { return ways(s).size(); }

// The end of the chain of forced moves that starts at `before` and goes on with `s`.
int chain_end(int s, int before) {
  while (forced[s].size() == 2) {
    int on = *forced[s].begin() == before ? *forced[s].rbegin() : *forced[s].begin();
    before = s;
    s = on;
  }
  return s;
}

vector<int> extended(vector<int> path, int to) {
  path.push_back(to);
  return path;
}

// [shown]
// near[s]: the squares one move away from s. kOut is outside the
// board: it is near the start and all squares that may be last.
void force(int a, int b) {
  if (!left_over[a].contains(b)) return;
  link(forced, a, b);
  for (int s : {a, b})
    if (forced[s].size() == 2) lose_others(s);
  if (count(forced) + 1 < near.size())  // loop too short
    lose(chain_end(a, b), chain_end(b, a));
}

set<int> moves_left(const vector<int>& path) {
  left_over = near;
  forced = none;
  int before = kOut;
  for (int s : path) force(std::exchange(before, s), s);
  for (int s = 0; s <= kOut; ++s) {
    if (left_over[s].size() < 2) return {};
    if (left_over[s].size() > 2 || forced[s].size() == 2) continue;
    for (int to : set<int>(left_over[s])) force(s, to);
    s = -1;  // this can force more moves
  }
  return left_over[path.back()];
}

void search(const vector<int>& path) {
  int s = path.back(), number = path.size();
  number_at(s) = number;
  trace("advance", square_of(s), number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  set<int> promising = moves_left(path);
  vector<int> free = ways(s);
  trace_rejects(square_of(s), number);
  ranges::stable_sort(free, {}, degree);
  for (int to : free) {
    if (promising.contains(to)) search(extended(path, to));
    else trace("prune", square_of(to), number);
  }
  number_at(s) = 0;
  trace("backtrack", square_of(s), number - 1);
}

int main() {
  trace("start");  // below
  search({number_of(start)});
  cout << "There is no further tour.\n";
  trace("exhausted");
}
// [end]
