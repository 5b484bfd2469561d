// Playback: how far it gets in a frame, at each speed and in both directions, and where it stops.
#include <cmath>

#include "app/app_fixture.h"

namespace kt {
namespace {

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

TEST_F(AppTest, AtMaxItSearchesEightMillisecondsAFrame) {
  time.each_look = 0.001;
  change("speed=max&board=20");
  app.apply(Play{});
  frame();
  const int before = time.looks;
  const std::uint64_t steps = app.search().steps();
  frame();
  // One look at the beginning, one after each batch, one for the meter.
  EXPECT_NEAR(time.looks - before, 10, 1);
  EXPECT_NEAR(static_cast<double>(app.search().steps() - steps), 8 * 2000, 2000);
  EXPECT_EQ(app.state(), RunState::playing);
}

TEST_F(AppTest, AtMaxItSearchesEightMillisecondsBackwardsToo) {
  change("board=20");
  app.apply(Seek{600'000});
  while (app.is_seeking()) frame();
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
TEST_F(AppTest, AFastDisplayLeavesLessTime) {
  for (int i = 0; i < 30; ++i) frame(1 / 120.0);
  time.each_look = 0.0001;
  change("speed=max&board=20");
  app.apply(Play{});
  const int before = time.looks;
  frame(1 / 120.0);
  EXPECT_NEAR(time.looks - before, 0.52 / 120 / time.each_look, 3);
}

TEST_F(AppTest, PlaysBackFromAnyStepButTheStart) {
  app.apply(StepBy{1});
  app.apply(Play{true});
  EXPECT_EQ(app.state(), RunState::playing);
  EXPECT_TRUE(app.is_playing_backwards());
  frame();
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(app.state(), RunState::paused);
  app.apply(Play{true});
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_FALSE(app.is_playing_backwards());
}

// At any speed, and with single steps.
TEST_F(AppTest, PlaysBackOverARestart) {
  change("board=20&start=2,0&moves=report&goal=closed&algorithm=restarts");
  for (const char* speed : {"speed=frame", "speed=600"}) {
    change(speed);
    app.apply(Seek{1'210});
    while (app.is_seeking()) frame();
    EXPECT_EQ(app.search().attempts(), 2u);
    app.apply(Play{true});
    while (app.search().steps() > 1'190) {
      ASSERT_EQ(app.state(), RunState::playing);
      frame();
    }
    EXPECT_EQ(app.search().attempts(), 1u);
  }
  app.apply(Pause{});
  app.apply(Seek{1'207});
  app.apply(StepBy{-1});
  EXPECT_EQ(app.search().steps(), 1'206u);
  EXPECT_TRUE(app.snapshot().gives_up);
  EXPECT_TRUE(app.snapshot().candidates.empty());
}

TEST_F(AppTest, SkipsStepsThatDoNotFitInAFrame) {
  time.each_look = 0.004;
  change("speed=1e9&board=20");
  app.apply(Play{});
  for (int i = 0; i < 5; ++i) frame();
  EXPECT_LT(app.search().steps(), 5u * 10'000u);
}

TEST_F(AppTest, StopsAtATourAndContinuesOnRequest) {
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

TEST_F(AppTest, AnExhaustedSearchPlaysOnlyBackwards) {
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

TEST_F(AppTest, AnotherSearchHasNoRateYet) {
  change("speed=max&board=20");
  time.each_look = 0.001;
  app.apply(Play{});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_GT(app.steps_per_second(), 0);
  change("board=21");
  EXPECT_EQ(app.steps_per_second(), 0);
}

TEST_F(AppTest, ChangingASlowSpeedTakesNoStep) {
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
  const auto faster_by = [&](int stops) { app.apply(Edit{.speed = faster(app.settings().speed, stops)}); };
  faster_by(1);
  EXPECT_EQ(to_string(app.settings().speed), "100");
  faster_by(-2);
  EXPECT_EQ(to_string(app.settings().speed), "20");
  faster_by(-100);
  EXPECT_EQ(to_string(app.settings().speed), "0.25");
  faster_by(100);
  EXPECT_EQ(to_string(app.settings().speed), "max");
}

TEST_F(AppTest, HurriesOnlyAboveReadableSpeeds) {
  EXPECT_FALSE(app.is_too_fast_to_follow());
  change("speed=600");
  EXPECT_FALSE(app.is_too_fast_to_follow()) << "nothing moves";
  app.apply(Play{});
  EXPECT_TRUE(app.is_too_fast_to_follow());
  change("speed=599");
  EXPECT_FALSE(app.is_too_fast_to_follow());
  change("speed=frame");
  EXPECT_FALSE(app.is_too_fast_to_follow());
  change("speed=max");
  EXPECT_TRUE(app.is_too_fast_to_follow());
  app.apply(Pause{});
  EXPECT_FALSE(app.is_too_fast_to_follow());
  app.apply(RequiredData{.estimate = true});
  EXPECT_TRUE(app.is_too_fast_to_follow()) << "it works at rest";
  for (int i = 0; i < 10'000 && app.seconds_until_change() == 0; ++i) frame();
  EXPECT_FALSE(app.is_too_fast_to_follow());
  time.each_look = 0.01;
  app.apply(Seek{1'000'000});
  EXPECT_TRUE(app.is_too_fast_to_follow());
}

}  // namespace
}  // namespace kt
