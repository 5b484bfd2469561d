#include "app/measure/experiment.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "app/fake_time.h"
#include "app/measure/measured_csv.h"
#include "app/settings_of.h"

namespace kt {
namespace {

std::vector<const Algorithm*> methods(std::initializer_list<std::string_view> ids) {
  std::vector<const Algorithm*> list;
  for (const std::string_view id : ids) list.push_back(find_algorithm(id));
  return list;
}

std::vector<MeasuredRun> measured(const MeasurePlan& plan, std::string_view settings = "",
                                  std::uint64_t slice = 1'000'000) {
  Experiment experiment(settings_of(settings), plan);
  FakeTime time;
  while (!experiment.is_done()) experiment.go_on(slice, time.clock());
  return experiment.runs();
}

MeasuredRun one(std::string_view method, Board board, MeasurePlan plan = {}, std::string_view settings = "") {
  plan.algorithms = methods({method});
  plan.boards = {board};
  if (plan.goals.empty()) plan.goals = {Goal::tour};
  if (plan.starts.empty()) plan.starts = {MeasuredStart::shown};
  const auto runs = measured(plan, settings);
  EXPECT_EQ(runs.size(), 1u);
  return runs.front();
}

// The numbers come from independent programs.
TEST(Experiment, FiguresMatchTheSources) {
  const MeasuredRun tutorial_a = one("backtracking", {8, 8});
  EXPECT_EQ(tutorial_a.visits, 8'250'733u);
  EXPECT_EQ(tutorial_a.backtracks, 8'250'669u);
  EXPECT_EQ(tutorial_a.steps, 16'501'401u);
  EXPECT_EQ(tutorial_a.ending, Ending::tour);
  const MeasuredRun tutorial_b = one("backtracking", {5, 5});
  EXPECT_EQ(tutorial_b.visits, 8'840u);
  EXPECT_EQ(tutorial_b.backtracks, 8'815u);
  EXPECT_EQ(one("backtracking", {6, 6}).visits, 248'169u);
  EXPECT_EQ(one("pruned", {8, 8}).visits, 410u);
  const MeasuredRun tried = one("backtracking", {5, 5}, {.ask_theorems = false}, "board=5&start=0,1");
  EXPECT_EQ(tried.visits, 1'829'421u);
  EXPECT_EQ(tried.ending, Ending::none);
  EXPECT_FALSE(tried.by_theorem);
}

// A restart repeats them, for which there are not enough visits left.
TEST(Experiment, EndsBeforeARestartWithGivenMovesThatWouldExceedTheLimit) {
  const MeasuredRun run =
      one("restarts", {6, 6}, {.max_visits = 300}, "board=6&start=a6&given=b4;c2;e1;f3;e5;c6;d4;e2;f4;e6;c5;d3");
  EXPECT_EQ(run.ending, Ending::limit);
  EXPECT_EQ(run.visits, 288u);
}

TEST(Experiment, RepeatsTheReportInItsOwnOrders) {
  const MeasurePlan report{.report_orders = true};
  const MeasuredRun backtracking = one("backtracking", {5, 5}, report);
  EXPECT_EQ(backtracking.visits, 41u);
  EXPECT_EQ(backtracking.backtracks, 16u);
  EXPECT_EQ(one("warnsdorff-backtracking", {8, 8}, report).visits, 64u);
  EXPECT_EQ(one("warnsdorff-backtracking", {8, 8}, report).backtracks, 0u);
  MeasurePlan greedy = report;
  greedy.algorithms = methods({"warnsdorff"});
  for (int side = 20; side <= 52; ++side) greedy.boards.push_back({side, side});
  greedy.goals = {Goal::tour};
  greedy.starts = {MeasuredStart::corner};
  for (const MeasuredRun& run : measured(greedy)) {
    const bool sticks = run.board.rows == 26 || run.board.rows == 52;
    EXPECT_EQ(run.ending, sticks ? Ending::stuck : Ending::tour) << run.board.rows;
  }
}

MeasurePlan of_every_kind() {
  return {.algorithms = methods({"backtracking", "brute-force", "warnsdorff", "restarts", "neural-network",
                                 "divide-and-conquer", "cut-squares"}),
          .boards = {{3, 4}, {5, 5}, {6, 6}, {7, 8}},
          .goals = {Goal::tour, Goal::closed},
          .starts = {MeasuredStart::corner, MeasuredStart::beside, MeasuredStart::middle},
          .max_visits = 3'000};
}

TEST(ExperimentSweep, GivesTheSameFiguresInSlices) {
  const std::string whole = measured_csv(measured(of_every_kind(), "seed=7", UINT64_MAX));
  EXPECT_EQ(measured_csv(measured(of_every_kind(), "seed=7", 37)), whole);
  EXPECT_EQ(measured_csv(measured(of_every_kind(), "seed=7", 3)), whole);
  FakeTime time{.each_look = 0.0004};
  Experiment timed(settings_of("seed=7"), of_every_kind());
  while (!timed.is_done()) timed.work(time.now + 0.005, [clock = time.clock()] { return clock(); });
  std::vector<MeasuredRun> runs = timed.runs();
  for (MeasuredRun& run : runs) run.seconds = 0;
  EXPECT_EQ(measured_csv(runs), whole);
}

TEST(Experiment, TheClockIsAskedOftenEnough) {
  FakeTime time{.each_look = 0.001};
  Experiment experiment(settings_of(""), {.algorithms = methods({"backtracking"}),
                                          .boards = {{8, 8}},
                                          .goals = {Goal::tour},
                                          .starts = {MeasuredStart::corner}});
  const Clock clock = time.clock();
  for (int i = 0; i < 20; ++i) {
    const double deadline = time.now + 0.01;
    experiment.work(deadline, clock);
    EXPECT_LT(time.now, deadline + 0.005);
  }
  EXPECT_EQ(experiment.done(), 0u);
  EXPECT_GT(experiment.runs().front().seconds, 0.05);
}

TEST(Experiment, StopsARunAtItsBudget) {
  const MeasuredRun run = one("backtracking", {8, 8}, {.max_visits = 1'000, .estimates = false});
  EXPECT_EQ(run.ending, Ending::limit);
  EXPECT_EQ(run.visits, 1'000u);
  EXPECT_EQ(run.log10_tree, 0);

  FakeTime time{.each_look = 0.01};
  Experiment experiment(settings_of(""), {.algorithms = methods({"backtracking"}),
                                          .boards = {{8, 8}},
                                          .goals = {Goal::tour},
                                          .starts = {MeasuredStart::corner},
                                          .max_seconds = 1,
                                          .estimates = false});
  const Clock clock = time.clock();
  while (!experiment.is_done()) experiment.go_on(10, clock);
  EXPECT_EQ(experiment.runs().front().ending, Ending::limit);
  EXPECT_NEAR(experiment.runs().front().seconds, 1, 0.02);
  EXPECT_EQ(experiment.runs().front().steps, 1'000u) << "ten in a hundredth";
}

// The tree of 5x5 is known: tests/core/known_numbers_test.cpp counts it.
TEST(Experiment, EstimatesTheWholeTree) {
  const MeasuredRun run = one("backtracking", {5, 5}, {.max_visits = 100});
  EXPECT_EQ(run.ending, Ending::limit);
  EXPECT_NEAR(run.log10_tree, std::log10(1'735'079.0), 0.05);
  EXPECT_LT(run.log10_low, run.log10_high);
  TreeEstimate tree(settings_of("board=5").problem());
  tree.run(20'000);
  EXPECT_EQ(run.log10_tree, tree.log10_mean()) << "as kt estimate --probes 20000";
  EXPECT_EQ(one("pruned", {12, 12}, {.max_visits = 10}).log10_tree, 0) << "its tree is another";
  EXPECT_EQ(one("backtracking", {5, 5}).log10_tree, run.log10_tree) << "whether it comes to an end or not";
  EXPECT_GT(one("backtracking", {60, 60}, {.max_visits = 100}).log10_tree, 300) << "beyond all doubles";
}

TEST(Experiment, AppliesTheoremsFirst) {
  const MeasuredRun closed = one("backtracking", {7, 7}, {.goals = {Goal::closed}});
  EXPECT_EQ(closed.ending, Ending::none);
  EXPECT_TRUE(closed.by_theorem);
  EXPECT_EQ(closed.visits, 0u);
  EXPECT_EQ(one("neural-network", {5, 5}).ending, Ending::stuck) << "it would go on for ever";
  EXPECT_EQ(one("neural-network", {6, 6}).ending, Ending::tour);
  EXPECT_EQ(one("brute-force", {5, 5}).state, MeasuredRun::State::refused);
}

// Up to the first tour of a complete search, all visits but those of the tour; of all methods, everything if there is
// none. A method that begins again leaves promising paths.
TEST(Experiment, CountsVisitsInVainWhereTheEndShowsThem) {
  EXPECT_EQ(one("backtracking", {5, 5}).lost_visits, 8'840u - 25);
  EXPECT_EQ(one("pruned", {8, 8}).lost_visits, 410u - 64);
  EXPECT_EQ(one("warnsdorff", {8, 8}).lost_visits, 0u);
  const MeasuredRun none = one("restarts", {4, 4}, {.ask_theorems = false});
  EXPECT_EQ(none.ending, Ending::none);
  EXPECT_EQ(none.lost_visits, none.visits);
  EXPECT_FALSE(one("backtracking", {8, 8}, {.max_visits = 1'000, .estimates = false}).lost_visits);
  EXPECT_FALSE(one("restarts", {8, 8}).lost_visits);
  EXPECT_FALSE(one("neural-network", {6, 6}).lost_visits);
  EXPECT_FALSE(one("backtracking", {7, 7}, {.goals = {Goal::closed}}).lost_visits) << "by a theorem, without a visit";
}

TEST(Experiment, UsesTheRequestedStarts) {
  MeasurePlan plan{
      .algorithms = methods({"warnsdorff"}),
      .boards = {{5, 6}},
      .goals = {Goal::tour},
      .starts = {MeasuredStart::shown, MeasuredStart::corner, MeasuredStart::beside, MeasuredStart::middle}};
  const auto starts = [&](std::string_view settings) {
    std::string text;
    const Experiment experiment(settings_of(settings), plan);
    for (const MeasuredRun& run : experiment.runs()) text += in_brackets(run.start);
    return text;
  };
  EXPECT_EQ(starts("start=4,4"), "(4,4)(0,0)(0,1)(2,3)");
  EXPECT_EQ(starts("start=7,7"), "(0,0)(0,1)(2,3)") << "none is measured twice";
  plan.starts.clear();
  plan.boards = {{3, 3}};
  EXPECT_EQ(starts("board=3&holes=1,1"), "(0,0)(0,1)(0,2)(1,0)(1,2)(2,0)(2,1)(2,2)") << "a hole is no start";
}

TEST(Experiment, StartsBesideOnASingleSquareAreThatSquare) {
  const MeasuredRun run = one("backtracking", {1, 1}, {.starts = {MeasuredStart::beside}});
  EXPECT_EQ(run.start, (Square{0, 0}));
  EXPECT_EQ(run.ending, Ending::tour);
}

// Given moves belong to the start that is set up. Compared boards are ignored.
TEST(Experiment, KeepsGivenMovesOnlyForTheirStart) {
  const auto settings = [](MeasuredStart start) {
    const Experiment experiment(
        settings_of("board=5&given=1,2;2,4&compare=algorithm:pruned"),
        {.algorithms = methods({"backtracking"}), .boards = {{5, 5}}, .goals = {Goal::tour}, .starts = {start}});
    return experiment.settings_of(experiment.runs().front());
  };
  EXPECT_EQ(settings(MeasuredStart::shown).given.size(), 2u);
  EXPECT_TRUE(settings(MeasuredStart::middle).given.empty());
  EXPECT_TRUE(settings(MeasuredStart::shown).others.empty());
}

TEST(Experiment, ARunIsKnownByItsSettings) {
  const Experiment experiment(settings_of("moves=87654321&seed=9"), {.algorithms = methods({"backtracking", "pruned"}),
                                                                     .boards = {{6, 6}},
                                                                     .goals = {Goal::closed},
                                                                     .starts = {MeasuredStart::beside},
                                                                     .report_orders = true});
  const Settings plain = experiment.settings_of(experiment.runs()[0]);
  EXPECT_EQ(to_string(plain.moves), "report");
  EXPECT_EQ(plain.board, (Board{6, 6}));
  EXPECT_EQ(plain.goal, Goal::closed);
  EXPECT_EQ(plain.start, (Square{0, 1}));
  EXPECT_EQ(plain.seed, 9u);
  EXPECT_EQ(to_string(experiment.settings_of(experiment.runs()[1]).moves), "87654321");
}

TEST(MeasuredCsv, HasALineForEachFinishedRun) {
  std::vector<MeasuredRun> runs = measured({.algorithms = methods({"backtracking", "brute-force"}),
                                            .boards = {{5, 5}},
                                            .goals = {Goal::tour},
                                            .starts = {MeasuredStart::corner},
                                            .max_visits = 100'000,
                                            .estimates = false});
  runs[0].seconds = 0.00125;
  runs.push_back({.algorithm = find_algorithm("pruned"), .board = {6, 6}});
  EXPECT_EQ(measured_csv(runs),
            "algorithm,board,goal,start,status,closed,visits,backtracks,steps,seconds,log10_tree,log10_low,log10_high,"
            "visits_in_vain\n"
            "backtracking,5x5,tour,\"0,0\",tour,false,8840,8815,17654,0.00125,,,,8815\n"
            "brute-force,5x5,tour,\"0,0\",not covered,,,,,,,,,\n");
}

}  // namespace
}  // namespace kt
