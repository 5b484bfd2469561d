// The depth range of a run, as each loop reports it, against checking after every step.
#include "core/state/run_statistics.h"

#include "core/any_problem.h"

namespace kt {
namespace {

// run_summarized(), defined by single steps.
RunSummary summary_by_stepping(Search& search, Budget budget) {
  RunSummary summary;
  const std::uint64_t visits = search.visits();
  while (summary.steps < budget.steps) {
    const Budget one{1, budget.visits - (search.visits() - visits)};
    if (run_by_stepping(search, one) == 0) break;
    ++summary.steps;
    summary.depths.add(search.depth());
    if (search.status() != Status::searching) break;
  }
  if (summary.steps == 0) summary.depths.add(search.depth());
  return summary;
}

testing::AssertionResult tells_its_depths(const Problem& problem, Detail detail, Dice& dice) {
  Search runs(problem, detail), steps(problem, detail);
  for (int slices = 1 + dice.roll(8); slices > 0; --slices) {
    const std::uint64_t before = steps.steps();
    const Budget budget = random_budget(dice, *problem.algorithm);
    const RunSummary told = runs.run_summarized(budget), expected = summary_by_stepping(steps, budget);
    if (told != expected || runs != steps) {
      return testing::AssertionFailure() << kt::told(problem) << " from step " << before << " on: " << told.steps
                                         << " steps between " << told.depths.low << " and " << told.depths.high
                                         << ", not " << expected.steps << " between " << expected.depths.low << " and "
                                         << expected.depths.high;
    }
    move_alike(runs, steps, dice);
  }
  return testing::AssertionSuccess();
}

TEST(RunSummarySweep, HasTheDepthsOfSingleSteps) { expect_of_any_problem(tells_its_depths, 300, 1); }

TEST(RunSummarySlow, HasTheDepthsOfSingleSteps) { expect_of_any_problem(tells_its_depths, 20'000, 2); }

TEST(RunSummary, HasTheDepthsOfPlainBacktracking) { expect_of_plain_backtracking(tells_its_depths, 5'000, 3); }

// Deep in the search, where a batch changes depth without a record.
TEST(RunSummary, HasTheDepthsInTheMiddleOfALongRun) {
  Search runs(Problem{});
  runs.run(1'000'000);
  Search steps = runs;
  for (std::uint64_t size = 1; runs.steps() < 1'100'000; size = size * 7 % 3001 + 1) {
    ASSERT_EQ(runs.run_summarized({.steps = size}), summary_by_stepping(steps, {.steps = size}))
        << "from step " << steps.steps() << " of " << size;
  }
  ASSERT_EQ(runs, steps);
}

// The depth before the first step is not included.
TEST(RunSummary, ExcludesTheMomentBeforeItsFirstStep) {
  Search search({.board = {5, 5}});
  EXPECT_EQ(search.run_summarized({.steps = 0}), (RunSummary{0, {1, 1}}));
  EXPECT_EQ(search.run_summarized({.steps = 1}), (RunSummary{1, {2, 2}}));
  EXPECT_EQ(search.run_summarized({.steps = 3}), (RunSummary{3, {3, 5}}));
}

TEST(RunSummary, StopsAtATourAndAtTheEnd) {
  Search search({.board = {5, 5}});
  RunSummary summary = search.run_summarized({});
  EXPECT_EQ(summary.steps, 8'840u - 1 + 8'815);
  EXPECT_EQ(summary.depths, (DepthRange{2, 25}));
  Search hopeless({.board = {3, 3}});
  EXPECT_EQ(hopeless.run_summarized({}).depths, (DepthRange{0, 8}));
  EXPECT_EQ(hopeless.run_summarized({}), (RunSummary{0, {0, 0}}));
}

}  // namespace
}  // namespace kt
