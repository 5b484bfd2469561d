// Visits of squares and depths as a VisitCounter counts them, against checking the path after every step, and known
// numbers.
#include "core/search/visit_counter.h"

#include <numeric>

#include "core/any_problem.h"

namespace kt {
namespace {

std::uint64_t sum(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

// Counted from the events alone, by single steps.
struct Counts {
  std::vector<std::uint64_t> at_square, at_depth;
};

Counts counts_by_stepping(const Search& moment) {
  const Problem& problem = moment.problem();
  Search search(problem, moment.detail());
  Counts counts;
  counts.at_square.resize(static_cast<std::size_t>(problem.board.squares()));
  const auto count = [&](const std::vector<Square>& squares, std::size_t depth) {
    for (const Square s : squares) {
      ++counts.at_square[static_cast<std::size_t>(s.row * problem.board.cols + s.col)];
      if (counts.at_depth.size() < depth) counts.at_depth.resize(depth);
      ++counts.at_depth[depth++ - 1];
    }
  };
  if (!problem.algorithm->keeps_stack()) {
    count(moment.path(), 1);
    return counts;
  }
  count(search.path(), 1);
  while (search.steps() < moment.steps()) {
    const bool was_at_tour = search.status() == Status::tour;
    const Event event = search.step();
    if (event.type == EventType::restart) count(search.path(), 1);
    if (event.type == EventType::advance || (event.type == EventType::tour && !was_at_tour))
      count({event.square}, search.depth());
  }
  return counts;
}

testing::AssertionResult counts_as_it_steps(const Problem& problem, Detail detail, Dice& dice) {
  Search search(problem, detail), uncounted(problem, detail);
  VisitCounter counter(search);
  for (int slices = 1 + dice.roll(8); slices > 0; --slices) {
    const Budget budget = random_budget(dice, *problem.algorithm);
    const RunSummary ran = counter.run(search, budget), expected = uncounted.run_summarized(budget);
    if (ran != expected || search != uncounted)
      return testing::AssertionFailure() << told(problem) << ": not the steps of an uncounted run";
    const bool back = dice.one_in(2);
    for (int n = dice.roll(30); n > 0; --n) {
      const bool done = back ? counter.step_back(search) : (counter.step(search), true);
      const bool same = back ? uncounted.step_back() == done : (uncounted.step(), true);
      if (!same || search != uncounted) return testing::AssertionFailure() << told(problem) << ": not the same step";
    }
    if (problem.algorithm->keeps_stack() &&
        (sum(counter.counts().at_square()) != search.visits() || sum(counter.counts().at_depth()) != search.visits())) {
      return testing::AssertionFailure() << told(problem) << ": not " << search.visits() << " visits in all";
    }
  }
  const Counts expected = counts_by_stepping(search);
  if (counter.counts().at_square() != expected.at_square)
    return testing::AssertionFailure() << told(problem) << ": wrong by square at step " << search.steps();
  if (counter.counts().at_depth() != expected.at_depth)
    return testing::AssertionFailure() << told(problem) << ": wrong by depth at step " << search.steps();
  return testing::AssertionSuccess();
}

TEST(VisitCounterSweep, AgreesWithSingleSteps) { expect_of_any_problem(counts_as_it_steps, 300, 1); }

TEST(VisitCounterSlow, AgreesWithSingleSteps) { expect_of_any_problem(counts_as_it_steps, 10'000, 2); }

TEST(VisitCounterSweep, AgreesWithSingleStepsOfPlainBacktracking) {
  expect_of_plain_backtracking(counts_as_it_steps, 5'000, 3);
}

// Each square is visited many times more often than a lane can hold.
TEST(VisitCounter, AgreesWithSingleStepsOfALongRun) {
  Search search(Problem{}), stepped(Problem{});
  VisitCounter counter(search), by_steps(stepped);
  counter.run(search, {.steps = 300'000});
  while (stepped.steps() < 300'000) by_steps.step(stepped);
  EXPECT_EQ(search, stepped);
  EXPECT_EQ(counter, by_steps);
  for (std::uint64_t size = 1; search.steps() < 500'000; size = size * 7 % 3001 + 1)
    counter.run(search, {.steps = size});
  while (stepped.steps() < search.steps()) by_steps.step(stepped);
  EXPECT_EQ(counter, by_steps);
}

TEST(VisitCounter, ReturnsToItsInitialStateWhenSteppedBack) {
  for (const Algorithm& algorithm : algorithms()) {
    Dice dice(4);
    for (int n = 0; n < 20; ++n) {
      const Problem problem = any_problem(dice, algorithm);
      Search search(problem);
      VisitCounter counter(search);
      const VisitCounter first = counter;
      counter.run(search, {.steps = 500});
      while (counter.step_back(search)) {
      }
      ASSERT_EQ(counter, first) << told(problem);
      ASSERT_FALSE(counter.step_back(search));
      ASSERT_EQ(counter, first) << told(problem);
    }
  }
}

// The end is an event, but not a step.
TEST(VisitCounter, CountsNothingAtTheEnd) {
  for (const auto& [id, side] :
       {std::pair{"warnsdorff", 6}, {"backtracking", 4}, {"pruned", 4}, {"divide-and-conquer", 6}}) {
    Search search({.board = {side, side}, .algorithm = find_algorithm(id)});
    VisitCounter counter(search);
    counter.run(search, {});
    ASSERT_TRUE(search.ended()) << id;
    const VisitCounter before = counter;
    counter.step(search);
    counter.run(search, {});
    EXPECT_EQ(counter, before) << id;
  }
}

// The numbers of the first tours come from other programs.
TEST(VisitCounter, CountsTheFirstTourOf5x5) {
  Search search({.board = {5, 5}});
  VisitCounter counter(search);
  counter.run(search, {});
  EXPECT_EQ(search.status(), Status::tour);
  EXPECT_EQ(sum(counter.counts().at_square()), 8'840u);
  EXPECT_EQ(sum(counter.counts().at_depth()), 8'840u);
  EXPECT_EQ(counter.counts().at_depth().size(), 25u);
  EXPECT_EQ(counter.counts().at_depth().front(), 1u);
  EXPECT_EQ(counter.counts().at_depth().back(), 1u);
  EXPECT_EQ(counter.counts().at_square().front(), 1u);
}

// The whole tree of 5x5 from a corner: 304 tours, each a visit at depth 25. The board and the start are symmetric in
// the long diagonal, so the counts are, too.
TEST(VisitCounter, CountsTheWholeTreeOf5x5) {
  Search search({.board = {5, 5}});
  VisitCounter counter(search);
  while (!search.ended()) counter.run(search, {.steps = 100'000});
  EXPECT_EQ(sum(counter.counts().at_square()), 1'735'079u);
  EXPECT_EQ(counter.counts().at_depth()[24], 304u);
  EXPECT_EQ(counter.counts().at_depth()[1], 2u);
  const auto at = [&](std::size_t row, std::size_t col) { return counter.counts().at_square()[row * 5 + col]; };
  EXPECT_EQ(at(0, 0), 1u);
  for (std::size_t row = 0; row < 5; ++row) {
    for (std::size_t col = 0; col < row; ++col) EXPECT_EQ(at(row, col), at(col, row)) << row << "," << col;
  }
}

TEST(VisitCounter, CountsTheFirstToursOf6x6And8x8) {
  for (const auto& [side, visits] : {std::pair{6, 248'169u}, std::pair{8, 8'250'733u}}) {
    Search search({.board = {side, side}});
    VisitCounter counter(search);
    counter.run(search, {});
    EXPECT_EQ(search.status(), Status::tour);
    EXPECT_EQ(sum(counter.counts().at_square()), visits);
    EXPECT_EQ(sum(counter.counts().at_depth()), visits);
  }
}

TEST(VisitCounter, CountsOnlyTheFinalTourOfDivideAndConquer) {
  Search search({.board = {12, 12}, .algorithm = find_algorithm("divide-and-conquer")});
  VisitCounter counter(search);
  counter.step(search);
  EXPECT_EQ(sum(counter.counts().at_square()), 0u);
  EXPECT_TRUE(counter.counts().at_depth().empty());
  counter.run(search, {});
  EXPECT_EQ(counter.counts().at_square(), std::vector<std::uint64_t>(144, 1));
  EXPECT_EQ(counter.counts().at_depth(), std::vector<std::uint64_t>(144, 1));
  counter.step_back(search);
  EXPECT_EQ(sum(counter.counts().at_square()), 0u);
}

TEST(VisitCounter, NeedsEightBytesForEachSquareAndDepth) {
  Search search({.board = {1024, 1024}, .algorithm = find_algorithm("warnsdorff")});
  VisitCounter counter(search);
  EXPECT_LT(counter.bytes(), 8'500'000u);
  counter.run(search, {.steps = 1000});
  EXPECT_LT(counter.bytes(), 8'500'000u);
  EXPECT_EQ(sum(counter.counts().at_square()), 1001u);
}

}  // namespace
}  // namespace kt
