#include "app/state/app.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kt {
namespace {

// Time as a test wants it. Every look at the clock may take a while, as a search does.
struct FakeTime {
  double now = 100;
  double each_look = 0;
  int looks = 0;
};

class AppTest : public testing::Test {
 protected:
  void change(const char* query) { app.apply(Change{parse_query(query)}); }
  void frame(double seconds = 1 / 60.0) {
    time.now += seconds;
    app.tick();
  }

  FakeTime time;
  App app{[this] {
    ++time.looks;
    return time.now += time.each_look;
  }};
};

TEST_F(AppTest, StartsPausedAtStepZeroWithNothingToDo) {
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_TRUE(std::isinf(app.seconds_until_change()));
  for (int i = 0; i < 10; ++i) frame();
  EXPECT_EQ(app.search().steps(), 0u);
}

TEST_F(AppTest, PlaysOneStepAFrame) {
  app.apply(Play{});
  EXPECT_EQ(app.state(), RunState::playing);
  for (int i = 0; i < 120; ++i) {
    EXPECT_EQ(app.seconds_until_change(), 0);
    frame();
  }
  EXPECT_EQ(app.search().steps(), 120u);
  app.apply(Pause{});
  frame();
  EXPECT_EQ(app.search().steps(), 120u);
}

TEST_F(AppTest, AtMaxASearchFillsEightMillisecondsOfAFrame) {
  time.each_look = 0.001;
  change("speed=max&board=20");
  app.apply(Play{});
  frame();
  const int before = time.looks;
  const std::uint64_t steps = app.search().steps();
  frame();
  // One look to begin, one after each batch, one for the meter.
  EXPECT_NEAR(time.looks - before, 10, 1);
  EXPECT_NEAR(static_cast<double>(app.search().steps() - steps), 8 * 2000, 2000);
  EXPECT_EQ(app.state(), RunState::playing);
}

TEST_F(AppTest, AtMaxItFillsAFrameBackwardsToo) {
  change("board=20");
  app.apply(Seek{600'000});
  while (app.seeking()) frame();
  time.each_look = 0.001;
  change("speed=max");
  app.apply(Play{true});
  frame();
  const std::uint64_t steps = app.search().steps();
  frame();
  EXPECT_NEAR(static_cast<double>(steps - app.search().steps()), 8 * 200, 200);
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_NEAR(app.steps_per_second(), 8 * 200 * 60 / (1 + 0.01 * 60), 20'000);
  EXPECT_EQ(app.state(), RunState::playing);
}

// The display decides how long a frame is.
TEST_F(AppTest, AQuickDisplayLeavesLessTime) {
  for (int i = 0; i < 30; ++i) frame(1 / 120.0);
  time.each_look = 0.0001;
  change("speed=max&board=20");
  app.apply(Play{});
  const int before = time.looks;
  frame(1 / 120.0);
  EXPECT_NEAR(time.looks - before, 0.52 / 120 / time.each_look, 3);
}

TEST_F(AppTest, PlaysBackFromTheFirstStepAndNotFromTheStart) {
  app.apply(StepBy{1});
  app.apply(Play{true});
  EXPECT_EQ(app.state(), RunState::playing);
  EXPECT_TRUE(app.plays_back());
  frame();
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(app.state(), RunState::paused);
  app.apply(Play{true});
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_FALSE(app.plays_back());
}

TEST_F(AppTest, WhatDoesNotFitInTheFrameIsNotOwed) {
  time.each_look = 0.004;
  change("speed=1e9&board=20");
  app.apply(Play{});
  for (int i = 0; i < 5; ++i) frame();
  EXPECT_LT(app.search().steps(), 5u * 10'000u);
}

TEST_F(AppTest, StopsAtATourAndGoesOnWhenAsked) {
  change("board=5&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 100 && app.state() == RunState::playing; ++i) frame();
  EXPECT_EQ(app.state(), RunState::tour);
  EXPECT_EQ(app.search().visits(), 8'840u);
  EXPECT_TRUE(std::isinf(app.seconds_until_change()));
  app.apply(Play{});
  EXPECT_EQ(app.state(), RunState::playing);
  for (int i = 0; i < 100 && app.state() == RunState::playing; ++i) frame();
  EXPECT_EQ(app.search().tours(), 2u);
}

TEST_F(AppTest, AnExhaustedSearchIsNotPlayedButCanGoBack) {
  change("board=3&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 10; ++i) frame();
  EXPECT_EQ(app.state(), RunState::exhausted);
  const std::uint64_t end = app.search().steps();
  app.apply(Play{});
  EXPECT_EQ(app.state(), RunState::exhausted);
  app.apply(StepBy{1});
  EXPECT_EQ(app.search().steps(), end);
  app.apply(StepBy{-1});
  EXPECT_EQ(app.search().steps(), end - 1);
  EXPECT_EQ(app.state(), RunState::paused);
}

TEST_F(AppTest, StepsBothWaysAndPausesForIt) {
  app.apply(Play{});
  frame();
  app.apply(StepBy{1});
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_EQ(app.search().steps(), 2u);
  app.apply(StepBy{-2});
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(StepBy{-1});
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(StepBy{25});
  EXPECT_EQ(app.search().steps(), 25u);
}

TEST_F(AppTest, SeeksToAnyStepFromAnySide) {
  for (const std::uint64_t target : {1000u, 17u, 17'654u, 17'000u, 0u, 5u}) {
    change("board=5");
    app.apply(Seek{target});
    Search expected(app.settings().problem());
    while (expected.steps() < target) expected.run(target - expected.steps());
    EXPECT_EQ(app.search(), expected) << target;
    EXPECT_FALSE(app.seeking());
  }
}

TEST_F(AppTest, AFarSeekTakesSeveralFramesAndCanBeStopped) {
  time.each_look = 0.003;
  app.apply(Seek{1'000'000});
  EXPECT_TRUE(app.seeking());
  EXPECT_EQ(app.state(), RunState::playing);
  EXPECT_EQ(app.seconds_until_change(), 0);
  app.apply(Pause{});
  EXPECT_FALSE(app.seeking());
  const std::uint64_t here = app.search().steps();
  frame();
  EXPECT_EQ(app.search().steps(), here);
  app.apply(Seek{1'000'000});
  for (int i = 0; i < 1000 && app.seeking(); ++i) frame();
  EXPECT_EQ(app.search().steps(), 1'000'000u);
}

TEST_F(AppTest, ASeekBeyondTheEndStopsThere) {
  change("board=3");
  app.apply(Seek{1'000'000});
  EXPECT_FALSE(app.seeking());
  EXPECT_EQ(app.state(), RunState::exhausted);
}

TEST_F(AppTest, AnotherProblemStartsOver) {
  app.apply(StepBy{10});
  change("start=3,3");
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(app.search().path().front(), (Square{3, 3}));
}

TEST_F(AppTest, OtherSettingsDoNotDisturbTheSearch) {
  app.apply(StepBy{10});
  const auto path = app.search().path();
  change("speed=5&theme=dark&detail=candidate");
  EXPECT_EQ(app.search().path(), path);
  change("detail=move");
  EXPECT_EQ(app.search().steps(), 10u);
}

TEST_F(AppTest, TheStepSettingIsShownFirstAndAgainAfterReset) {
  change("board=6&step=123");
  EXPECT_EQ(app.search().steps(), 123u);
  app.apply(StepBy{50});
  app.apply(Reset{});
  EXPECT_EQ(app.search().steps(), 123u);
  EXPECT_EQ(app.state(), RunState::paused);
}

TEST_F(AppTest, AnotherProblemForgetsTheStepOfTheFirst) {
  change("board=6&step=40");
  change("board=7x6");
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(Reset{});
  EXPECT_EQ(app.search().steps(), 0u);
}

TEST_F(AppTest, NamingTheSameStepAgainDoesNotSeek) {
  change("board=6&step=40");
  app.apply(StepBy{10});
  change("step=40&theme=dark");
  EXPECT_EQ(app.search().steps(), 50u);
  change("step=7");
  EXPECT_EQ(app.search().steps(), 7u);
}

TEST_F(AppTest, AMomentOfTheStackKnowsTheStepItWasLeftFrom) {
  change("board=6");
  app.apply(StepBy{60});
  EXPECT_FALSE(app.snapshot().came_from);
  app.apply(SeekFrame{4});
  EXPECT_EQ(app.snapshot().path.size(), 4u);
  EXPECT_EQ(app.snapshot().came_from, 60u);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().came_from, 60u) << "till it is reached again";
  app.apply(Seek{60});
  EXPECT_FALSE(app.snapshot().came_from);
}

TEST_F(AppTest, AMomentOfTheStackIsTheLastBeforeItsMove) {
  change("board=6");
  app.apply(Seek{5000});
  const Search now = app.search();
  for (std::size_t depth = 1; depth < now.depth(); ++depth) {
    Search walk = now;
    while (walk.depth() > depth) walk.step_back();
    app.apply(SeekFrame{depth});
    EXPECT_EQ(app.search().steps(), walk.steps()) << depth;
    app.apply(Seek{5000});
  }
  app.apply(SeekFrame{now.depth()});
  EXPECT_EQ(app.search(), now) << "the top is what is shown";
  app.apply(SeekFrame{0});
  EXPECT_EQ(app.search(), now);
}

TEST_F(AppTest, AnotherSearchOrDetailHasNoStepToReturnTo) {
  for (const char* other : {"start=3,3", "algorithm=pruned", "detail=candidate"}) {
    change("board=6&start=0,0&algorithm=backtracking&detail=move");
    app.apply(Seek{60});
    app.apply(SeekFrame{4});
    ASSERT_TRUE(app.snapshot().came_from) << other;
    change(other);
    EXPECT_FALSE(app.snapshot().came_from) << other;
  }
}

TEST_F(AppTest, AnotherSearchIsNotMeasuredYet) {
  change("speed=max&board=20");
  time.each_look = 0.001;
  app.apply(Play{});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_GT(app.steps_per_second(), 0);
  change("board=21");
  EXPECT_EQ(app.steps_per_second(), 0);
}

TEST_F(AppTest, AStepDuringAFarSeekEndsItWhereItIs) {
  time.each_look = 0.003;
  app.apply(Seek{1'000'000});
  ASSERT_TRUE(app.seeking());
  const std::uint64_t here = app.search().steps();
  app.apply(StepBy{-1});
  EXPECT_FALSE(app.seeking());
  EXPECT_EQ(app.search().steps(), here - 1);
}

TEST_F(AppTest, ChangingASlowSpeedTakesNoStepByItself) {
  change("speed=0.25&board=6");
  app.apply(Play{});
  frame();
  EXPECT_EQ(app.search().steps(), 1u);
  for (const char* speed : {"speed=0.5", "speed=0.25", "speed=0.5", "speed=0.25"}) {
    change(speed);
    frame(0.06);
  }
  EXPECT_EQ(app.search().steps(), 1u);
}

TEST_F(AppTest, SpeedMovesAlongItsStops) {
  app.apply(ChangeSpeed{1});
  EXPECT_EQ(to_string(app.settings().speed), "100");
  app.apply(ChangeSpeed{-2});
  EXPECT_EQ(to_string(app.settings().speed), "20");
  app.apply(ChangeSpeed{-100});
  EXPECT_EQ(to_string(app.settings().speed), "0.25");
  app.apply(ChangeSpeed{100});
  EXPECT_EQ(to_string(app.settings().speed), "max");
}

TEST_F(AppTest, HurriesWhereNobodyCouldFollow) {
  EXPECT_FALSE(app.hurries());
  change("speed=600");
  EXPECT_FALSE(app.hurries()) << "nothing moves";
  app.apply(Play{});
  EXPECT_TRUE(app.hurries());
  change("speed=599");
  EXPECT_FALSE(app.hurries());
  change("speed=frame");
  EXPECT_FALSE(app.hurries());
  change("speed=max");
  EXPECT_TRUE(app.hurries());
  app.apply(Pause{});
  EXPECT_FALSE(app.hurries());
  time.each_look = 0.01;
  app.apply(Seek{1'000'000});
  EXPECT_TRUE(app.hurries());
}

TEST_F(AppTest, HandsOutFilesAndTheWishToShareOnce) {
  EXPECT_TRUE(app.take_files().empty());
  EXPECT_FALSE(app.take_share());
  app.apply(SaveFile{"tree.svg", "image/svg+xml", "<svg/>"});
  app.apply(SaveFile{"plot.csv", "text/csv", "1,2"});
  app.apply(Share{});
  const std::vector<SaveFile> files = app.take_files();
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].name, "tree.svg");
  EXPECT_EQ(files[1].text, "1,2");
  EXPECT_TRUE(app.take_share());
  EXPECT_TRUE(app.take_files().empty());
  EXPECT_FALSE(app.take_share());
}

TEST_F(AppTest, ABookmarkIsOfTheStepShown) {
  app.apply(StepBy{12});
  app.apply(ToggleBookmark{});
  app.apply(StepBy{12});
  const std::vector<Marker> bookmark{{Marker::Kind::bookmark, 12, app.search_before(12).depth()}};
  ASSERT_FALSE(app.snapshot().timeline.markers.empty());
  EXPECT_EQ(app.snapshot().timeline.markers.back().step, 12u);
  EXPECT_EQ(app.snapshot().timeline.furthest, 24u);
  EXPECT_FALSE(app.snapshot().timeline.complete);
  app.apply(StepBy{-12});
  app.apply(ToggleBookmark{});
  EXPECT_TRUE(app.snapshot().timeline.markers.empty());
}

TEST_F(AppTest, ABadValueIsANoticeUntilDismissed) {
  change("board=0x9&goal=closed");
  EXPECT_EQ(app.snapshot().notice, "board: '0x9' is not RxC with 1 to 1024 each");
  EXPECT_EQ(app.settings().goal, Goal::closed);
  EXPECT_EQ(app.take_errors().size(), 1u);
  EXPECT_TRUE(app.take_errors().empty());
  change("board=0x9");
  EXPECT_EQ(app.snapshot().notice, "board: '0x9' is not RxC with 1 to 1024 each") << "it is not said twice";
  app.apply(DismissNotice{});
  EXPECT_EQ(app.snapshot().notice, "");
  std::string many;
  for (int i = 0; i < 60; ++i) many += "k" + std::to_string(i) + "=1&";
  change(many.c_str());
  EXPECT_EQ(app.snapshot().notice,
            "'k0': there is no such setting\n'k1': there is no such setting\n'k2': there is no such setting\n... and "
            "57 more");
}

TEST_F(AppTest, TheSnapshotShowsTheSearch) {
  change("board=5");
  app.apply(StepBy{3});
  const Snapshot& view = app.snapshot();
  EXPECT_EQ(view.step, 3u);
  EXPECT_EQ(view.path.size(), 4u);
  EXPECT_EQ(view.path.front(), (Square{0, 0}));
  EXPECT_EQ(view.candidates.size(), 8u);
  EXPECT_TRUE(view.can_step);
  EXPECT_TRUE(view.can_step_back);
  EXPECT_FALSE(view.dead_end);
  // The first dead end of this run: the knight has nowhere to go.
  while (!app.snapshot().dead_end) app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().event.type, EventType::advance);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().event.type, EventType::backtrack);
}

TEST(App, ShowsTheAnnotationsItIsGivenUntilAnotherSearch) {
  App app([] { return 0.0; });
  EXPECT_TRUE(app.snapshot().annotations.empty());
  const Annotation hint{.kind = Annotation::Kind::hint, .square = {2, 1}, .text = "try this"};
  const Annotation wrong{.kind = Annotation::Kind::wrong, .place = Annotation::Place::stack_row, .line = 3};
  app.apply(Annotate{{hint, wrong}});
  app.apply(StepBy{5});
  app.apply(Change{parse_query("theme=dark&heat=true")});
  EXPECT_EQ(app.snapshot().annotations, (std::vector{hint, wrong}));
  app.apply(Annotate{{wrong}});
  EXPECT_EQ(app.snapshot().annotations, std::vector{wrong}) << "instead of those before";
  app.apply(Change{parse_query("board=5x5")});
  EXPECT_TRUE(app.snapshot().annotations.empty());
}

}  // namespace
}  // namespace kt
