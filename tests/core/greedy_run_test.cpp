// GreedyRun against the same search step by step.
#include "core/fast/greedy_run.h"

#include "core/same_steps.h"
#include "core/text/check.h"

namespace kt {
namespace {

void compare_greedy_runs(int cases, std::uint32_t seed) {
  Dice dice(seed);
  for (int n = 0; n < cases; ++n) {
    const Algorithm& algorithm = *find_algorithm(dice.one_in(2) ? "warnsdorff" : "warnsdorff-backtracking");
    const TieRule& tie = tie_rules()[static_cast<std::size_t>(dice.roll(static_cast<int>(tie_rules().size())))];
    const bool by_table = tie.orders != nullptr;  // needs a square board and a corner
    Board board{5 + dice.roll(10), 13 + dice.roll(5)};
    if (by_table) board.rows = board.cols;
    Problem problem = random_problem(dice, board, algorithm);
    problem.tie = &tie;
    problem.seed = static_cast<std::uint32_t>(dice.roll(1000));
    if (by_table) {
      problem.start = {0, 0};
      problem.end.reset();
      problem.holes.clear();
    }
    ASSERT_TRUE(runs_as_it_steps(problem, dice)) << "case " << n;
  }
}

TEST(GreedyRun, TakesTheStepsOfTheSearch) { compare_greedy_runs(1'000, 1); }

TEST(GreedyRunSlow, TakesTheStepsOfTheSearch) { compare_greedy_runs(50'000, 2); }

// Squirrel and Cull ran every size up to 2000.
TEST(GreedyRun, FindsATourWithTheTableOfSquirrelAndCull) {
  for (int size : {9, 10, 11, 12, 13, 14, 15, 16, 74, 101, 138, 255}) {
    Search search(
        {.board = {size, size}, .algorithm = find_algorithm("warnsdorff"), .tie = find_tie_rule("squirrel-cull")});
    search.run(UINT64_MAX);
    EXPECT_EQ(search.status(), Status::tour) << size;
    EXPECT_TRUE(check_tour({size, size}, search.path()).valid) << size;
  }
}

}  // namespace
}  // namespace kt
