// No algorithm prunes a move that leads to a tour.
#include <gtest/gtest.h>

#include "core/all_tours.h"

namespace kt {
namespace {

std::vector<const Algorithm*> pruning_algorithms() {
  std::vector<const Algorithm*> rows;
  for (const Algorithm& algorithm : algorithms()) {
    if (algorithm.prune && algorithm.method == Method::depth_first) rows.push_back(&algorithm);
  }
  return rows;
}

// Each closed tour is found in both directions; with its last square given, in one.
TEST(PruningSweep, KeepsAllKnownTours) {
  ASSERT_GE(pruning_algorithms().size(), 4u);
  for (const Algorithm* algorithm : pruning_algorithms()) {
    const auto tours_of = [&](const Problem& problem) { return exhausted(problem, *algorithm).tours(); };
    SCOPED_TRACE(algorithm->id);
    EXPECT_EQ(tours_of({.board = {6, 6}, .end = Square{1, 2}, .goal = Goal::closed}), 9862u);
    EXPECT_EQ(tours_of({.board = {6, 6}, .start = {0, 1}, .end = Square{2, 0}, .goal = Goal::closed}), 8611u);
    EXPECT_EQ(tours_of({.board = {5, 6}, .goal = Goal::closed}), 16u);
    EXPECT_EQ(tours_of({.board = {3, 10}, .start = {1, 5}, .goal = Goal::closed}), 32u);
    EXPECT_EQ(tours_of({.board = {3, 8}, .goal = Goal::closed}), 0u);
    EXPECT_EQ(tours_of({.board = {5, 5}}), 304u);
    EXPECT_EQ(tours_of({.board = {5, 5}, .start = {1, 1}}), 56u);
    EXPECT_EQ(tours_of({.board = {5, 5}, .start = {0, 1}}), 0u);
  }
}

TEST(PruningSweep, KeepsAllToursOfRandomProblems) {
  Dice dice(5);
  std::uint64_t tours[2][2] = {};
  for (int n = 0; n < 3000; ++n) {
    const Problem problem = small_problem(dice);
    const std::uint64_t plain = exhausted(problem, default_algorithm()).tours();
    tours[problem.goal == Goal::closed][problem.end.has_value()] += plain;
    for (const Algorithm* algorithm : pruning_algorithms()) {
      ASSERT_EQ(exhausted(problem, *algorithm).tours(), plain) << algorithm->id << " " << told(problem);
    }
  }
  for (const auto& of_goal : tours) {
    for (const std::uint64_t found : of_goal) EXPECT_GT(found, 30u);
  }
}

}  // namespace
}  // namespace kt
