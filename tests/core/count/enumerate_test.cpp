// Independent counting methods agree with each other and with published numbers.
#include "core/count/enumerate.h"

#include <gtest/gtest.h>

#include "app/in_english.h"
#include "core/any_problem.h"
#include "core/count/frontier.h"
#include "core/count/plain_count.h"

namespace kt {
namespace {

std::string by_enumeration(const Problem& problem, bool all_starts) {
  Enumeration enumeration(problem, all_starts);
  while (!enumeration.run(1'000'000)) {
  }
  return to_string(enumeration.count());
}

std::string by_frontier(const Problem& problem, bool all_starts) {
  FrontierCount frontier(problem, all_starts);
  while (!frontier.run(1'000'000)) {
  }
  EXPECT_EQ(frontier.status(), FrontierCount::Status::done) << frontier.reason();
  return to_string(frontier.count());
}

void both_agree_on_boards_of(int from, int to) {
  for (int rows = 1; rows * rows <= to; ++rows) {
    for (int cols = rows; rows * cols <= to; ++cols) {
      if (rows * cols < from) continue;
      for (const Board board : {Board{rows, cols}, Board{cols, rows}}) {
        for (const Goal goal : {Goal::tour, Goal::closed}) {
          const Problem problem{.board = board, .goal = goal};
          EXPECT_EQ(by_enumeration(problem, true), by_frontier(problem, true)) << to_string(board);
        }
      }
    }
  }
}

TEST(Enumeration, AgreesWithTheFrontierOnEveryBoardUpTo20Squares) { both_agree_on_boards_of(1, 20); }
TEST(EnumerationSlow, AgreesWithTheFrontierOnEveryBoardUpTo30Squares) { both_agree_on_boards_of(21, 30); }

// --- all combinations of settings ---

// A problem on a small board or a graph with one-way edges, with an end that is often one move from the start.
Problem small_problem(Dice& dice, int most_squares) {
  static constexpr Leaper kLeapers[] = {{1, 2}, {1, 2}, {1, 2}, {0, 1}, {0, 1}, {0, 1}, {1, 1}, {0, 2}, {2, 3}, {1, 4}};
  Problem problem;
  if (dice.one_in(3)) {
    problem.edges = random_edge_list(dice);
    problem.board = {1, static_cast<int>(problem.edges.vertices.size())};
  } else {
    problem.leaper = kLeapers[dice.roll(std::size(kLeapers))];
    do problem.board = {1 + dice.roll(6), 1 + dice.roll(6)};
    while (problem.board.squares() > most_squares);
  }
  std::vector<Square> squares;
  const bool has_holes = problem.edges.empty() && dice.one_in(2);
  for (int v = 0; v < problem.board.squares(); ++v) {
    const Square square{v / problem.board.cols, v % problem.board.cols};
    (has_holes && dice.one_in(8) ? problem.holes : squares).push_back(square);
  }
  if (squares.empty()) return small_problem(dice, most_squares);
  const auto any = [&] { return squares[static_cast<std::size_t>(dice.roll(static_cast<int>(squares.size())))]; };
  problem.goal = dice.one_in(2) ? Goal::closed : Goal::tour;
  problem.start = any();
  if (!dice.one_in(3)) problem.end = any();
  if (problem.end && dice.one_in(2)) {
    const Graph graph = graph_of(problem);
    for (const int v : neighbours(graph, graph.number(problem.start))) problem.end = graph.square(v);
  }
  return problem;
}

void all_agree_on(int problems, int most_squares, std::uint32_t seed) {
  Dice dice(seed);
  int with_tours = 0, closed_with_end = 0, one_way = 0;
  for (int i = 0; i < problems; ++i) {
    const Problem problem = small_problem(dice, most_squares);
    const bool all_starts = dice.one_in(2);
    const std::string count = by_enumeration(problem, all_starts);
    const std::string name = told(problem) + ", leaper " + to_string(problem.leaper) + ", graph " +
                             to_string(problem.edges) + (all_starts ? ", all starts" : "");
    EXPECT_EQ(count, plain::count(problem, all_starts)) << name;
    const bool suits = frontier_can_count(problem, all_starts).has_value();
    if (suits) {
      EXPECT_EQ(count, by_frontier(problem, all_starts)) << name;
    }
    if (count == "0") continue;
    ++with_tours;
    one_way += suits ? 0 : 1;
    closed_with_end += problem.goal == Goal::closed && problem.end && !all_starts ? 1 : 0;
  }
  // Enough of the random problems must have tours.
  EXPECT_GT(with_tours, problems / 10);
  EXPECT_GT(closed_with_end, problems / 200);
  EXPECT_GT(one_way, problems / 100);
}

TEST(EnumerationSweep, AgreesWithAllOthersOnRandomProblems) { all_agree_on(1000, 16, 4102); }
TEST(EnumerationSlow, AgreesWithAllOthersOnRandomProblems) { all_agree_on(20'000, 20, 4103); }

TEST(Enumeration, FindsThePublishedNumbers) {
  EXPECT_EQ(by_enumeration({.board = {5, 5}}, false), "304");
  EXPECT_EQ(by_enumeration({.board = {5, 5}, .start = {0, 2}}, false), "56");
  EXPECT_EQ(by_enumeration({.board = {5, 5}, .start = {1, 1}}, false), "56");
  EXPECT_EQ(by_enumeration({.board = {5, 5}, .start = {2, 2}}, false), "64");
  EXPECT_EQ(by_enumeration({.board = {5, 5}}, true), "1728");
  EXPECT_EQ(by_enumeration({.board = {6, 6}, .goal = Goal::closed}, false), "9862");
  EXPECT_EQ(by_enumeration({.board = {3, 10}, .goal = Goal::closed}, false), "16");
  EXPECT_EQ(by_enumeration({.board = {5, 6}, .goal = Goal::closed}, false), "8");
}

TEST(EnumerationSlow, FindsTheLargerPublishedNumbers) {
  EXPECT_EQ(by_enumeration({.board = {6, 6}}, false), "524486");
  EXPECT_EQ(by_enumeration({.board = {6, 6}}, true), "6637920");
  EXPECT_EQ(by_enumeration({.board = {5, 8}, .goal = Goal::closed}, false), "44202");
}

TEST(Enumeration, GivesTheSameCountInSlices) {
  Enumeration enumeration({.board = {5, 5}}, true);
  std::uint64_t slices = 0;
  while (!enumeration.run(1000)) ++slices;
  EXPECT_GT(slices, 10u);
  EXPECT_EQ(to_string(enumeration.count()), "1728");
}

TEST(Enumeration, CountsEachClosedTourOnceIgnoringDirection) {
  EXPECT_EQ(by_enumeration({.board = {3, 3}, .holes = {{1, 1}}, .goal = Goal::closed}, false), "1");
  EXPECT_EQ(by_enumeration({.board = {4, 4}, .leaper = {0, 1}, .goal = Goal::closed}, false), "6");
  const EdgeList complete = *parse_edge_list("A-B;A-C;A-D;B-C;B-D;C-D");
  EXPECT_EQ(by_enumeration({.board = {1, 4}, .edges = complete, .goal = Goal::closed}, false), "3");
  const EdgeList ring = *parse_edge_list("A>B;B>C;C>A");
  EXPECT_EQ(by_enumeration({.board = {1, 3}, .edges = ring, .goal = Goal::closed}, false), "1");
}

}  // namespace
}  // namespace kt
