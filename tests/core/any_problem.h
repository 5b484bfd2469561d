// A random problem for any algorithm, on a board with or without holes, for several leapers, or on an edge list; and a
// check of many such problems.
#pragma once

#include <string>

#include "core/same_steps.h"
#include "core/search/refusal.h"

namespace kt {

inline EdgeList random_edge_list(Dice& dice) {
  const int vertices = 2 + dice.roll(8);
  const auto name = [&] { return std::string(1, static_cast<char>('A' + dice.roll(vertices))); };
  for (;;) {
    std::string text;
    for (int n = 2 + dice.roll(2 * vertices); n > 0; --n) {
      const std::string from = name();
      text += (text.empty() ? "" : ";") + from;
      text += dice.one_in(4) ? ">" : "-";
      text += name();
    }
    if (const auto edges = parse_edge_list(text)) return *edges;
  }
}

inline Board any_board(Dice& dice) {
  if (dice.one_in(4)) return {1 + dice.roll(4), 1 + dice.roll(5)};
  if (dice.one_in(4)) return {3 + dice.roll(10), 6 + dice.roll(8)};
  if (dice.one_in(4)) return {6 + 2 * dice.roll(4), 6 + 2 * dice.roll(4)};
  return {3 + dice.roll(6), 3 + dice.roll(6)};
}

// Adds some given moves.
inline void give_moves(Dice& dice, Problem& problem) {
  const Graph graph = graph_of(problem);
  std::vector<bool> passed(static_cast<std::size_t>(graph.size()));
  int here = graph.number(problem.start);
  for (int moves = 1 + dice.roll(6); moves > 0; --moves) {
    passed[static_cast<std::size_t>(here)] = true;
    std::vector<int> ways = neighbours(graph, here);
    std::erase_if(ways, [&](int to) { return passed[static_cast<std::size_t>(to)]; });
    if (ways.empty()) return;
    here = ways[static_cast<std::size_t>(dice.roll(static_cast<int>(ways.size())))];
    problem.given.push_back(graph.square(here));
  }
}

// A problem that refusal() accepts.
inline Problem any_problem(Dice& dice, const Algorithm& algorithm) {
  static constexpr Leaper kOthers[] = {{1, 3}, {1, 4}, {2, 3}, {0, 1}, {1, 1}};
  for (;;) {
    Problem problem = random_problem(dice, any_board(dice), algorithm);
    if (dice.one_in(6)) problem.leaper = kOthers[dice.roll(std::size(kOthers))];
    if (dice.one_in(5)) {
      const EdgeList edges = random_edge_list(dice);
      problem = {.board = {1, static_cast<int>(edges.vertices.size())}, .edges = edges, .algorithm = &algorithm};
      problem.start.col = dice.roll(problem.board.cols);
    }
    problem.tie = &tie_rules()[static_cast<std::size_t>(dice.roll(static_cast<int>(tie_rules().size())))];
    problem.seed = static_cast<std::uint32_t>(dice.roll(1000));
    if (problem.algorithm->keeps_stack() && dice.one_in(3)) give_moves(dice, problem);
    if (!refusal(problem)) return problem;
  }
}

// Limits visits only for depth-first searches.
inline Budget random_budget(Dice& dice, const Algorithm& algorithm) {
  Budget budget{.steps = static_cast<std::uint64_t>(random_length(dice))};
  if (algorithm.keeps_stack() && dice.one_in(4)) budget.visits = static_cast<std::uint64_t>(random_length(dice));
  return budget;
}

using Judgement = testing::AssertionResult(const Problem&, Detail, Dice&);

// Checks so many problems for each algorithm, most of them in move detail.
inline void expect_of_any_problem(Judgement& judge, int cases, std::uint32_t seed) {
  for (const Algorithm& algorithm : algorithms()) {
    Dice dice(seed);
    for (int n = 0; n < cases; ++n) {
      const Detail detail = dice.one_in(6) ? Detail::candidate : Detail::move;
      ASSERT_TRUE(judge(any_problem(dice, algorithm), detail, dice)) << "case " << n;
    }
  }
}

inline void expect_of_plain_backtracking(Judgement& judge, int cases, std::uint32_t seed) {
  Dice dice(seed);
  for (int n = 0; n < cases; ++n) {
    const Board board{3 + dice.roll(6), 3 + dice.roll(6)};
    ASSERT_TRUE(judge(random_problem(dice, board, default_algorithm()), Detail::move, dice)) << "case " << n;
  }
}

}  // namespace kt
