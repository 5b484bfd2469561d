#include "app/measure/experiment_runner.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

Measure start_of(ExperimentKind which, std::string_view method = "backtracking", int side = 5) {
  const auto place = static_cast<unsigned>(find_algorithm(method) - algorithms().data());
  return {Measure::What::start, which, {.methods = 1u << place, .least = side, .most = side, .map = MapSubject::shown}};
}

class MeasuringTest : public AppTest {
 protected:
  void finish() {
    for (int i = 0; i < 100'000 && (app.snapshot().growth.running || app.snapshot().starts.running); ++i) frame();
    EXPECT_FALSE(app.snapshot().growth.running || app.snapshot().starts.running);
  }
};

TEST_F(MeasuringTest, WorksFrameByFrameAndThenRests) {
  time.each_look = 0.0005;
  app.apply(start_of(ExperimentKind::growth, "backtracking", 7));
  EXPECT_EQ(app.seconds_until_change(), 0);
  frame();
  const Measured first = app.snapshot().growth;
  EXPECT_TRUE(first.running);
  EXPECT_EQ(first.done, 0u);
  EXPECT_EQ(first.runs.front().state, MeasuredRun::State::running);
  EXPECT_GT(first.runs.front().visits, 0u);
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, 7'151'179u);
  EXPECT_GT(app.snapshot().growth.visits_per_second, 0);
  EXPECT_GT(app.seconds_until_change(), 1e9);
}

TEST_F(MeasuringTest, StopsAndContinues) {
  time.each_look = 0.0005;
  app.apply(start_of(ExperimentKind::growth, "backtracking", 7));
  frame();
  app.apply(Measure{Measure::What::stop, ExperimentKind::growth, {}});
  const std::uint64_t visits = app.snapshot().growth.runs.front().visits;
  EXPECT_GT(app.seconds_until_change(), 1e9);
  frame();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, visits);
  app.apply(Measure{Measure::What::go_on, ExperimentKind::growth, {}});
  frame();
  EXPECT_GT(app.snapshot().growth.runs.front().visits, visits);
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, 7'151'179u);
  app.apply(Measure{Measure::What::go_on, ExperimentKind::growth, {}});
  EXPECT_FALSE(app.snapshot().growth.running) << "there is nothing to go on with";
  app.apply(Measure{Measure::What::go_on, ExperimentKind::starts, {}});
  EXPECT_FALSE(app.snapshot().starts.running);
}

// Three apps: one without an experiment, one during an experiment, one after it.
TEST_F(MeasuringTest, DoesNotChangeTheSearch) {
  change("board=6&speed=600");
  SnapshotApp alone(time.clock());
  alone.apply(Change{parse_query("board=6&speed=600")});
  app.apply(start_of(ExperimentKind::growth, "backtracking", 7));
  for (SnapshotApp* each : {&app, &alone}) each->apply(Play{});
  for (int i = 0; i < 120; ++i) {
    frame();
    alone.tick();
    ASSERT_EQ(app.search().steps(), alone.search().steps()) << i;
    ASSERT_EQ(app.search().path(), alone.search().path()) << i;
  }
  EXPECT_GT(app.search().steps(), 1'000u);
  change("board=5&algorithm=pruned");
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, 7'151'179u) << "what is set up meanwhile is of no account";
}

TEST_F(MeasuringTest, RestsWhileHidden) {
  app.apply(start_of(ExperimentKind::growth));
  app.apply(Suspend{true});
  EXPECT_GT(app.seconds_until_change(), 1e9);
  frame();
  EXPECT_EQ(app.snapshot().growth.done, 0u);
  app.apply(Suspend{false});
  finish();
  EXPECT_EQ(app.snapshot().growth.done, 1u);
}

// From Schwenk's colours, and by hand: on 5x5 the thirteen squares of the corners' colour.
TEST_F(MeasuringTest, TheMapIsOfEverySquareOfTheBoardShown) {
  change("board=5&algorithm=pruned");
  app.apply(start_of(ExperimentKind::starts));
  finish();
  const Measured& map = app.snapshot().starts;
  ASSERT_EQ(map.runs.size(), 25u);
  for (const MeasuredRun& run : map.runs) {
    const bool corners_colour = (run.start.row + run.start.col) % 2 == 0;
    EXPECT_EQ(run.ending, corners_colour ? Ending::tour : Ending::none) << in_brackets(run.start);
  }
  EXPECT_TRUE(app.snapshot().growth.runs.empty());
}

// Warnsdorff's rule never searches, so each start costs at most as many visits as the board has squares.
TEST_F(MeasuringTest, APreparedMapIsOfItsOwnBoard) {
  change("board=3x4&holes=a1&start=b1&squares=row-column&algorithm=pruned&goal=closed");
  Measure asked{Measure::What::start, ExperimentKind::starts, {}};
  app.apply(asked);
  finish();
  std::vector<MeasuredRun> runs = app.snapshot().starts.runs;
  ASSERT_EQ(runs.size(), 64u);
  for (const MeasuredRun& run : runs) {
    EXPECT_EQ(run.algorithm->id, "warnsdorff");
    EXPECT_EQ(run.board, (Board{8, 8}));
    EXPECT_EQ(run.goal, Goal::tour);
    EXPECT_LE(run.visits, 64u);
    EXPECT_EQ(run.ending == Ending::tour, run.deepest == 64) << in_brackets(run.start);
    EXPECT_NE(run.ending, Ending::limit);
  }
  asked.choice.map = MapSubject::backtracking;
  asked.choice.max_visits = 100'000;
  app.apply(asked);
  finish();
  runs = app.snapshot().starts.runs;
  ASSERT_EQ(runs.size(), 25u);
  for (const MeasuredRun& run : runs) EXPECT_EQ(run.algorithm->id, "backtracking");
}

TEST_F(MeasuringTest, TheMapKeepsHolesButGrowthDoesNot) {
  change("board=5&holes=0,0;4,4&start=2,2&end=0,2&algorithm=pruned");
  app.apply(start_of(ExperimentKind::starts));
  finish();
  EXPECT_EQ(app.snapshot().starts.runs.size(), 23u);
  app.apply(start_of(ExperimentKind::growth));
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, 8'840u);
}

// A bit for each row, in the order of the tables.
TEST_F(MeasuringTest, AChoiceIsAllOfItsCombinations) {
  Measure asked = start_of(ExperimentKind::growth);
  asked.choice = {.methods = 0b1010, .least = 5, .most = 6, .goals = 0b11, .starts = 0b110, .max_visits = 100};
  app.apply(asked);
  finish();
  const Measured& found = app.snapshot().growth;
  ASSERT_EQ(found.runs.size(), 16u);
  EXPECT_EQ(found.runs[0].algorithm->id, "backtracking");
  EXPECT_EQ(found.runs[4].algorithm->id, "warnsdorff-backtracking");
  EXPECT_EQ(found.runs[1].start, (Square{0, 1}));
  EXPECT_EQ(found.runs[2].goal, Goal::closed);
  EXPECT_EQ(found.runs[8].board, (Board{6, 6}));
}

// From 5 to 200 every fourth side, limited by the choice.
TEST_F(MeasuringTest, LimitsTheNumberOfSides) {
  Measure asked = start_of(ExperimentKind::growth, "divide-and-conquer");
  asked.choice.most = 200;
  app.apply(asked);
  const Measured& found = app.snapshot().growth;
  EXPECT_LE(std::ssize(found.runs), MeasureChoice::kMaxBoards);
  EXPECT_EQ(std::ssize(found.runs), asked.choice.boards());
  EXPECT_EQ(found.runs[1].board.rows - found.runs[0].board.rows, 4);
  EXPECT_GT(found.runs.back().board.rows, 196);
}

TEST_F(MeasuringTest, MeasuresTheRateOfPlainBacktracking) {
  time.each_look = 0.0005;
  Measure asked = start_of(ExperimentKind::growth);
  asked.choice.methods = 0b10010;  // backtracking and pruned
  app.apply(asked);
  finish();
  const MeasuredRun& plain = app.snapshot().growth.runs[0];
  EXPECT_EQ(plain.algorithm->id, "backtracking");
  EXPECT_NEAR(app.snapshot().growth.visits_per_second, static_cast<double>(plain.visits) / plain.seconds, 1e-6);
}

TEST_F(MeasuringTest, MeasuresTheRateOfMethodsThatVisitSquares) {
  time.each_look = 0.0005;
  Measure asked = start_of(ExperimentKind::growth, "pruned", 6);
  asked.choice.methods |= start_of(ExperimentKind::growth, "neural-network").choice.methods;
  app.apply(asked);
  finish();
  const MeasuredRun& pruned = app.snapshot().growth.runs[0];
  ASSERT_EQ(pruned.algorithm->id, "pruned");
  ASSERT_GT(app.snapshot().growth.runs[1].seconds, 0);
  EXPECT_NEAR(app.snapshot().growth.visits_per_second, static_cast<double>(pruned.visits) / pruned.seconds, 1e-6);
}

TEST_F(MeasuringTest, CountsMovesAsStepsInEitherDetail) {
  change("detail=candidate");
  app.apply(start_of(ExperimentKind::growth));
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().steps, 8'840u - 1 + 8'815);
}

TEST_F(MeasuringTest, NoTreeOfAMapIsEstimated) {
  change("board=4x5");
  Measure asked = start_of(ExperimentKind::starts);
  asked.choice.max_visits = 30;
  app.apply(asked);
  finish();
  EXPECT_EQ(app.snapshot().starts.runs.front().ending, Ending::limit);
  for (const MeasuredRun& run : app.snapshot().starts.runs) EXPECT_EQ(run.log10_tree, 0) << in_brackets(run.start);
}

TEST_F(MeasuringTest, AGraphIsNoBoardToMeasure) {
  change("graph=A-B;B-C;C-A&start=B");
  Measure asked = start_of(ExperimentKind::growth);
  asked.choice.starts = 1u << static_cast<unsigned>(MeasuredStart::shown);
  app.apply(asked);
  finish();
  EXPECT_EQ(app.snapshot().growth.runs.front().visits, 8'840u);
  app.apply(OpenMeasuredRun{ExperimentKind::growth, 0});
  EXPECT_TRUE(app.settings().graph.empty());
  EXPECT_EQ(app.settings().board, (Board{5, 5}));
}

TEST_F(MeasuringTest, ARunIsOpenedAtItsStart) {
  change("board=6&algorithm=pruned-warnsdorff&detail=candidate&theme=dark");
  app.apply(start_of(ExperimentKind::starts));
  finish();
  app.apply(StepBy{5});
  const std::uint64_t visits = app.snapshot().starts.runs[8].visits;
  app.apply(OpenMeasuredRun{ExperimentKind::starts, 8});
  EXPECT_EQ(app.settings().start, (Square{1, 2}));
  EXPECT_EQ(app.settings().algorithm->id, "pruned-warnsdorff");
  EXPECT_EQ(app.settings().detail, Detail::candidate) << "how it is shown stays";
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(RunUntil{Until::tour});
  while (app.is_seeking()) frame();
  EXPECT_EQ(app.search().visits(), visits) << "it is the run that was measured";
  app.apply(OpenMeasuredRun{ExperimentKind::starts, 8});
  EXPECT_EQ(app.search().steps(), 0u) << "again from its start";
  app.apply(OpenMeasuredRun{ExperimentKind::starts, 36});
  app.apply(OpenMeasuredRun{ExperimentKind::growth, 0});
  EXPECT_TRUE(app.take_errors().empty()) << "there is no such run";
}

}  // namespace
}  // namespace kt
