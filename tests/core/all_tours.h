// Helpers that run searches to their end, and problems small enough for plain backtracking.
#pragma once

#include <cstdint>

#include "core/any_problem.h"
#include "core/search/search.h"

namespace kt {

inline Search exhausted(Problem problem, const Algorithm& algorithm) {
  problem.algorithm = &algorithm;
  Search search(problem);
  while (!search.ended()) search.run(Budget{});
  return search;
}

// A problem on a board with or without holes, for several leapers, or on an edge list: open, with or without an end, or
// closed.
inline Problem small_problem(Dice& dice) {
  static constexpr Leaper kLeapers[] = {{1, 2}, {1, 2}, {0, 1}, {0, 1}, {1, 1}, {1, 3}, {0, 2}};
  if (dice.one_in(4)) {
    const EdgeList edges = random_edge_list(dice);
    Problem problem{.board = {1, static_cast<int>(edges.vertices.size())}, .edges = edges};
    problem.start.col = dice.roll(problem.board.cols);
    if (dice.one_in(3)) problem.goal = Goal::closed;
    if (dice.one_in(4)) problem.end = dice.square(problem.board);
    return problem;
  }
  const int least = dice.one_in(3) ? 1 : 3;
  const auto side = [&] { return least + dice.roll(6 - least); };
  const int rows = side();
  Problem problem = random_problem(dice, {rows, side()}, default_algorithm());
  problem.leaper = kLeapers[dice.roll(std::size(kLeapers))];
  // A closed tour ends one move from its start.
  if (problem.goal == Goal::closed && problem.end) {
    const std::vector<int> beside = neighbours(graph_of(problem), graph_of(problem).number(problem.start));
    if (!beside.empty()) problem.end = graph_of(problem).square(beside[dice.roll(static_cast<int>(beside.size()))]);
  }
  return problem;
}

}  // namespace kt
