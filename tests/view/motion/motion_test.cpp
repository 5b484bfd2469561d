#include "view/motion/motion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "view/motion/moving_search.h"

namespace kt {
namespace {

// A search with its motion after each step and each pause.
class Played : public MovingSearch {
 public:
  Played(std::string_view query, Pace pace, double seconds_a_step) : MovingSearch(query, pace, seconds_a_step) {
    see(false);
  }

  void step() {
    make_step();
    see(false);
  }
  void step_back() {
    undo_step();
    see(true);
  }
  void wait(double seconds) {
    snapshot.now += seconds;
    see(backwards_);
  }
  // Plays to the next step of a kind, one frame per step.
  void step_to(EventType type) {
    do {
      step();
      wait(interval);
    } while (snapshot.event.type != type);
  }

 private:
  void see(bool backwards) {
    backwards_ = backwards;
    show(backwards);
  }

  bool backwards_ = false;
};

constexpr double kFrame = 1.0 / 60;

TEST(Motion, StandsStillAtRest) {
  Played played("board=5x5", Pace::steps, 1);
  EXPECT_FALSE(played.motion.moves());
  expect_at(played.motion, 0.5f, 0.5f);
  played.step();
  played.wait(1);
  EXPECT_FALSE(played.motion.moves());
  EXPECT_FALSE(played.motion.growing());
  EXPECT_TRUE(played.motion.move_traces().empty());
  EXPECT_EQ(played.motion.visited(0), 1);
  EXPECT_EQ(played.motion.visited(11), 1);
  EXPECT_EQ(played.motion.visited(12), 0);
  expect_at(played.motion, 1.5f, 2.5f);
}

TEST(Motion, TheKnightGlidesAlongItsMove) {
  Played played("board=5x5", Pace::steps, 1);
  played.step();  // (0,0) to (2,1)
  expect_at(played.motion, 0.5f, 0.5f);
  EXPECT_TRUE(played.motion.moves());
  played.wait(0.125);
  expect_at(played.motion, 1.0f, 1.5f);
  ASSERT_TRUE(played.motion.growing());
  EXPECT_NEAR(played.motion.growing()->share, 0.5f, 0.01f);
  EXPECT_FALSE(played.motion.growing()->back);
  EXPECT_EQ(played.motion.arrived(), 0) << "what it can do from there comes in the second half";
  played.wait(0.0625);
  EXPECT_NEAR(played.motion.arrived(), 0.5f, 0.01f);
  played.wait(0.0635);
  EXPECT_FALSE(played.motion.growing());
  EXPECT_FALSE(played.motion.moves());
}

TEST(Motion, AGlideTakesAtMostSixTenthsOfAStep) {
  Played played("board=5x5", Pace::quick, 0.1);
  played.step();
  played.wait(0.03);
  EXPECT_NEAR(played.motion.growing()->share, 0.5f, 0.01f);
  played.wait(0.031);
  EXPECT_FALSE(played.motion.growing());
}

TEST(Motion, ABacktrackRetractsTheMoveWithTheKnight) {
  Played played("board=5x5", Pace::steps, 1);
  played.step_to(EventType::advance);
  while (true) {
    played.step();
    if (played.snapshot.event.type == EventType::backtrack) break;
    played.wait(1);
  }
  const Square given_up = played.snapshot.event.square, here = played.snapshot.path.back();
  ASSERT_TRUE(played.motion.growing());
  EXPECT_TRUE(played.motion.growing()->back);
  expect_at(played.motion, static_cast<float>(given_up.col) + 0.5f, static_cast<float>(given_up.row) + 0.5f);
  played.wait(0.2);
  EXPECT_LT(played.motion.growing()->share, 0.2f);
  played.wait(0.1);
  expect_at(played.motion, static_cast<float>(here.col) + 0.5f, static_cast<float>(here.row) + 0.5f);
}

// A step and its undoing pass through the same pictures, in opposite order.
TEST(Motion, AStepUndoneRunsInReverse) {
  Played played("board=5x5", Pace::steps, 1);
  for (int i = 0; i < 40; ++i) {
    std::vector<ImVec2> forward;
    played.step();
    for (int frame = 0; frame <= 20; ++frame) {
      forward.push_back(*played.motion.knight());
      played.wait(0.0125);
    }
    played.step_back();
    for (int frame = 20; frame >= 0; --frame) {
      const ImVec2 there = forward[static_cast<std::size_t>(frame)];
      if (frame < 20) expect_at(played.motion, there.x, there.y);
      played.wait(0.0125);
    }
    played.step();
    played.wait(1);
  }
}

TEST(Motion, ABacktrackedMoveLeavesAFadingTrace) {
  Played played("board=5x5", Pace::frames, kFrame);
  played.step_to(EventType::backtrack);
  const Event event = played.snapshot.event;
  ASSERT_FALSE(played.motion.move_traces().empty());
  const MoveTrace newest = played.motion.move_traces().back();
  EXPECT_EQ(newest.to, event.square);
  EXPECT_EQ(newest.from, played.snapshot.path.back());
  EXPECT_GT(newest.strength, 0.9f);
  played.wait(0.2);
  EXPECT_NEAR(played.motion.move_traces().back().strength, 0.92f, 0.03f) << "long it glows";
  played.wait(0.2);
  EXPECT_NEAR(played.motion.move_traces().back().strength, 0.42f, 0.05f) << "then it fades";
  played.wait(0.1);
  EXPECT_TRUE(played.motion.move_traces().empty());
}

TEST(Motion, ARepeatedMoveLeavesNoTrace) {
  Played played("board=5x5", Pace::frames, kFrame);
  int seen = 0;
  for (int i = 0; i < 2000; ++i) {
    played.step();
    played.wait(kFrame);
    const auto& path = played.snapshot.path;
    for (const MoveTrace& ember : played.motion.move_traces()) {
      ++seen;
      for (std::size_t place = 1; place < path.size(); ++place)
        EXPECT_FALSE(ember.from == path[place - 1] && ember.to == path[place]) << "step " << played.snapshot.step;
    }
  }
  EXPECT_GT(seen, 1000);
}

// Squares that the knight has left again are not highlighted.
TEST(Motion, ANewVisitIsHighlighted) {
  Played played("board=5x5", Pace::frames, kFrame);
  int seen = 0;
  for (int i = 0; i < 500; ++i) {
    played.step();
    played.wait(kFrame);
    for (const MoveTrace& spark : played.motion.undo_traces()) {
      ++seen;
      EXPECT_NE(std::ranges::find(played.snapshot.path, spark.to), played.snapshot.path.end()) << i;
    }
  }
  EXPECT_GT(seen, 200);
}

// In the later of two pictures, 0.1 seconds apart, traces are weaker forwards and stronger backwards.
TEST(Motion, TwoPicturesShowTheDirection) {
  const auto change = [](bool backwards) {
    Played played("board=5x5", Pace::frames, kFrame);
    for (int i = 0; i < (backwards ? 480 : 300); ++i) {
      played.step();
      played.wait(kFrame);
    }
    int weaker = 0, stronger = 0;
    for (int picture = 0; picture < 30; ++picture) {
      const std::vector<MoveTrace> before(played.motion.move_traces().begin(), played.motion.move_traces().end());
      for (int i = 0; i < 6; ++i) {
        backwards ? played.step_back() : played.step();
        played.wait(kFrame);
      }
      for (const MoveTrace& now : played.motion.move_traces()) {
        for (const MoveTrace& then : before) {
          if (then.from != now.from || then.to != now.to) continue;
          (now.strength < then.strength ? weaker : stronger) += 1;
        }
      }
    }
    return std::pair{weaker, stronger};
  };
  const auto [weaker, stronger] = change(false);
  EXPECT_GT(weaker, 30);
  EXPECT_LT(stronger, weaker / 3);  // a move may be made and undone again
  const auto [weaker_back, stronger_back] = change(true);
  EXPECT_GT(stronger_back, 30);
  EXPECT_LT(weaker_back, stronger_back / 3);
}

TEST(Motion, ReducedMotionShowsMarksWithoutGliding) {
  Played played("board=5x5", Pace::steps, 1);
  played.reduced = true;
  played.step();
  EXPECT_FALSE(played.motion.growing());
  EXPECT_FALSE(played.motion.moves());
  expect_at(played.motion, 1.5f, 2.5f);
  Played quick("board=5x5", Pace::frames, kFrame);
  quick.reduced = true;
  quick.step_to(EventType::backtrack);
  ASSERT_FALSE(quick.motion.move_traces().empty());
  for (const MoveTrace& ember : quick.motion.move_traces()) EXPECT_EQ(ember.strength, 1);
}

ImVec2 middle_of(Square square) {
  return {static_cast<float>(square.col) + 0.5f, static_cast<float>(square.row) + 0.5f};
}

TEST(Motion, AtOneStepAFrameTheKnightStandsOnThePathsEnd) {
  for (const bool reduced : {false, true}) {
    Played played("board=5x5", Pace::frames, kFrame);
    played.reduced = reduced;
    for (int i = 0; i < 1000; ++i) {
      played.step();
      const ImVec2 end = middle_of(played.snapshot.path.back());
      expect_at(played.motion, end.x, end.y);
      played.wait(kFrame);
      expect_at(played.motion, end.x, end.y);
    }
  }
}

TEST(Motion, AtSlowSpeedsTheKnightIsOnTheLastMove) {
  for (const Pace pace : {Pace::steps, Pace::quick}) {
    const double interval = pace == Pace::steps ? 0.25 : 0.05;
    Played played("board=5x5", pace, interval);
    for (int i = 0; i < 400; ++i) {
      const Square before = played.snapshot.path.back();
      played.step();
      const ImVec2 from = middle_of(before), to = middle_of(played.snapshot.path.back());
      for (int frame = 0; frame < 5; ++frame) {
        const ImVec2 here = *played.motion.knight();
        const auto distance = [](ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); };
        EXPECT_NEAR(distance(from, here) + distance(here, to), distance(from, to), 0.01f);
        played.wait(interval / 5);
      }
      expect_at(played.motion, to.x, to.y);
    }
  }
}

TEST(Motion, ARefusedSquareShakesBriefly) {
  Played played("board=5x5", Pace::steps, 1);
  EXPECT_EQ(played.motion.shake(), 0);
  for (const std::uint64_t count : {1, 2}) {
    played.snapshot.wrong = {{2, 2}, {"No."}, count};
    played.wait(0);
    float most = 0, least = 0;
    for (int i = 0; i < 15; ++i) {
      played.wait(kFrame);
      EXPECT_TRUE(played.motion.moves());
      most = std::max(most, played.motion.shake());
      least = std::min(least, played.motion.shake());
    }
    EXPECT_GT(most, 0.3f);
    EXPECT_LT(least, -0.3f);
    played.wait(1);
    EXPECT_EQ(played.motion.shake(), 0);
    EXPECT_FALSE(played.motion.moves());
  }
  played.snapshot.wrong->count = 3;
  played.motion.update(played.snapshot, true);
  played.snapshot.now += 0.05;
  played.motion.update(played.snapshot, true);
  EXPECT_EQ(played.motion.shake(), 0) << "with reduced motion";
  EXPECT_FALSE(played.motion.moves());
}

TEST(Motion, ASweepIsBrightestAtItsHead) {
  const std::vector<SweptMove> moves = swept_moves(0.5f, 100);
  ASSERT_GT(moves.size(), 10u);
  EXPECT_TRUE(std::ranges::is_sorted(moves, {}, &SweptMove::strength));
  EXPECT_GT(moves.back().strength, 0.9f);
  EXPECT_LT(moves.front().strength, 0.1f);
  EXPECT_NEAR(static_cast<double>(moves.back().place), 0.5 * 1.15 * 99, 1.5);
}

TEST(Motion, ATourIsAnimatedOnce) {
  Snapshot snapshot;
  snapshot.settings = settings_of("board=3x4");
  snapshot.path = {{0, 0}, {2, 1}, {0, 2}, {1, 0}};
  snapshot.state = RunState::tour;
  snapshot.step = 40;
  Motion motion;
  snapshot.now = 5;
  motion.update(snapshot, false);
  ASSERT_TRUE(motion.sweep());
  EXPECT_EQ(*motion.sweep(), 0);
  EXPECT_TRUE(motion.moves());
  snapshot.now = 5.5;
  motion.update(snapshot, false);
  EXPECT_NEAR(*motion.sweep(), 0.5f, 0.01f);
  snapshot.now = 6.1;
  motion.update(snapshot, false);
  EXPECT_FALSE(motion.sweep());
  EXPECT_FALSE(motion.moves());
  snapshot.now = 8;
  motion.update(snapshot, false);
  EXPECT_FALSE(motion.sweep());
  snapshot.step = 99;  // another tour
  snapshot.now = 9;
  motion.update(snapshot, false);
  EXPECT_TRUE(motion.sweep());
  snapshot.now = 9.1;
  motion.update(snapshot, true);
  EXPECT_FALSE(motion.sweep());
}

TEST(Motion, ATourIsAnimatedWhileAnotherBoardSearches) {
  Snapshot snapshot;
  snapshot.settings = settings_of("board=3x4");
  snapshot.path = {{0, 0}, {2, 1}, {0, 2}, {1, 0}};
  snapshot.state = RunState::playing;
  Motion motion;
  for (const bool done : {false, true}) {
    snapshot.done = done;
    snapshot.outcome = done ? RunState::tour : RunState::paused;
    motion.update(snapshot, false);
    EXPECT_EQ(motion.sweep().has_value(), done);
  }
  snapshot.now = 2;
  snapshot.state = RunState::tour;  // the others have ended, too
  motion.update(snapshot, false);
  EXPECT_FALSE(motion.sweep()) << "only once";
}

TEST(Motion, ADeadEndIsExplainedOnceTheKnightHasArrived) {
  Played played("board=5x5", Pace::steps, 1);
  while (!played.snapshot.dead_end) {
    played.step();
    EXPECT_FALSE(played.motion.dead_end());
    if (!played.snapshot.dead_end) played.wait(1);
  }
  played.wait(0.2);
  EXPECT_FALSE(played.motion.dead_end()) << "it is still on its way";
  played.wait(0.4);
  ASSERT_TRUE(played.motion.dead_end());
  EXPECT_NEAR(*played.motion.dead_end(), 0.5f, 0.01f);
  EXPECT_TRUE(played.motion.moves());
  played.snapshot.backwards = true;
  played.wait(0);
  EXPECT_FALSE(played.motion.dead_end());
  played.snapshot.backwards = false;
  played.reduced = true;
  played.wait(0);
  EXPECT_FALSE(played.motion.dead_end());
  played.reduced = false;
  played.wait(0.4);
  EXPECT_FALSE(played.motion.dead_end());
  EXPECT_FALSE(played.motion.moves());
}

}  // namespace
}  // namespace kt
