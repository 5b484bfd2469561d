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
  run.lost_visits = 8'810;
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

MeasuredRun measured_run(std::string_view method, int side, std::uint64_t visits,
                         std::optional<std::uint64_t> in_vain) {
  return {.algorithm = find_algorithm(method),
          .board = {side, side},
          .state = MeasuredRun::State::ended,
          .ending = Ending::tour,
          .visits = visits,
          .lost_visits = in_vain};
}

TEST(MeasureWords, TellWhatABetterMethodSaves) {
  std::vector<MeasuredRun> runs = {measured_run("backtracking", 5, 8'840, 8'815), measured_run("pruned", 5, 26, 1)};
  const auto said = [&] { return in_english(saving_words(runs)); };
  EXPECT_EQ(
      said(),
      "On 5 × 5, 99.71% of the visits made by Backtracking were in vain. Backtracking with pruning saves 99.98% of these.");
  // The largest board of which it is known; all runs of a method there count.
  runs.push_back(measured_run("backtracking", 6, 400, 300));
  runs.push_back(measured_run("backtracking", 6, 100, 100));
  runs.push_back(measured_run("pruned", 6, 50, 0));
  runs.push_back(measured_run("backtracking", 7, 1'000, {}));
  runs.push_back(measured_run("pruned", 7, 50, 1));
  EXPECT_EQ(
      said(),
      "On 6 × 6, 80% of the visits made by Backtracking were in vain. Backtracking with pruning saves 100% of these.");
  runs[3].lost_visits.reset();
  EXPECT_TRUE(said().starts_with("On 5 × 5, ")) << said();
  runs.resize(1);
  EXPECT_EQ(said(), "");
  runs.clear();
  EXPECT_EQ(said(), "");
}

}  // namespace
}  // namespace kt
