#include "app/words/measure_words.h"

#include <gtest/gtest.h>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(MeasureWords, DescribeARun) {
  MeasuredRun run{.algorithm = find_algorithm("backtracking"), .board = {5, 6}, .start = {2, 1}};
  EXPECT_EQ(title_of({}, run), "Backtracking, 5 × 6, a tour from b3");
  EXPECT_EQ(outcome_words(run), "not started");
  run.state = MeasuredRun::State::running;
  run.visits = 8'840;
  EXPECT_EQ(outcome_words(run), "8,840 visits so far");
  run.state = MeasuredRun::State::ended;
  run.seconds = 3;
  run.ending = Ending::tour;
  EXPECT_EQ(outcome_words(run), "found a tour after 8,840 visits, in 3 seconds");
  run.closed = true;
  EXPECT_EQ(outcome_words(run), "found a closed tour after 8,840 visits, in 3 seconds");
  run.ending = Ending::none;
  EXPECT_EQ(outcome_words(run), "no tour, proved after 8,840 visits, in 3 seconds");
  run.ending = Ending::stuck;
  EXPECT_EQ(outcome_words(run), "stuck after 8,840 visits, in 3 seconds");
  run.ending = Ending::limit;
  EXPECT_EQ(outcome_words(run), "unfinished after 8,840 visits, in 3 seconds");
  run.log10_tree = 21.6;
  run.log10_low = 21.5, run.log10_high = 21.7;
  EXPECT_EQ(outcome_words(run),
            "unfinished after 8,840 visits, in 3 seconds. Trying everything would take about 4 x 10^21 visits, by "
            "Knuth's estimate");
  run.log10_high = 24;
  EXPECT_NE(in_english(outcome_words(run)).find("would take perhaps 4 x 10^21"), std::string::npos) << "it is not sure";
  run.by_theorem = true;
  run.ending = Ending::none;
  EXPECT_EQ(outcome_words(run), "no tour, by a theorem");
  run.state = MeasuredRun::State::refused;
  EXPECT_EQ(outcome_words(run), "this method does not work on this board");
}

TEST(MeasureWords, CountStepsForMethodsWithoutVisits) {
  MeasuredRun run{.algorithm = find_algorithm("neural-network"),
                  .goal = Goal::closed,
                  .state = MeasuredRun::State::running,
                  .steps = 1};
  EXPECT_EQ(cost_of(run), 1u);
  EXPECT_EQ(outcome_words(run), "1 step so far");
  EXPECT_EQ(title_of({}, run), "Neural network, 8 × 8, a closed tour from a8");
}

}  // namespace
}  // namespace kt
