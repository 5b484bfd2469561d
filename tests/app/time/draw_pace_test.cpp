#include "app/time/draw_pace.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kt {
namespace {

constexpr double kFrameTime = 1.0 / 60;

// A display with 60 frames per second. Its graphics work in parallel to the page, up to five frames behind.
struct Display {
  double cost = 0;       // of a drawn frame, in intervals
  double elsewhere = 0;  // of every frame, for other work
  double now = 0;
  double behind = 0;
  DrawPace pace = {};
  int drawn = 0, late = 0, frames = 0;

  void frame(bool may_skip = true) {
    ++frames;
    const bool draws = pace.draws(now, may_skip);
    if (draws) ++drawn;
    behind += (draws ? cost : 0) + elsewhere;
    int intervals = 1;
    for (behind = std::max(0.0, behind - 1); behind > 5; --behind) ++intervals;
    if (intervals > 1) ++late;
    now += intervals * kFrameTime;
  }
  void run(int count) {
    drawn = late = frames = 0;
    for (int i = 0; i < count; ++i) frame();
  }
};

TEST(DrawPace, DrawsEveryFrameOnFastGraphics) {
  for (const double cost : {0.0, 0.3, 0.9}) {
    Display display{.cost = cost};
    display.run(1000);
    EXPECT_EQ(display.drawn, 1000) << cost;
    EXPECT_EQ(display.pace.every(), 1);
  }
}

// A single late frame says nothing about the graphics; two in quick succession do.
TEST(DrawPace, IgnoresOneLateFrameInForty) {
  Display display{.cost = 0.5};
  display.run(60);
  for (int i = 0; i < 20; ++i) {
    display.now += 2 * kFrameTime;
    display.run(50);
    ASSERT_EQ(display.pace.every(), 1) << i;
  }
  for (int i = 0; i < 2; ++i) {
    display.now += 2 * kFrameTime;
    display.run(5);
  }
  EXPECT_EQ(display.pace.every(), 2);
}

TEST(DrawPace, DrawsFewerFramesOnSlowGraphics) {
  for (const double cost : {1.5, 1.9, 2.8, 4.7}) {
    Display display{.cost = cost};
    display.run(200);  // until it adapts
    display.run(20'000);
    EXPECT_LE(display.late, display.frames / 20) << cost;
    EXPECT_GE(display.drawn, display.frames / (cost + 1) * 0.95) << cost;
  }
}

TEST(DrawPace, AlwaysDrawsFramesAtReadableSpeeds) {
  Display display{.cost = 3};
  display.run(200);
  ASSERT_GT(display.pace.every(), 1);
  const int before = display.drawn;
  for (int i = 0; i < 50; ++i) display.frame(false);
  EXPECT_EQ(display.drawn - before, 50);
}

TEST(DrawPace, DrawsInputAtOnce) {
  Display display{.cost = 4.5};
  display.run(300);
  ASSERT_GE(display.pace.every(), 4);
  for (int i = 0; i < 40; ++i) {
    for (int n = 0; n < i % 7; ++n) display.frame();
    const int before = display.drawn;
    display.frame(false);
    EXPECT_EQ(display.drawn, before + 1);
  }
}

TEST(DrawPace, DrawsEveryFrameAgainOnceGraphicsAreFast) {
  Display display{.cost = 3.5};
  display.run(300);
  ASSERT_GT(display.pace.every(), 2);
  display.cost = 0.5;
  display.run(8000);
  EXPECT_EQ(display.pace.every(), 1);
}

// If frames are late again soon after drawing more, the next wait is longer. "Soon" means within the first wait.
TEST(DrawPace, WaitsLongerAfterAnEarlyRelapse) {
  const auto frames_until_all_are_drawn = [](int in_time) {
    DrawPace pace;
    double now = 0;
    const auto frames = [&](int count, double interval) {
      while (count-- > 0) pace.draws(now += interval, true);
    };
    frames(2, kFrameTime);
    frames(2, 2 * kFrameTime);
    EXPECT_EQ(pace.every(), 2);
    frames(300, kFrameTime);
    EXPECT_EQ(pace.every(), 1);
    frames(in_time, kFrameTime);
    frames(2, 2 * kFrameTime);
    EXPECT_EQ(pace.every(), 2);
    int waited = 0;
    for (; pace.every() > 1 && waited < 1000; ++waited) frames(1, kFrameTime);
    return waited;
  };
  EXPECT_EQ(frames_until_all_are_drawn(297), 600) << "299 frames in all";
  EXPECT_EQ(frames_until_all_are_drawn(298), 300);
}

// The display may have 30 frames a second, or something else delays the page.
TEST(DrawPace, DrawsFramesThatAreLateForOtherReasons) {
  Display display{.cost = 0.1, .elsewhere = 2};
  display.run(10'000);
  EXPECT_GE(display.drawn, display.frames * 0.9);
}

TEST(DrawPace, IgnoresPausesBetweenFrames) {
  Display display{.cost = 0.5};
  for (int i = 0; i < 100; ++i) {
    display.run(10);
    display.now += 5;
    display.frame(false);
  }
  EXPECT_EQ(display.pace.every(), 1);
}

}  // namespace
}  // namespace kt
