// Compares the snapshot with the search, field by field.
#include "app/snapshot/snapshot.h"

#include <gtest/gtest.h>

#include "app/from_query.h"

namespace kt {
namespace {

void expect_like_search(SnapshotApp& app, const char* query) {
  const Snapshot& view = app.snapshot();
  const Search& search = app.search();
  EXPECT_EQ(view.step, search.steps()) << query;
  EXPECT_EQ(view.visits, search.visits()) << query;
  EXPECT_EQ(view.backtracks, search.backtracks()) << query;
  EXPECT_EQ(view.tours, search.tours()) << query;
  EXPECT_EQ(view.depth, search.depth()) << query;
  EXPECT_EQ(view.deepest, search.deepest()) << query;
  EXPECT_EQ(view.path, search.path()) << query;
  EXPECT_EQ(view.edges, search.edges()) << query;
  EXPECT_EQ(view.candidates, search.candidates()) << query;
  EXPECT_EQ(view.event, search.last_event()) << query;
  EXPECT_EQ(view.closed, search.is_closed()) << query;
  EXPECT_EQ(view.can_step, !search.ended()) << query;
  EXPECT_EQ(view.can_step_back, search.steps() > 0) << query;
}

TEST(SnapshotTest, MatchesTheSearchAtEveryStep) {
  for (const char* query :
       {"board=5", "board=3x4&detail=candidate", "board=3&holes=1,1&goal=closed", "board=6&algorithm=warnsdorff",
        "board=7&algorithm=warnsdorff&start=0,1&tie=last", "board=24&algorithm=divide-and-conquer",
        "board=6&algorithm=neural-network", "graph=A-B;B-C;C-A"}) {
    SnapshotApp app = opened(query);
    for (const int steps : {1, 1, 3, 20, 100, 1000, 100'000, -1, -5, -1000}) {
      expect_like_search(app, query);
      app.apply(StepBy{steps});
    }
    expect_like_search(app, query);
  }
}

TEST(SnapshotTest, CountsSquaresWithoutHoles) {
  EXPECT_EQ(opened("board=5x7").snapshot().squares, 35u);
  EXPECT_EQ(opened("board=5x7&holes=0,1;2,2").snapshot().squares, 33u);
  EXPECT_EQ(opened("graph=A-B;B-C;C-A").snapshot().squares, 3u);
}

// A dead end has no move left to try and is not a tour.
TEST(SnapshotTest, KnowsADeadEnd) {
  SnapshotApp app = opened("board=3");
  app.apply(Seek{7});
  EXPECT_TRUE(app.snapshot().dead_end);
  app.apply(StepBy{-1});
  EXPECT_FALSE(app.snapshot().dead_end);
  app.apply(Seek{1'000'000});
  ASSERT_EQ(app.state(), RunState::exhausted);
  EXPECT_FALSE(app.snapshot().dead_end) << "there is no knight any more";
  SnapshotApp tour = opened("board=6&algorithm=warnsdorff");
  tour.apply(Seek{35});
  ASSERT_EQ(tour.state(), RunState::tour);
  EXPECT_FALSE(tour.snapshot().dead_end);
  SnapshotApp stuck = opened("board=3&algorithm=warnsdorff");
  stuck.apply(Seek{100});
  ASSERT_EQ(stuck.state(), RunState::stuck);
  EXPECT_TRUE(stuck.snapshot().dead_end);
}

TEST(SnapshotTest, KnowsTheDirectionOfPlayback) {
  SnapshotApp app = opened("board=5&speed=1");
  app.apply(StepBy{9});
  EXPECT_FALSE(app.snapshot().backwards);
  app.apply(Play{});
  EXPECT_FALSE(app.snapshot().backwards);
  app.apply(Play{true});
  EXPECT_TRUE(app.snapshot().backwards);
  EXPECT_EQ(app.snapshot().state, RunState::playing);
  app.apply(Pause{});
  EXPECT_FALSE(app.snapshot().backwards);
  EXPECT_EQ(app.snapshot().state, RunState::paused);
}

TEST(SnapshotTest, KnowsTheEndOfTheRunAtEarlierSteps) {
  SnapshotApp app = opened("board=3");
  app.apply(Seek{1'000'000});
  EXPECT_TRUE(app.snapshot().timeline.complete);
  const std::uint64_t end = app.search().steps();
  app.apply(Seek{2});
  EXPECT_TRUE(app.snapshot().timeline.complete);
  EXPECT_EQ(app.snapshot().timeline.furthest, end);
  EXPECT_GE(app.snapshot().depth_curve.ranges.size(), end);
}

}  // namespace
}  // namespace kt
