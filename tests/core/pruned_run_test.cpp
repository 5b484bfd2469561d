// PrunedRun against the same search step by step, and known numbers.
#include "core/fast/pruned_run.h"

#include <utility>

#include "core/same_steps.h"

namespace kt {
namespace {

const Algorithm& pruned() { return *find_algorithm("pruned"); }

// Up to 64 squares, sometimes in long rows.
Board random_board(Dice& dice) {
  if (dice.one_in(8)) return {1 + dice.roll(8), 1 + dice.roll(8)};
  if (dice.one_in(4)) return {3 + dice.roll(2), 9 + dice.roll(8)};
  return {3 + dice.roll(6), 3 + dice.roll(6)};
}

Problem random_pruned_problem(Dice& dice) {
  static constexpr Leaper kOthers[] = {{1, 3}, {1, 4}, {2, 3}, {0, 1}, {1, 1}, {0, 2}};
  Problem problem = random_problem(dice, random_board(dice), pruned());
  if (dice.one_in(5)) problem.leaper = kOthers[dice.roll(std::size(kOthers))];
  return problem;
}

void compare_pruned_runs(int cases, std::uint32_t seed) {
  Dice dice(seed);
  for (int n = 0; n < cases; ++n) ASSERT_TRUE(runs_as_it_steps(random_pruned_problem(dice), dice)) << "case " << n;
}

TEST(PrunedRun, CoversBoardsOfUpTo64Squares) {
  const auto covers = [](const Problem& problem) { return PrunedRun::covers(Path(problem)); };
  EXPECT_TRUE(covers({.algorithm = &pruned()}));
  EXPECT_TRUE(covers({.board = {4, 16}, .leaper = {1, 4}, .algorithm = &pruned()}));
  EXPECT_FALSE(covers({.board = {5, 13}, .algorithm = &pruned()}));
  EXPECT_FALSE(covers({.algorithm = find_algorithm("pruned-warnsdorff")}));
  EXPECT_FALSE(covers({}));
}

TEST(PrunedRun, TakesTheStepsOfTheSearch) { compare_pruned_runs(2'000, 1); }

TEST(PrunedRunSlow, TakesTheStepsOfTheSearch) { compare_pruned_runs(50'000, 2); }

TEST(PrunedRun, ContinuesAfterToursToTheSameEnd) {
  Dice dice(3);
  for (const Board board :
       {Board{1, 1}, Board{2, 3}, Board{3, 4}, Board{4, 4}, Board{4, 5}, Board{3, 8}, Board{5, 5}}) {
    for (int n = 0; n < 5; ++n) ASSERT_TRUE(runs_to_the_same_end(random_problem(dice, board, pruned()), dice));
  }
}

std::uint64_t tours_by_running(const Problem& problem) {
  Search search(problem);
  while (!search.ended()) search.run(UINT64_MAX);
  EXPECT_EQ(search.status(), Status::exhausted);
  return search.tours();
}

// A001230 and, for rectangles, the project's table of known numbers. From a corner, each tour ends on one of two
// squares, so one of them gives each tour once.
TEST(PrunedRun, CountsClosedTours) {
  const auto closed = [](Board board) {
    return tours_by_running({.board = board, .end = Square{1, 2}, .goal = Goal::closed, .algorithm = &pruned()});
  };
  EXPECT_EQ(closed({6, 6}), 9862u);
  EXPECT_EQ(closed({5, 6}), 8u);
  EXPECT_EQ(closed({3, 10}), 16u);
  EXPECT_EQ(tours_by_running({.board = {5, 6}, .goal = Goal::closed, .algorithm = &pruned()}), 16u);
  EXPECT_EQ(tours_by_running({.board = {6, 6}, .goal = Goal::closed, .algorithm = &pruned()}), 2 * 9862u);
}

TEST(PrunedRunSlow, CountsTheOpenToursOf6x6) {
  EXPECT_EQ(tours_by_running({.board = {6, 6}, .algorithm = &pruned()}), 524'486u);
  std::uint64_t tours = 0;  // by classes of symmetric squares
  for (const auto& [start, alike] :
       {std::pair<Square, unsigned>{{0, 0}, 4}, {{0, 1}, 8}, {{0, 2}, 8}, {{1, 1}, 4}, {{1, 2}, 8}, {{2, 2}, 4}}) {
    tours += alike * tours_by_running({.board = {6, 6}, .start = start, .algorithm = &pruned()});
  }
  EXPECT_EQ(tours, 6'637'920u);  // A165134
}

}  // namespace
}  // namespace kt
