// The data of an app for moving pictures, at each pace.
#include <gtest/gtest.h>

#include <cstdio>

#include "app/app_fixture.h"
#include "app/from_query.h"

namespace kt {
namespace {

using Moving = AppTest;

TEST_F(Moving, PaceFollowsTheSpeed) {
  EXPECT_EQ(app.snapshot().pace, Pace::steps);
  app.apply(Play{});
  const auto pace_at = [&](std::string_view speed) {
    change("speed=" + std::string(speed));
    return app.snapshot().pace;
  };
  EXPECT_EQ(pace_at("0.25"), Pace::steps);
  EXPECT_EQ(pace_at("4"), Pace::steps);
  EXPECT_EQ(pace_at("4.1"), Pace::quick);
  EXPECT_EQ(pace_at("15"), Pace::quick);
  EXPECT_EQ(pace_at("15.1"), Pace::frames);
  EXPECT_EQ(pace_at("60"), Pace::frames);
  EXPECT_EQ(pace_at("frame"), Pace::frames);
  EXPECT_EQ(pace_at("60.1"), Pace::blur);
  EXPECT_EQ(pace_at("max"), Pace::blur);
  app.apply(Pause{});
  EXPECT_EQ(app.snapshot().pace, Pace::steps);
}

TEST_F(Moving, AnimatesAManualStep) {
  app.apply(StepBy{1});
  ASSERT_EQ(app.snapshot().recent.steps.size(), 1u);
  EXPECT_EQ(app.snapshot().recent.steps[0].event.square, (Square{2, 1}));
  EXPECT_EQ(app.snapshot().recent.steps[0].from, (Square{0, 0}));
  time.now += 0.3;
  EXPECT_NEAR(app.snapshot().recent.steps[0].age, 0.3, 1e-9);
  app.apply(StepBy{-1});
  EXPECT_TRUE(app.snapshot().recent.steps.empty());
  ASSERT_TRUE(app.snapshot().recent.undone);
  EXPECT_EQ(app.snapshot().recent.undone->event.square, (Square{2, 1}));
  EXPECT_EQ(app.snapshot().step, 0u);
  app.apply(StepBy{-1});
  EXPECT_EQ(app.snapshot().step, 0u);
}

TEST_F(Moving, HasNoRecentStepsAfterAJump) {
  app.apply(StepBy{1});
  app.apply(Seek{500});
  EXPECT_TRUE(app.snapshot().recent.steps.empty());
  app.apply(StepBy{1});
  app.apply(StepBy{10});
  EXPECT_TRUE(app.snapshot().recent.steps.empty());
  app.apply(StepBy{1});
  change("board=6x6");
  EXPECT_TRUE(app.snapshot().recent.steps.empty());
  app.apply(StepBy{1});
  change("detail=candidate");
  EXPECT_TRUE(app.snapshot().recent.steps.empty());
}

// The step at which a run stops is animated like any other.
TEST_F(Moving, AnimatesTheLastStepOfARun) {
  app.apply(RunUntil{Until::backtrack});
  ASSERT_EQ(app.snapshot().recent.steps.size(), 1u);
  EXPECT_EQ(app.snapshot().recent.steps[0].event.type, EventType::backtrack);
}

// Each step has the same recent steps, reached forwards or backwards.
TEST_F(Moving, RecentStepsDependOnlyOnTheStep) {
  const auto told = [&] {
    std::vector<std::pair<Event, Square>> steps;
    for (const RecentStep& step : app.snapshot().recent.steps) steps.emplace_back(step.event, step.from);
    return steps;
  };
  change("board=5x5&speed=frame");
  app.apply(Play{});
  std::vector<std::vector<std::pair<Event, Square>>> forward{told()};
  for (int i = 0; i < 150; ++i) {
    frame();
    forward.push_back(told());
  }
  ASSERT_EQ(app.search().steps(), 150u);
  app.apply(Play{.backwards = true});
  while (app.search().steps() > 1) {
    frame();
    const auto step = static_cast<std::size_t>(app.search().steps());
    ASSERT_EQ(told(), forward[step]) << "step " << step;
  }
}

TEST_F(Moving, StepByStepTakesTheSameRun) {
  change("board=5x5&speed=60");
  SnapshotApp other = opened("board=5x5&speed=60");
  app.apply(Play{});
  for (int i = 0; i < 400; ++i) frame();
  other.apply(Seek{app.search().steps()});
  EXPECT_GT(app.search().steps(), 350u);
  EXPECT_EQ(app.search(), other.search());
  EXPECT_EQ(app.snapshot().timeline.markers, other.snapshot().timeline.markers);
}

TEST_F(Moving, StopsAtATourStepByStep) {
  change("board=5x5&algorithm=warnsdorff&speed=60");
  app.apply(Play{});
  for (int i = 0; i < 60; ++i) frame();
  EXPECT_EQ(app.state(), RunState::tour);
  EXPECT_EQ(app.search().steps(), 24u);
  EXPECT_EQ(app.snapshot().recent.steps.front().event.type, EventType::tour);
}

TEST_F(Moving, ReportsAFrontWhileItIsSteady) {
  change("board=8x8&speed=6000");
  app.apply(Play{});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_FALSE(app.snapshot().front);
  for (int i = 0; i < 200; ++i) frame();
  const std::optional<SteadyFront> front = app.snapshot().front;
  ASSERT_TRUE(front);
  EXPECT_GT(front->squares, 20u);
  EXPECT_LT(front->squares, app.snapshot().depth + 20);
  EXPECT_NEAR(static_cast<double>(front->steps), front->seconds * 6000, 200);
  EXPECT_GE(app.snapshot().steady, front->squares);
  // Long enough to read.
  for (int i = 0; i < 60; ++i) {
    frame();
    EXPECT_EQ(app.snapshot().front->steps, front->steps);
  }
  app.apply(Pause{});
  frame();
  EXPECT_FALSE(app.snapshot().front);
  EXPECT_EQ(app.snapshot().steady, 0u);
}

TEST_F(Moving, TheSentenceSaysWhereTheSearchSpendsItsTime) {
  change("board=8x8&speed=6000");
  app.apply(Play{});
  frame();
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("Searching. The longest path so far has"));
  for (int i = 0; i < 300; ++i) frame();
  const SteadyFront front = app.snapshot().front.value();
  const std::string moves = std::to_string(front.squares - 1), behind = std::to_string(64 - front.squares);
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("The first " + moves + " moves have not changed for "));
  EXPECT_TRUE(in_english(app.snapshot().sentence)
                  .ends_with(" steps). All that time went into the remaining " + behind + " squares."));
}

TEST_F(Moving, ShowsDeadEndsLongEnoughToReadAtAQuickPace) {
  change("board=5x5&speed=10");
  app.apply(Play{});
  std::vector<std::pair<std::string, double>> told;  // with their times
  for (int i = 0; i < 60 * 60; ++i) {
    frame();
    const std::string sentence = in_english(app.snapshot().sentence);
    if (told.empty() || told.back().first != sentence) told.emplace_back(sentence, time.now);
  }
  int dead_ends = 0, records = 0;
  for (std::size_t i = 0; i + 1 < told.size(); ++i) {
    if (!told[i].first.starts_with("Step ")) continue;
    dead_ends += told[i].first.find(" is a dead end because ") != std::string::npos;
    records += told[i].first.find(": The longest path so far has ") != std::string::npos;
    EXPECT_GE(told[i + 1].second - told[i].second, 0.9) << told[i].first;
  }
  EXPECT_GE(dead_ends, 8);
  EXPECT_GE(records, 1);
  app.apply(Pause{});
  frame();
  EXPECT_FALSE(in_english(app.snapshot().sentence).starts_with("Step "));
}

// A sentence without a step is about this moment.
TEST_F(Moving, AtAQuickPaceTheSentenceAgreesWithTheBoard) {
  for (const char* query : {"board=8x8&speed=15&algorithm=warnsdorff-backtracking",
                            "board=5x5&speed=10&algorithm=backtracking", "board=5x5&speed=5&algorithm=backtracking"}) {
    change(query);
    app.apply(Reset{});
    app.apply(Play{});
    int dated = 0, live = 0;
    for (int i = 0; i < 60 * 20 && app.snapshot().state == RunState::playing; ++i) {
      frame();
      const Snapshot& view = app.snapshot();
      const std::string sentence = in_english(view.sentence);
      std::size_t step = 0, longest = 0;
      if (std::sscanf(sentence.c_str(), "Step %zu: ", &step) == 1) {
        ++dated;
        ASSERT_LE(step, view.step) << sentence;
      } else if (std::sscanf(sentence.c_str(), "Searching. The longest path so far has %zu of ", &longest) == 1) {
        ++live;
        ASSERT_EQ(longest, view.deepest) << query << " step " << view.step;
      } else {
        ASSERT_NE(view.state, RunState::playing) << sentence;
      }
    }
    EXPECT_GT(live, 30) << query;
    EXPECT_EQ(dated > 0, std::string_view(query).starts_with("board=5x5")) << query;
  }
}

TEST_F(Moving, TheStackShowsSteadySquares) {
  change("board=8x8&speed=6000");
  app.apply(RequiredData{.stack = true, .sizes = true});
  app.apply(Play{});
  frame();
  EXPECT_TRUE(app.snapshot().stack.empty());
  for (int i = 0; i < 120; ++i) {
    frame();
    ASSERT_EQ(app.snapshot().stack.size(), app.snapshot().steady);
  }
  const Snapshot& view = app.snapshot();
  EXPECT_GT(view.steady, 20u);
  for (std::size_t i = 0; i < view.stack.size(); ++i) {
    EXPECT_EQ(view.stack[i].depth, i + 1);
    EXPECT_EQ(view.stack[i].square, view.path[i]);
  }
  bool sized = false;
  for (const StackFrame& shown : view.stack) {
    for (const Branch& branch : shown.branches) sized = sized || branch.visits;
  }
  EXPECT_TRUE(sized);
  app.apply(Pause{});
  EXPECT_EQ(app.snapshot().stack.size(), app.snapshot().path.size());
}

TEST_F(Moving, ShowsTheLongestPathAtTheEnd) {
  change("board=4x4");
  app.apply(Seek{1'000'000});
  const Snapshot& end = app.snapshot();
  EXPECT_EQ(end.state, RunState::exhausted);
  ASSERT_EQ(end.longest.size(), end.deepest);
  const std::vector<Square> longest = end.longest;
  std::uint64_t record = 0;
  for (const Marker& marker : end.timeline.markers) {
    if (marker.depth == longest.size()) record = marker.step;
  }
  app.apply(Seek{record});
  EXPECT_EQ(app.snapshot().path, longest);
  EXPECT_TRUE(app.snapshot().longest.empty());
  app.apply(Seek{1'000'000});
  EXPECT_EQ(app.snapshot().longest, longest);
  change("board=3x4&start=1,1");
  app.apply(Seek{1'000'000});
  EXPECT_EQ(app.snapshot().longest.size(), app.snapshot().deepest);
  EXPECT_EQ(app.snapshot().longest.front(), (Square{1, 1}));
}

}  // namespace
}  // namespace kt
