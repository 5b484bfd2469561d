#include "harness.h"

#include <map>

bool is_free(Square square) {
  auto [row, col] = square;
  return row >= 0 && row < rows && col >= 0 && col < cols && board[row][col] == 0;
}

int colour(Square square) { return 1 - 2 * ((square.row + square.col) % 2); }

vector<Square> ways(Square square) {
  vector<Square> free;
  for (auto [down, right] : moves) {
    Square to = {square.row + down, square.col + right};
    if (is_free(to)) free.push_back(to);
  }
  return free;
}

int degree(Square s) { return ways(s).size(); }

vector<Square> free_squares() {
  vector<Square> free = every_square();
  erase_if(free, [](Square s) { return !is_free(s); });
  return free;
}

vector<Square> worth_trying(vector<Square> free) {
  if (free.size() == 1) return free;
  vector<Square> scarce;
  for (Square s : free) {
    if (degree(s) == 0) return {};
    if (degree(s) == 1) scarce.push_back(s);
  }
  if (scarce.size() < 2) return free;
  if (scarce.size() > 2) return {};
  return scarce;
}

struct Part {
  Square cut;
  vector<Square> squares;
};

// True if each part is inside the next one.
bool nested(const vector<Part>& parts) {
  for (size_t i = 1; i < parts.size(); ++i) {
    if (!contains(parts[i].squares, parts[i - 1].squares[0])) return false;
  }
  return true;
}

bool is_cut(Square s, const vector<Part>& parts) { return ranges::count(parts, s, &Part::cut) > 0; }

bool is_inside(Square s, const vector<Part>& parts) { return parts.empty() || contains(parts.front().squares, s); }

bool is_outside(Square s, const vector<Part>& parts) { return parts.empty() || !contains(parts.back().squares, s); }

int end_colour(const Part& part) {
  int sum = colour(part.cut);
  for (Square s : part.squares) sum += 2 * colour(s);
  return sum;
}

bool all_end_on(int colour, const vector<Part>& parts) {
  return ranges::all_of(parts, [=](const Part& part) { return end_colour(part) == colour; });
}

void append(vector<Square>& list, const vector<Square>& more) { list.insert(list.end(), more.begin(), more.end()); }

vector<Square> by_degree(vector<Square> squares) {
  ranges::stable_sort(squares, {}, degree);
  return squares;
}

int& number_at(Square s) { return board[s.row][s.col]; }

std::map<Square, int> order;
vector<Part> found;
int walk(Square s, vector<Square>& met);

// False if the part is empty or has all other free squares.
bool is_part(const vector<Square>& squares) { return !squares.empty() && squares.size() + 1 < free_squares().size(); }

// Returns parts that are not nested if the walk misses a free square.
vector<Part> parts_from(Square root) {
  order.clear();
  found.clear();
  vector<Square> met;
  walk(root, met);
  if (met.size() < free_squares().size()) return {{root, {root}}, {root, {}}};
  return found;
}

vector<Part> parts(const vector<Square>& free) {
  if (free.empty()) return {};
  vector<Part> list = parts_from(free[0]);
  return list.empty() ? list : parts_from(list[0].squares[0]);
}

// [shown]
// worth_trying(free): the squares that pruning leaves. parts(free):
// cut squares and their parts, by a walk from an end of the chain.
// end_colour(part): of a path from its cut square through the part.
int walk(Square s, vector<Square>& met) {
  int low = order.size();
  order.insert({s, low});
  met.push_back(s);
  for (Square to : ways(s)) {
    vector<Square> part;
    int far = order.contains(to) ? order[to] : walk(to, part);
    low = std::min(low, far);
    append(met, part);
    if (is_part(part) && far >= order[s]) found.push_back({s, part});
  }
  return low;
}

vector<Square> promising(Square here) {
  vector<Square> free = free_squares(), good = worth_trying(free);
  vector<Part> cuts = parts(free);
  int first = -colour(here), last = free.size() % 2 ? first : -first;
  if (!nested(cuts) || end_colour({here, free}) != last) return {};
  erase_if(good, [&](Square s) {
    bool in = all_end_on(first, cuts) && is_inside(s, cuts);
    bool out = all_end_on(last, cuts) && is_outside(s, cuts);
    return is_cut(s, cuts) || !(in || out);
  });
  return good;
}

void search(Square square, int number) {
  number_at(square) = number;
  trace("advance", square, number);
  if (number == rows * cols) {
    show(board);
    trace("tour");
  }
  vector<Square> good = promising(square);
  trace_rejects(square, number);
  for (Square to : by_degree(ways(square))) {
    if (contains(good, to)) search(to, number + 1);
    else trace("prune", to, number);
  }
  number_at(square) = 0;
  trace("backtrack", square, number - 1);
}

int main() {
  trace("start");  // below
  search(start, 1);
  cout << "There is no further tour.\n";
  trace("exhausted");
}
// [end]
