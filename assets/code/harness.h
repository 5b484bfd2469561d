// The frame around the C++ listings. Standard input says what to search and how many steps to print:
//
//   c++ -std=c++20 backtracking.cpp && echo 5x5 0,0 100 candidate | ./a.out
//
// `trace` prints each event as `kt trace` does. A tour is the advance that completes it, and the end of the search the
// last backtrack: they rename the event before.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using std::cout;
using std::string;
using std::vector;
namespace ranges = std::ranges;

struct Square {
  int row, col;
  auto operator<=>(const Square&) const = default;
};

struct Move {
  int down, right;
};

inline int rows, cols, max_steps;
inline bool with_candidates;
inline Square start;

inline bool read() {
  char sign, detail[16] = "";
  std::cin >> rows >> sign >> cols >> start.row >> sign >> start.col >> max_steps >> detail;
  with_candidates = string(detail) == "candidate";
  return true;
}
inline const bool has_read = read();

inline vector<Move> moves = {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}};
inline vector<vector<int>> board(rows, vector<int>(cols));

struct Trace {
  int step = 0;
  string event = "start";
  Square square = start;
  int depth = 1;

  void flush() const {
    if (step > 0) std::printf("%d %s %d,%d %d\n", step, event.c_str(), square.row, square.col, depth);
  }
};
inline Trace last;

inline const int at_exit = std::atexit([] { last.flush(); });

inline void trace(const string& event, Square square = start, int depth = 0) {
  const bool rejected = event == "reject" || event == "prune";
  if (event == "tour" || event == "exhausted") {
    last.event = event;
    last.depth = event == "tour" ? rows * cols : 0;
  } else if (event != "start" && !(event == "advance" && depth == 1) && !(rejected && !with_candidates)) {
    if (last.step == max_steps) std::exit(0);
    last.flush();
    last = {last.step + 1, rejected ? "reject" : event, square, depth};
  }
}

inline void trace_rejects(Square square, int depth) {
  for (auto [down, right] : moves) {
    const Square to = {square.row + down, square.col + right};
    const bool inside = to.row >= 0 && to.row < rows && to.col >= 0 && to.col < cols;
    if (!inside || board[to.row][to.col] != 0) trace("reject", to, depth);
  }
}

inline void show(const vector<vector<int>>& numbers) {
  for (const auto& row : numbers) {
    for (int number : row) std::printf("%4d", number);
    std::printf("\n");
  }
}

template <typename T>
bool contains(const vector<T>& list, const T& value) {
  return ranges::find(list, value) != list.end();
}

inline vector<Square> every_square() {
  vector<Square> list;
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) list.push_back({row, col});
  }
  return list;
}

// Chance, by splitmix64 from the seed 1.

constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;

inline std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
  return x ^ (x >> 31);
}

inline std::uint64_t chance_of(int attempt) { return mixed(mixed(1 + kGolden) + attempt + kGolden); }

// Restarts.

inline const vector<Move> given_moves = moves;

inline void shuffle_moves(int attempt) {
  moves = given_moves;
  for (int i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[mixed(chance_of(attempt) + i * kGolden) % i]);
}

// Divide and conquer.

inline int number_of(Square square) { return square.row * cols + square.col; }
inline vector<vector<Square>> links(rows* cols);

// A closed tour of a small board: its first half, a digit 1 to 8 for each move; the second half is the first with every
// move reversed.
inline string half_of(int height, int width) {
  if (height == 6) return width == 6 ? "182345887453281472" : "232186763854318521354711";
  if (height == 8) {
    return width == 8 ? "14718135643238528185616612452722" : "2742323818753356767216813256417723442721";
  }
  return width == 10 ? "18182323454585218185276613456771834442568714283822"
                     : "181825832323454576767258181252234552277763347118534167853122";
}

inline vector<Square> ready_tour(int top, int left, int height, int width) {
  const bool upright = height > width;
  const string half = half_of(std::min(height, width), std::max(height, width));
  vector<Square> squares;
  Square at = {0, 0};
  for (int turn : {0, 4}) {
    for (char digit : half) {
      squares.push_back(upright ? Square{top + at.col, left + at.row} : Square{top + at.row, left + at.col});
      const auto [down, right] = moves[(digit - '1' + turn) % 8];
      at = {at.row + down, at.col + right};
    }
  }
  return squares;
}

inline vector<Square> ring(int row, int col) {
  vector<Square> squares = {{-1, -3}, {-2, -1}, {-3, 1}, {-1, 0}, {0, 2}, {1, 0}, {2, -2}, {0, -1}};
  for (Square& square : squares) square = {row + square.row, col + square.col};
  return squares;
}

inline void link(Square a, Square b) {
  links[number_of(a)].push_back(b);
  links[number_of(b)].push_back(a);
}

inline void unlink(Square a, Square b) {
  std::erase(links[number_of(a)], b);
  std::erase(links[number_of(b)], a);
}

inline void show_links() {
  std::printf("cycle");
  Square before = {-1, -1}, here = start;
  do {
    std::printf(" %d,%d", here.row, here.col);
    const auto& pair = links[number_of(here)];
    const Square next = pair[0] == before ? pair[1] : pair[0];
    before = here;
    here = next;
  } while (here != start);
  std::printf("\n");
}

// The neural network. Its squares are numbers, row by row.

struct Neuron {
  int a, b;  // squares
  bool active = false;
  int state = 0;
};

inline vector<Neuron> all_neurons() {
  vector<Neuron> list;
  for (Square from : every_square()) {
    for (auto [down, right] : moves) {
      const Square to = {from.row + down, from.col + right};
      const bool inside = to.row >= 0 && to.row < rows && to.col >= 0 && to.col < cols;
      if (inside && number_of(to) > number_of(from)) list.push_back({number_of(from), number_of(to)});
    }
  }
  ranges::sort(list, {}, [](const Neuron& n) { return std::pair(n.a, n.b); });
  return list;
}
inline vector<Neuron> neurons = all_neurons();

inline vector<vector<Neuron*>> all_neurons_at() {
  vector<vector<Neuron*>> list(rows * cols);
  for (Neuron& neuron : neurons) {
    list[neuron.a].push_back(&neuron);
    list[neuron.b].push_back(&neuron);
  }
  return list;
}
inline const vector<vector<Neuron*>> neurons_at = all_neurons_at();

inline const int patience = 40 * static_cast<int>(std::ceil(std::sqrt(rows * cols)));

// Each neuron active or not; each state 0.
inline void set_at_random(vector<Neuron>& list, int attempt) {
  const std::uint64_t base = chance_of(attempt);
  for (std::size_t i = 0; i < list.size(); ++i) {
    list[i].active = mixed(base + i / 64 + kGolden) >> i % 64 & 1;
    list[i].state = 0;
  }
}

inline void show_active() {
  const auto square = [](int number) { return Square{number / cols, number % cols}; };
  ranges::fill(links, vector<Square>());
  for (const Neuron& neuron : neurons) {
    if (neuron.active) link(square(neuron.a), square(neuron.b));
  }
  show_links();
}
