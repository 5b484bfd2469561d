// Counts all tours of a small problem with a depth-first search that shares no code with the program.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace kt::plain {

inline std::vector<std::vector<int>> moves_of(const Problem& problem) {
  std::vector<std::vector<int>> moves(static_cast<std::size_t>(problem.board.squares()));
  for (const auto& [from, to] : problem.edges.edges) moves[static_cast<std::size_t>(from)].push_back(to);
  if (!problem.edges.empty()) return moves;
  const auto is_hole = [&](Square s) { return std::ranges::find(problem.holes, s) != problem.holes.end(); };
  const int cols = problem.board.cols;
  for (int from = 0; from < problem.board.squares(); ++from) {
    for (int to = 0; to < problem.board.squares(); ++to) {
      const int rows_apart = std::abs(from / cols - to / cols), cols_apart = std::abs(from % cols - to % cols);
      const bool leap = (rows_apart == problem.leaper.a && cols_apart == problem.leaper.b) ||
                        (rows_apart == problem.leaper.b && cols_apart == problem.leaper.a);
      if (leap && !is_hole({from / cols, from % cols}) && !is_hole({to / cols, to % cols})) {
        moves[static_cast<std::size_t>(from)].push_back(to);
      }
    }
  }
  return moves;
}

struct DepthFirst {
  std::vector<std::vector<int>> moves;
  int squares;
  int first = 0;
  int last = -1;  // last square of the tour; -1: any
  bool closed = false;
  std::vector<bool> visited = std::vector<bool>(moves.size());

  int tours(int from, int depth) {
    const std::vector<int>& onward = moves[static_cast<std::size_t>(from)];
    if (depth == squares) {
      if (last >= 0 && from != last) return 0;
      return !closed || std::ranges::find(onward, first) != onward.end() ? 1 : 0;
    }
    visited[static_cast<std::size_t>(from)] = true;
    int sum = 0;
    for (const int to : onward) sum += visited[static_cast<std::size_t>(to)] ? 0 : tours(to, depth + 1);
    visited[static_cast<std::size_t>(from)] = false;
    return sum;
  }
};

// The expected results of Enumeration and FrontierCount. A closed tour has no first square, so the tours from `start`
// are all of them, each in two directions if every move goes both ways. An `end` keeps one direction, and only tours
// with the move from there to the start. With `all_starts` every closed tour passes the end.
inline std::string count(const Problem& problem, bool all_starts) {
  const auto number = [&](Square s) { return s.row * problem.board.cols + s.col; };
  const int squares = problem.board.squares() - static_cast<int>(problem.holes.size());
  DepthFirst search{.moves = moves_of(problem), .squares = squares, .closed = problem.goal == Goal::closed};
  if (search.closed && squares < 3) return "0";
  const bool has_end = problem.end && !(search.closed && all_starts);
  if (has_end) search.last = number(*problem.end);
  int sum = 0;
  for (int start = 0; start < problem.board.squares(); ++start) {
    const Square square{start / problem.board.cols, start % problem.board.cols};
    const bool hole = std::ranges::find(problem.holes, square) != problem.holes.end();
    if (hole || (square != problem.start && (search.closed || !all_starts))) continue;
    search.first = start;
    sum += search.tours(start, 1);
  }
  bool both_ways = true;
  for (int from = 0; from < problem.board.squares(); ++from) {
    for (const int to : search.moves[static_cast<std::size_t>(from)]) {
      both_ways &= std::ranges::count(search.moves[static_cast<std::size_t>(to)], from) > 0;
    }
  }
  return std::to_string(search.closed && !has_end && both_ways ? sum / 2 : sum);
}

}  // namespace kt::plain
