#include "app/words/measure_words.h"

#include <gtest/gtest.h>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(MeasureWords, SayWhatARunWas) {
  MeasuredRun run{.algorithm = find_algorithm("backtracking"), .board = {5, 6}, .start = {2, 1}};
  EXPECT_EQ(title_of(run), "Backtracking, 5 × 6, a tour from (2,1)");
  EXPECT_EQ(outcome_words(run), "not begun");
  run.state = MeasuredRun::State::running;
  run.visits = 8'840;
  EXPECT_EQ(outcome_words(run), "8,840 visits so far");
  run.state = MeasuredRun::State::ended;
  run.seconds = 3;
  run.ending = Ending::tour;
  EXPECT_EQ(outcome_words(run), "found after 8,840 visits, in 3 seconds");
  run.closed = true;
  EXPECT_EQ(outcome_words(run), "found, closed, after 8,840 visits, in 3 seconds");
  run.ending = Ending::none;
  EXPECT_EQ(outcome_words(run), "there is none: proved after 8,840 visits, in 3 seconds");
  run.ending = Ending::stuck;
  EXPECT_EQ(outcome_words(run), "stuck after 8,840 visits, in 3 seconds");
  run.ending = Ending::limit;
  EXPECT_EQ(outcome_words(run), "given up after 8,840 visits, in 3 seconds");
  run.log10_tree = 21.6;
  run.log10_low = 21.5, run.log10_high = 21.7;
  EXPECT_EQ(outcome_words(run),
            "given up after 8,840 visits, in 3 seconds. Trying everything takes about 4 x 10^21 visits, by Knuth's "
            "estimate");
  run.log10_high = 24;
  EXPECT_NE(in_english(outcome_words(run)).find("takes perhaps 4 x 10^21"), std::string::npos) << "it is not sure";
  run.by_theorem = true;
  run.ending = Ending::none;
  EXPECT_EQ(outcome_words(run), "there is none, by a theorem");
  run.state = MeasuredRun::State::refused;
  EXPECT_EQ(outcome_words(run), "the method does not cover this board");
}

TEST(MeasureWords, WhatHasNoVisitsCountsSteps) {
  MeasuredRun run{.algorithm = find_algorithm("neural-network"),
                  .goal = Goal::closed,
                  .state = MeasuredRun::State::running,
                  .steps = 1};
  EXPECT_EQ(cost_of(run), 1u);
  EXPECT_EQ(outcome_words(run), "1 step so far");
  EXPECT_EQ(title_of(run), "Neural network, 8 × 8, a closed tour from (0,0)");
}

}  // namespace
}  // namespace kt
