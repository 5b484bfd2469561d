// Searches faster than the display: the end of the path is drawn as heat, behind its steady front.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/fake_time.h"
#include "app/snapshot_app.h"
#include "view/motion/moving_search.h"

namespace kt {
namespace {

constexpr double kDisplayed = 1.0 / 60;  // seconds of a frame

// A path whose end changes in each frame, behind a steady front.
Snapshot churning(int frame, double now) {
  Snapshot snapshot;
  snapshot.now = now;
  snapshot.settings = settings_of("board=6x6");
  snapshot.pace = Pace::blur;
  for (const Square s : {Square{0, 0}, Square{2, 1}, Square{4, 2}}) snapshot.path.push_back(s);
  snapshot.steady = 3;
  snapshot.path.push_back(frame % 2 ? Square{5, 4} : Square{3, 4});
  snapshot.visited_lately.assign(36, 0);
  snapshot.visited_lately[5 * 6 + 4] = 15;
  snapshot.visited_lately[3 * 6 + 4] = 3;
  return snapshot;
}

TEST(FastMotion, SquaresAreAsHotAsTheirVisits) {
  Motion motion;
  double now = 0;
  for (int frame = 0; frame < 300; ++frame) motion.update(churning(frame, now += kDisplayed), false);
  EXPECT_EQ(motion.steady(), 3u);
  EXPECT_TRUE(motion.is_blurred());
  EXPECT_NEAR(motion.heat(5 * 6 + 4), 1, 0.01f) << "the most visited";
  EXPECT_NEAR(motion.heat(3 * 6 + 4), 0.5f, 0.01f) << "log(1 + 3) / log(1 + 15)";
  EXPECT_EQ(motion.heat(0), 0);
  EXPECT_TRUE(motion.shows_number(0));
  EXPECT_FALSE(motion.shows_number(5 * 6 + 4) && motion.shows_number(3 * 6 + 4));
}

TEST(FastMotion, ThePathIsDrawnToTheEndOfItsSteadyPart) {
  Motion motion;
  Snapshot still = churning(0, 1);
  still.pace = Pace::steps;
  motion.update(still, false);
  EXPECT_TRUE(motion.draws_move(still, 3));
  motion.update(churning(0, 1 + kDisplayed), false);
  EXPECT_TRUE(motion.draws_move(churning(0, 2), 2)) << "to the last square that is steady";
  EXPECT_FALSE(motion.draws_move(churning(0, 2), 3));
}

TEST(FastMotion, TheKnightJumpsToItsSquareOnAnotherBoard) {
  Motion motion;
  for (int frame = 1; frame <= 60; ++frame) motion.update(churning(frame, frame * kDisplayed), false);
  Snapshot other = churning(0, 61 * kDisplayed);
  other.settings = settings_of("board=8x8");
  other.path = {{7, 7}, {5, 6}};
  other.steady = 2;
  motion.update(other, false);
  expect_at(motion, 6.5f, 5.5f);
}

TEST(FastMotion, BeyondTheDisplaysRateTheKnightStandsOnTheEndOfTheSteadyPart) {
  for (const bool reduced : {false, true}) {
    Motion motion;
    for (int frame = 1; frame <= 240; ++frame) {
      motion.update(churning(frame, frame * kDisplayed), reduced);
      expect_at(motion, 2.5f, 4.5f);
    }
  }
}

// Squares that no longer change are not left out, and the other board goes on.
TEST(FastMotion, ADoneBoardShowsItsWholePathWhileAnotherSearches) {
  for (const std::size_t focus : {0, 1}) {
    FakeTime time;
    SnapshotApp app(time.clock());
    app.apply(Change{parse_query("compare=two-orders&speed=20000")});
    app.apply(Focus{focus});
    app.apply(RequiredData{.stack = true});
    app.apply(Play{});
    Motion motion;
    int frames_done = 0;
    for (int frame = 0; frame < 120; ++frame) {
      time.now += kDisplayed;
      app.tick();
      const Snapshot& snapshot = app.snapshot();
      const Snapshot& first = focus == 0 ? snapshot : snapshot.others[0];
      const Snapshot& second = focus == 0 ? snapshot.others[0] : snapshot;
      motion.update(first, false);
      ASSERT_EQ(snapshot.state, RunState::playing);
      EXPECT_EQ(second.pace, Pace::blur);
      if (!first.done) continue;
      ++frames_done;
      ASSERT_EQ(first.path.size(), 25u);
      expect_at(motion, static_cast<float>(first.path.back().col) + 0.5f,
                static_cast<float>(first.path.back().row) + 0.5f);
      for (std::size_t place = 1; place < first.path.size(); ++place) EXPECT_TRUE(motion.draws_move(first, place));
      for (std::size_t square = 0; square < 25; ++square) EXPECT_FLOAT_EQ(motion.visited(square), 1);
      if (focus == 0) {
        EXPECT_EQ(snapshot.stack.back().square, first.path.back());
      }
    }
    EXPECT_GT(frames_done, 100);
  }
}

// WCAG 2.3.1: a square flashes if it becomes clearly lighter and darker again. More than three flashes a second are too
// many, however the end of the path jumps.
TEST(FastMotion, HeatDoesNotFlash) {
  constexpr int kSeconds = 5;
  constexpr float kClearly = 0.1f;  // of the scale: at most a tenth of the luminance between black and white
  for (const char* query : {"board=5x5&speed=100", "board=5x5&speed=1000", "board=8x8&speed=1000",
                            "board=8x8&speed=20000", "board=8x8&speed=1000000"}) {
    FakeTime time;
    SnapshotApp app(time.clock());
    app.apply(Change{parse_query(query)});
    app.apply(Play{});
    Motion motion;
    struct Swing {
      float turned = 0;  // the last extreme
      bool rises = true;
      int turns = 0;
    };
    std::vector<Swing> swings(64);
    float hottest = 0;
    for (int frame = 0; frame < 60 * kSeconds; ++frame) {
      time.now += kDisplayed;
      app.tick();
      motion.update(app.snapshot(), false);
      for (std::size_t i = 0; i < swings.size(); ++i) {
        Swing& swing = swings[i];
        const float heat = motion.heat(i);
        hottest = std::max(hottest, heat);
        if (swing.rises ? heat > swing.turned : heat < swing.turned) swing.turned = heat;
        if (std::abs(heat - swing.turned) < kClearly) continue;
        swing = {heat, !swing.rises, swing.turns + 1};
      }
    }
    EXPECT_GT(hottest, 0.8f) << query;
    for (const Swing& swing : swings) EXPECT_LE(swing.turns, 2 * 3 * kSeconds) << query;
  }
}

}  // namespace
}  // namespace kt
