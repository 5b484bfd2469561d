// Data of boards on their clock, which must stay correct after a change of focus.
#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

class CompareClockTest : public AppTest {
 protected:
  void settle() {
    for (int i = 0; i < 100'000 && app.is_seeking(); ++i) frame();
    ASSERT_FALSE(app.is_seeking());
  }
  void play(int frames) {
    settle();
    app.apply(Play{});
    for (int i = 0; i < frames; ++i) {
      frame();
      app.snapshot();
    }
  }
};

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
