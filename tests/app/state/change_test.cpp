// What a change of the settings keeps, and what it discards.
#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

class ChangeTest : public AppTest {
 protected:
  ChangeTest() { time.each_look = 0.001; }
};

// The sizes of all visible abandoned branches, in order; -1 while unknown.
std::vector<std::int64_t> sizes(SnapshotApp& app) {
  app.apply(RequiredData{.stack = true, .sizes = true});
  for (app.snapshot(); app.seconds_until_change() == 0; app.snapshot()) app.tick();
  std::vector<std::int64_t> list;
  for (const StackFrame& frame : app.snapshot().stack) {
    for (const Branch& branch : frame.branches) {
      const bool entered = branch.candidate.looked_at && branch.candidate.rejection == Rejection::none;
      if (entered) list.push_back(branch.visits ? static_cast<std::int64_t>(*branch.visits) : -1);
    }
  }
  return list;
}

TEST_F(ChangeTest, AnotherSearchStartsAtRest) {
  for (const char* other :
       {"start=3,3", "goal=closed", "moves=lexicographic", "algorithm=pruned", "seed=9", "board=7"}) {
    change("board=8&start=0,0&goal=tour&moves=clockwise&algorithm=backtracking&seed=1");
    app.apply(Play{});
    for (int i = 0; i < 5; ++i) frame();
    ASSERT_EQ(app.state(), RunState::playing);
    change(other);
    EXPECT_EQ(app.state(), RunState::paused) << other;
    frame();
    EXPECT_EQ(app.search().steps(), 0u) << other;
    app.apply(Seek{10'000'000});
    ASSERT_TRUE(app.is_seeking());
    change("start=4,4");
    EXPECT_FALSE(app.is_seeking()) << other;
    app.apply(RunUntil{Until::end});
    ASSERT_TRUE(app.is_seeking());
    change("start=4,5");
    EXPECT_FALSE(app.is_seeking()) << other;
  }
}

TEST_F(ChangeTest, OtherSettingsKeepPlaying) {
  app.apply(Play{});
  for (int i = 0; i < 5; ++i) frame();
  for (const char* same : {"theme=dark", "speed=max", "heat=true", "base=0", "panels=code", "language=python"}) {
    const std::uint64_t here = app.search().steps();
    change(same);
    EXPECT_EQ(app.search().steps(), here) << same;
    EXPECT_EQ(app.state(), RunState::playing) << same;
  }
}

TEST_F(ChangeTest, AnotherDetailKeepsTheMomentAndCancelsASeek) {
  change("board=8");
  app.apply(StepBy{40});
  app.apply(ToggleBookmark{});
  const auto path = app.search().path();
  app.apply(Seek{10'000'000});
  ASSERT_TRUE(app.is_seeking());
  change("detail=candidate");
  EXPECT_FALSE(app.is_seeking());
  app.apply(Seek{0});
  change("detail=move");
  app.apply(Seek{40});
  EXPECT_EQ(app.search().path(), path);
  ASSERT_FALSE(app.snapshot().timeline.markers.empty());
  EXPECT_TRUE(std::ranges::any_of(app.snapshot().timeline.markers, [](const Marker& marker) {
    return marker.kind == Marker::Kind::bookmark && marker.step == 40;
  })) << app.snapshot().timeline.markers.back().step;
}

TEST_F(ChangeTest, RestartsMeasuringTheRate) {
  const auto play = [&] {
    app.apply(Play{});
    for (int i = 0; i < 100; ++i) frame();
    ASSERT_GT(app.steps_per_second(), 0);
  };
  change("board=20&speed=300");
  for (const char* other : {"speed=20", "detail=candidate", "board=19"}) {
    play();
    change(other);
    EXPECT_EQ(app.steps_per_second(), 0) << other;
  }
  play();
  change("theme=dark");
  EXPECT_GT(app.steps_per_second(), 0);
  app.apply(Seek{3});
  EXPECT_EQ(app.steps_per_second(), 0);
  play();
  app.apply(RunUntil{Until::dead_end});
  EXPECT_EQ(app.steps_per_second(), 0);
  play();
  app.apply(Pause{});
  app.apply(Play{});
  EXPECT_EQ(app.steps_per_second(), 0);
}

TEST_F(ChangeTest, BranchSizesBelongToTheCurrentSearch) {
  time.each_look = 0;
  change("board=6&detail=candidate");
  app.apply(Seek{5000});
  sizes(app);
  for (const char* other : {"algorithm=pruned", "detail=move", "algorithm=backtracking", "goal=closed"}) {
    change(other);
    app.apply(Seek{5000});
    SnapshotApp fresh([] { return 0.0; });
    std::vector<KeyValue> all;
    for (const Setting& setting : settings_table())
      all.push_back({std::string(setting.key), setting.format(app.settings())});
    fresh.apply(Change{all});
    fresh.apply(Seek{5000});
    ASSERT_EQ(fresh.search(), app.search()) << other;
    const std::vector<std::int64_t> expected = sizes(fresh);
    EXPECT_FALSE(expected.empty()) << other;
    EXPECT_EQ(sizes(app), expected) << other;
  }
}

TEST_F(ChangeTest, ADetailSetWithAStepShowsTheStackOfThatStep) {
  change("board=6");
  app.apply(RequiredData{.stack = true});
  app.apply(Seek{500});
  app.snapshot();
  change("detail=candidate&step=500");
  const Snapshot& view = app.snapshot();
  EXPECT_EQ(view.step, 500u);
  ASSERT_EQ(view.stack.size(), view.path.size());
  for (std::size_t i = 0; i < view.path.size(); ++i) EXPECT_EQ(view.stack[i].square, view.path[i]);
  EXPECT_EQ(view.path, app.search().path());
}

TEST_F(ChangeTest, AnotherSearchForgetsTheBestRate) {
  change("board=20&speed=max");
  app.apply(Play{});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_GT(app.snapshot().estimate.steps_per_second, 0);
  change("theme=dark&detail=candidate");
  EXPECT_GT(app.snapshot().estimate.steps_per_second, 0);
  change("board=19");
  EXPECT_EQ(app.snapshot().estimate.steps_per_second, 0);
}

TEST_F(ChangeTest, MarksBelongToTheCurrentSearch) {
  change("board=6");
  app.apply(Seek{5000});
  app.apply(ToggleBookmark{});
  EXPECT_GT(app.snapshot().timeline.markers.size(), 2u);
  EXPECT_EQ(app.snapshot().timeline.furthest, 5000u);
  change("start=1,1");
  EXPECT_TRUE(app.snapshot().timeline.markers.empty());
  EXPECT_EQ(app.snapshot().timeline.furthest, 0u);
  EXPECT_EQ(app.snapshot().depth_curve.ranges.size(), 1u);
}

TEST_F(ChangeTest, DoesNotSeekToARefusedStep) {
  change("board=6&step=30");
  ASSERT_EQ(app.search().steps(), 30u);
  change("board=5&step=soon");
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(app.settings().step, 0u);
}

}  // namespace
}  // namespace kt
