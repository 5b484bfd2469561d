// Compared boards on a clock with equal time, and their data after a change of focus.
#include <gtest/gtest.h>

#include "app/app_fixture.h"
#include "app/run/runs.h"
#include "app/settings_of.h"

namespace kt {
namespace {

class CompareClockTest : public AppTest {
 protected:
  void play(int frames) {
    settle();
    app.apply(Play{});
    for (int i = 0; i < frames; ++i) {
      frame();
      app.snapshot();
    }
  }
};

TEST_F(CompareClockTest, EqualTimeGivesEachBoardTheSameTime) {
  // Each look at the clock takes time, so each batch costs the same, whatever it does.
  time.each_look = 1e-5;
  change("board=8x8&compare=algorithm:cut-squares&clock=time&speed=max");
  settle();
  app.apply(Play{});
  for (int i = 0; i < 20; ++i) frame();
  app.apply(Pause{});
  const std::uint64_t now = app.moment(), own = app.search().steps();
  const std::uint64_t other = app.runs().all()[1].search().steps();
  EXPECT_GT(own, 0u);
  EXPECT_GT(other, 0u);
  // Back and forth over the same moments.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> steps;
  for (const std::uint64_t part : {4, 3, 2}) {
    seek(now / part);
    steps.emplace_back(app.search().steps(), app.runs().all()[1].search().steps());
  }
  EXPECT_TRUE(std::ranges::is_sorted(steps));
  for (const std::uint64_t part : {4, 3, 2}) {
    seek(now / part);
    EXPECT_EQ(steps[static_cast<std::size_t>(4 - part)],
              std::pair(app.search().steps(), app.runs().all()[1].search().steps()));
  }
  seek(now);
  EXPECT_EQ(app.search().steps(), own);
  EXPECT_EQ(app.runs().all()[1].search().steps(), other);
}

TEST_F(CompareClockTest, EqualTimeComesBackToTheMomentWhenItBegan) {
  for (const char* other : {"moves:lexicographic", "board:3x4/start:a3", "board:2x2"}) {
    app = SnapshotApp(time.clock());
    change("board=5x5&moves=report");
    seek(56);  // a tour
    change("compare=" + std::string(other) + "&clock=time");
    settle();
    const std::uint64_t began = app.moment(), own = app.search().steps(), others = app.runs().all()[1].search().steps();
    EXPECT_EQ(own, 56u);
    for (int i = 0; i < 5; ++i) app.apply(StepBy{1});
    settle();
    seek(began);
    EXPECT_EQ(app.search().steps(), own) << other;
    EXPECT_EQ(app.runs().all()[1].search().steps(), others) << other;
  }
}

TEST(Schedule, PartsOfStepsAddUp) {
  Schedule schedule{.points = {}, .pace = 0.004};
  for (std::uint64_t clock = 100; clock <= 10'000; clock += 100) schedule.points.push_back(schedule.place_at(clock));
  EXPECT_EQ(schedule.points.back().step, 40u);
  EXPECT_EQ(schedule.step_at(4'999), 19u);
  for (std::uint64_t step = 1; step <= 60; ++step) {
    const std::uint64_t clock = schedule.clock_at(step);
    EXPECT_EQ(clock, step * 250);
    EXPECT_EQ(schedule.step_at(clock), step);
    EXPECT_EQ(schedule.step_at(clock - 1), step - 1);
  }
}

TEST(Cost, IgnoresASingleDisturbance) {
  int looks = 0;
  double now = 0;
  // As if another process took the processor in the very first step.
  const Clock clock = [&] { return now += ++looks == 2 ? 0.05 : 1e-5; };
  const Cost cost = measured_cost(Search(settings_of("board=8x8").problem()), clock);
  EXPECT_GT(cost.steps, 100u);
  EXPECT_LT(cost.seconds_per_step(), 1e-5);
}

// The plot of the focused board needs this.
TEST_F(CompareClockTest, FindsAStepOfTheFocusedBoardOnItsClock) {
  time.each_look = 1e-5;
  change("board=8x8&algorithm=cut-squares&compare=algorithm:backtracking&clock=time&speed=max");
  settle();
  app.apply(Play{});
  for (int i = 0; i < 20; ++i) frame();
  app.apply(Pause{});
  const std::uint64_t own = app.search().steps();
  EXPECT_EQ(app.snapshot().timeline.own, own);
  EXPECT_GT(app.snapshot().timeline.furthest, 2 * own) << "it is the slower one";
  for (const std::uint64_t step : {own / 3, own / 2, own - 1}) {
    app.apply(Seek{step, true});
    settle();
    EXPECT_EQ(app.search().steps(), step);
    EXPECT_EQ(app.moment(), app.own_clock(step));
  }
  change("clock=steps");
  settle();
  app.apply(Seek{20, true});
  settle();
  EXPECT_EQ(app.moment(), 20u);
  EXPECT_EQ(app.search().steps(), 20u);
}

TEST_F(CompareClockTest, SteadySquaresBelongToTheirBoard) {
  time.each_look = 1e-4;
  change("board=8x8&compare=board:20x20&speed=max");
  play(90);
  EXPECT_LE(app.snapshot().steady, 64u);
  EXPECT_GT(app.snapshot().others[0].steady, 100u);
  app.apply(Focus{1});
  frame();
  EXPECT_GT(app.snapshot().steady, 100u) << "of 400 squares";
  EXPECT_LE(app.snapshot().others[0].steady, 64u);
}

// A board may have taken fewer steps than the clock has ticks.
TEST_F(CompareClockTest, MarkersAreAtTheirTimeOnTheClock) {
  time.each_look = 1e-5;
  change("board=8x8&algorithm=cut-squares&compare=algorithm:backtracking&clock=time&speed=max");
  play(20);
  app.apply(Pause{});
  app.apply(ToggleBookmark{});
  const std::vector<Marker> own = app.timeline().markers(), shown = app.snapshot().timeline.markers;
  ASSERT_EQ(shown.size(), own.size());
  ASSERT_FALSE(own.empty());
  for (std::size_t i = 0; i < own.size(); ++i) EXPECT_EQ(shown[i].step, app.own_clock(own[i].step)) << i;
  EXPECT_GT(shown.back().step, own.back().step);
  EXPECT_TRUE(app.snapshot().bookmarked);
  // While the slower board stays at its step, the button still removes its bookmark.
  const std::uint64_t step = app.search().steps(), moment = app.moment();
  app.apply(StepBy{-1});
  settle();
  ASSERT_EQ(app.search().steps(), step);
  ASSERT_LT(app.moment(), moment);
  EXPECT_TRUE(app.snapshot().bookmarked);
}

// It continues at its own step, not at that of the clock.
TEST_F(CompareClockTest, ASingleBoardHasItsOwnStepsAgainAfterEqualTime) {
  time.each_look = 1e-5;
  for (const bool removes : {false, true}) {
    app = SnapshotApp(time.clock());
    change("board=8x8&algorithm=cut-squares&compare=algorithm:backtracking&clock=time&speed=max");
    play(20);
    app.apply(Pause{});
    settle();
    if (removes) app.apply(Focus{1});
    settle();
    const std::uint64_t kept = app.runs().all()[0].here();
    removes ? app.apply(RemoveBoard{}) : change("compare=none");
    ASSERT_FALSE(app.runs().compared());
    EXPECT_EQ(app.moment(), kept);
    app.apply(Pause{});
    settle();
    EXPECT_EQ(app.moment(), kept);
    app.apply(StepBy{1});
    settle();
    EXPECT_EQ(app.moment(), kept + 1);
  }
}

TEST_F(CompareClockTest, ASingleBoardGoesOnToItsOwnStepOfASeek) {
  time.each_look = 1e-5;
  change("board=8x8&algorithm=cut-squares&compare=algorithm:backtracking&clock=time&speed=max");
  play(20);
  app.apply(Pause{});
  settle();
  const std::uint64_t middle = app.moment() / 3;
  const std::uint64_t own = app.runs().focused().schedule.step_at(middle);
  time.each_look = 1e-2;
  app.apply(Seek{middle});
  ASSERT_TRUE(app.is_seeking());
  change("compare=none");
  settle();
  EXPECT_EQ(app.search().steps(), own);
}

}  // namespace
}  // namespace kt
