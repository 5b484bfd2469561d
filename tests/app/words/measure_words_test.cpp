#include "app/words/measure_words.h"

#include <gtest/gtest.h>

#include "app/approved.h"

namespace kt {
namespace {

TEST(MeasureWords, AreApproved) {
  Approved table("measure_words");
  MeasuredRun run{.algorithm = find_algorithm("backtracking"), .board = {5, 6}, .start = {2, 1}};
  const auto add = [&](std::string_view situation) { table.add(situation, outcome_words(run)); };
  table.add("The title of a run", title_of({}, run));
  add("Waiting");
  run.state = MeasuredRun::State::running;
  run.visits = 8'840;
  add("Running");
  run.state = MeasuredRun::State::ended;
  run.seconds = 3;
  run.deepest = 30;
  run.ending = Ending::tour;
  add("Ended with a tour");
  run.closed = true;
  add("Ended with a closed tour");
  run.ending = Ending::none;
  add("Proved that there is no tour");
  run.ending = Ending::stuck;
  add("Stuck");
  run.ending = Ending::limit;
  add("Unfinished");
  run.log10_tree = 21.6;
  run.log10_low = 21.5, run.log10_high = 21.7;
  add("Unfinished, with a good estimate");
  run.log10_high = 24;
  add("Unfinished, with an unsure estimate");
  run.by_theorem = true;
  run.ending = Ending::none;
  add("A theorem");
  run.state = MeasuredRun::State::refused;
  add("Refused");
  // Methods without visits count steps.
  run = {.algorithm = find_algorithm("neural-network"),
         .goal = Goal::closed,
         .state = MeasuredRun::State::running,
         .steps = 1};
  EXPECT_EQ(cost_of(run), 1u);
  table.add("The title of a run for a closed tour", title_of({}, run));
  add("Running, of a method without visits");
}

}  // namespace
}  // namespace kt
