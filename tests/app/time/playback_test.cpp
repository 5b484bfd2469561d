#include "app/time/playback.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kt {
namespace {

constexpr Speed per_second(double rate) { return {Speed::Mode::per_second, rate}; }

TEST(Playback, TakesOneStepAFrameAtAnyInterval) {
  Playback playback(10);
  for (const double now : {10.0, 10.001, 10.1, 99.0}) EXPECT_EQ(playback.steps_due(Speed{}, now), 1u);
  EXPECT_EQ(playback.seconds_until_due(Speed{}, 99), 0);
}

TEST(Playback, KeepsTheRateOverManyFrames) {
  for (const double rate : {0.25, 0.5, 1.0, 7.0, 60.0, 1000.0, 1e6}) {
    Playback playback(0);
    std::uint64_t steps = 0;
    const double seconds = 40;
    for (int frame = 1; frame <= 60 * seconds; ++frame) steps += playback.steps_due(per_second(rate), frame / 60.0);
    // The first step is due at once.
    EXPECT_NEAR(static_cast<double>(steps), 1 + rate * seconds, 1) << rate;
  }
}

TEST(Playback, TellsExactlyWhenASlowStepIsDue) {
  const Speed slow = per_second(0.25);
  double now = 5;
  Playback playback(now);
  EXPECT_EQ(playback.seconds_until_due(slow, now), 0);
  EXPECT_EQ(playback.steps_due(slow, now), 1u);
  for (int i = 0; i < 3; ++i) {
    EXPECT_DOUBLE_EQ(playback.seconds_until_due(slow, now), 4);
    EXPECT_DOUBLE_EQ(playback.seconds_until_due(slow, now + 1.5), 2.5)
        << "time that passed counts, though nobody asked";
    EXPECT_EQ(playback.seconds_until_due(slow, now + 4), 0);
    now += 4;
    EXPECT_EQ(playback.steps_due(slow, now), 1u);
  }
}

// The first step is taken once, at any speed.
TEST(Playback, ASlowerSpeedStartsWithAWait) {
  for (const Speed fast : {Speed{}, Speed{Speed::Mode::max, 0}, per_second(60)}) {
    Playback playback(0);
    EXPECT_GE(playback.steps_due(fast, 0), 1u);
    EXPECT_EQ(playback.steps_due(per_second(0.25), 0), 0u);
    EXPECT_DOUBLE_EQ(playback.seconds_until_due(per_second(0.25), 0), 4);
    EXPECT_EQ(playback.steps_due(per_second(0.25), 3.9), 0u);
    EXPECT_EQ(playback.steps_due(per_second(0.25), 4), 1u);
  }
}

TEST(Playback, DoesNotCatchUpAfterASleep) {
  Playback playback(0);
  playback.steps_due(per_second(1000), 0);
  EXPECT_EQ(playback.steps_due(per_second(1000), 3600), 100u);  // a tenth of a second
  EXPECT_LE(playback.steps_due(per_second(1), 7200), 1u);
}

TEST(Playback, ToleratesTimeThatStopsOrGoesBack) {
  Playback playback(10);
  playback.steps_due(per_second(100), 10);
  EXPECT_EQ(playback.steps_due(per_second(100), 10), 0u);
  EXPECT_EQ(playback.steps_due(per_second(100), 9), 0u);
}

TEST(FramePace, GivesTheSearchHalfOfTheFrameInterval) {
  for (const double rate : {60.0, 90.0, 120.0, 144.0}) {
    FramePace pace;
    EXPECT_GE(pace.budget(), 0.5 / 60) << "until it is known";
    for (int i = 0; i < 40; ++i) {
      const double missed = i % 5 == 0 ? 0.04 : 0;
      pace.frame(i / rate + missed);
    }
    EXPECT_GE(pace.budget(), 0.5 / rate) << rate;
    EXPECT_LE(pace.budget(), 0.55 / rate) << rate;
  }
}

TEST(FramePace, SlowFramesDoNotIncreaseTheBudget) {
  FramePace pace;
  for (int i = 0; i < 40; ++i) pace.frame(i * 0.1);
  EXPECT_LE(pace.budget(), 0.55 / 60);
}

TEST(RateMeter, MeasuresStepsPerSecond) {
  RateMeter meter;
  meter.restart(100, 0);
  EXPECT_EQ(meter.steps_per_second(), 0);
  for (int frame = 1; frame <= 60; ++frame) meter.update(100 + static_cast<std::uint64_t>(frame) * 5, frame / 60.0);
  EXPECT_NEAR(meter.steps_per_second(), 300, 1);
}

TEST(RateMeter, WaitsForEnoughStepsAtSlowSpeeds) {
  RateMeter meter;
  meter.restart(0, 0);
  meter.update(1, 2);
  EXPECT_EQ(meter.steps_per_second(), 0);
  meter.update(4, 8);
  EXPECT_EQ(meter.steps_per_second(), 0.5);
}

TEST(RateMeter, KeepsTheRateAtTheEnd) {
  RateMeter meter;
  meter.restart(0, 0);
  meter.update(1000, 1);
  meter.finish(1001, 1.01);
  EXPECT_EQ(meter.steps_per_second(), 1000) << "not that of its last step";
}

TEST(RateMeter, MeasuresAShortRunAtItsEnd) {
  RateMeter meter;
  meter.restart(0, 0);
  meter.finish(1000, 0.1);
  EXPECT_NEAR(meter.steps_per_second(), 10000, 1e-6);
}

}  // namespace
}  // namespace kt
