// Two independent ways to count agree, and both with the published numbers.
#include "core/count/enumerate.h"

#include <gtest/gtest.h>

#include "core/count/frontier.h"

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

TEST(Enumeration, DoesNotDependOnTheSlices) {
  Enumeration enumeration({.board = {5, 5}}, true);
  std::uint64_t slices = 0;
  while (!enumeration.run(1000)) ++slices;
  EXPECT_GT(slices, 10u);
  EXPECT_EQ(to_string(enumeration.count()), "1728");
}

TEST(Enumeration, CountsClosedToursOnceWhateverTheirDirection) {
  EXPECT_EQ(by_enumeration({.board = {3, 3}, .holes = {{1, 1}}, .goal = Goal::closed}, false), "1");
  EXPECT_EQ(by_enumeration({.board = {4, 4}, .leaper = {0, 1}, .goal = Goal::closed}, false), "6");
  const EdgeList complete = *parse_edge_list("A-B;A-C;A-D;B-C;B-D;C-D");
  EXPECT_EQ(by_enumeration({.board = {1, 4}, .edges = complete, .goal = Goal::closed}, false), "3");
  const EdgeList ring = *parse_edge_list("A>B;B>C;C>A");
  EXPECT_EQ(by_enumeration({.board = {1, 3}, .edges = ring, .goal = Goal::closed}, false), "1");
}

}  // namespace
}  // namespace kt
