#include "harness.h"

// [shown]
void lay(vector<Square> squares) {
  int size = squares.size();
  for (int i = 0; i < size; ++i)
    link(squares[i], squares[(i + 1) % size]);
}

// corner: two squares of each part, around the centre.
void join(int row, int col) {
  vector<Square> corner = ring(row, col);
  // Remove one move from each part.
  for (int i : {0, 2, 4, 6})
    unlink(corner[i], corner[i + 1]);
  // Connect each part with the next one.
  for (int i : {1, 3, 5, 7})
    link(corner[i], corner[(i + 1) % 8]);
}

void cover(int top, int left, int height, int width) {
  if (std::min(height, width) < 12) {
    lay(ready_tour(top, left, height, width));
    trace("lay", {top, left});
    return;
  }
  int north = height / 4 * 2;  // about half, and even
  int west = width / 4 * 2;
  trace("divide", {top, left});
  int south = height - north, east = width - west;
  cover(top, left, north, west);
  cover(top, left + west, north, east);
  cover(top + north, left, south, west);
  cover(top + north, left + west, south, east);
  join(top + north, left + west);
  trace("join", {top + north, left + west});
}

int main() {
  trace("start");  // below
  cover(0, 0, rows, cols);
  show_links();
  trace("tour");
}
// [end]
