#include "app/recording/recording.h"

#include <gtest/gtest.h>

#include <limits>

#include "app/fake_time.h"
#include "app/from_query.h"
#include "app/in_english.h"
#include "app/settings/json.h"
#include "app/settings_of.h"

namespace kt {
namespace {

constexpr double kNoDeadline = std::numeric_limits<double>::infinity();

TEST(Recording, StartsAtAnyStepWhateverTheAppShows) {
  SnapshotApp app = opened("board=5x5");
  app.apply(StepBy{40});
  for (const std::uint64_t from : {0, 7, 40, 41, 5000}) {
    Recording recording(app, from, [] { return 0.0; });
    EXPECT_EQ(recording.approach(kNoDeadline), 1.0);
    Search alone(app.settings().problem(), app.settings().detail);
    while (alone.steps() < from) alone.step();
    const Event event = alone.last_event();
    EXPECT_EQ(recording.json(),
              json_object({{"status", "paused"},
                           {"step", from},
                           {"visits", alone.visits()},
                           {"backtracks", alone.backtracks()},
                           {"depth", alone.depth()},
                           {"deepest", alone.deepest()},
                           {"path", alone.path()},
                           {"event", json_object({{"type", to_string(event.type)}, {"square", event.square}})},
                           {"columns", "step,event,row,column,depth"}})
                  .text);
  }
  EXPECT_EQ(app.search().steps(), 40u);
}

TEST(Recording, PosesTheQuestionOfAPredictingBoardWithoutTheAnswer) {
  const auto untouched = [](const std::string& query) {
    Recording recording(settings_of(query), settings_of(query).step, [] { return 0.0; });
    recording.approach(kNoDeadline);
    return recording.untouched();
  };
  const std::string kRule = "board=8x8&algorithm=warnsdorff&step=10";
  EXPECT_FALSE(untouched(kRule).candidates.empty());
  EXPECT_FALSE(untouched(kRule).quiz.asks());
  const Snapshot next = untouched(kRule + "&mode=predict");
  EXPECT_TRUE(next.candidates.empty());
  EXPECT_TRUE(next.stack.empty() || next.stack.back().branches.empty());
  EXPECT_EQ(next.quiz.kind, QuizView::Kind::next);
  SnapshotApp app = opened(kRule + "&mode=predict");
  EXPECT_EQ(next.quiz.options, app.snapshot().quiz.options);
  EXPECT_TRUE(untouched("board=5x5&step=20").dead_end);
  const Snapshot back = untouched("board=5x5&step=20&mode=predict");
  EXPECT_FALSE(back.dead_end);
  EXPECT_EQ(back.quiz.kind, QuizView::Kind::back);
}

TEST(Recording, ApproachesInSlices) {
  const SnapshotApp app = opened("board=8x8");
  double now = 0;
  Recording recording(app, 1'000'000, [&] { return now += 0.001; });
  double share = 0;
  int slices = 0;
  while (share < 1) {
    const double next = recording.approach(now + 0.01);
    EXPECT_GT(next, share);
    share = next;
    ++slices;
  }
  EXPECT_GT(slices, 10);
}

TEST(Recording, ContinuesAfterToursAndStopsAtTheEnd) {
  const SnapshotApp app = opened("board=3x4");
  Recording recording(app, 0, [] { return 0.0; });
  const std::uint64_t all = recording.step(std::uint64_t{1} << 40);
  Search alone(app.settings().problem(), app.settings().detail);
  while (!alone.ended()) alone.step();
  EXPECT_EQ(all, alone.steps());
  EXPECT_GT(alone.tours(), 1u);
  EXPECT_EQ(recording.step(1), 0u);
  EXPECT_EQ(recording.trace(1), "");
  EXPECT_NE(recording.json().find("\"status\":\"exhausted\""), std::string::npos);
}

TEST(Recording, ContinuesFromItsStep) {
  const SnapshotApp app = opened("board=5x5");
  Recording recording(app, 100, [] { return 0.0; });
  recording.approach(kNoDeadline);
  Search alone(app.settings().problem(), app.settings().detail);
  while (alone.steps() < 100) alone.step();
  for (const std::uint64_t steps : {7, 1, 300}) {
    EXPECT_EQ(recording.step(steps), steps);
    for (std::uint64_t i = 0; i < steps; ++i) alone.step();
    EXPECT_EQ(recording.search().steps(), alone.steps());
    EXPECT_EQ(recording.search().path(), alone.path());
  }
  EXPECT_EQ(recording.trace(1).substr(0, 4), std::to_string(alone.steps() + 1) + ",");
}

TEST(Recording, TracesEveryStep) {
  const SnapshotApp app = opened("board=3x3&start=1,1");
  Recording recording(app, 0, [] { return 0.0; });
  EXPECT_EQ(recording.trace(10), "1,exhausted,1,1,0\n");
  const SnapshotApp tour = opened("board=5x5");
  Recording moves(tour, 0, [] { return 0.0; });
  EXPECT_EQ(moves.trace(2), "1,advance,2,1,2\n2,advance,4,2,3\n");
  EXPECT_NE(moves.json().find("\"columns\":\"step,event,row,column,depth\""), std::string::npos);
  const SnapshotApp graph = opened("graph=A-B;B-C");
  Recording vertices(graph, 0, [] { return 0.0; });
  EXPECT_EQ(vertices.trace(2), "1,advance,B,2\n2,tour,C,3\n");
}

TEST(Recording, ShowsSettingsLikeAnApp) {
  for (const char* query : {"board=6x6&step=500", "board=6x6&detail=candidate&step=99", "board=5x5&step=60&heat=true",
                            "graph=A-B;B-C;C-D;B-D&start=A&step=3", "board=12x12&algorithm=divide-and-conquer&step=20",
                            "board=5x5&algorithm=warnsdorff&start=0,1&step=100", "board=4x4&step=100000",
                            "board=4x4&step=100000&detail=candidate", "graph=A-B;A-C;A-D;D-E&start=B&step=100"}) {
    SnapshotApp app = opened(query);
    app.apply(RequiredData{.visits = true});
    for (int i = 0; i < 100; ++i) app.tick();
    const Snapshot& there = app.snapshot();
    Recording recording(app.settings(), app.settings().step, [] { return 0.0; });
    EXPECT_EQ(recording.approach(kNoDeadline), 1.0);
    const Snapshot& here = recording.snapshot();
    EXPECT_EQ(here.step, there.step) << query;
    EXPECT_EQ(here.state, there.state) << query;
    EXPECT_EQ(here.path, there.path) << query;
    EXPECT_EQ(here.edges, there.edges) << query;
    EXPECT_EQ(here.longest, there.longest) << query;
    EXPECT_EQ(here.event, there.event) << query;
    EXPECT_EQ(here.candidates, there.candidates) << query;
    EXPECT_EQ(here.dead_end, there.dead_end) << query;
    EXPECT_EQ(here.closed, there.closed) << query;
    EXPECT_EQ(here.squares, there.squares) << query;
    const bool counts = app.settings().heat || !app.settings().graph.empty();
    EXPECT_EQ(here.visits_at_square, counts ? there.visits_at_square : std::vector<std::uint64_t>{}) << query;
  }
}

TEST(Recording, KnowsTheLongestPathAtTheEnd) {
  const SnapshotApp app = opened("board=4x4");
  Recording recording(app, 0, [] { return 0.0; });
  while (recording.step(1000) > 0) EXPECT_EQ(recording.snapshot().longest.empty(), !recording.search().ended());
  EXPECT_EQ(recording.snapshot().longest.size(), recording.search().deepest());
}

TEST(Recording, CountsVisitsFromTheStartIfTheyAreShown) {
  SnapshotApp app = opened("board=5x5&heat=true");
  app.apply(StepBy{4000});
  Recording recording(app, 4000, [] { return 0.0; });
  EXPECT_EQ(recording.approach(kNoDeadline), 1.0);
  std::uint64_t visits = 0;
  for (const std::uint64_t count : recording.snapshot().visits_at_square) visits += count;
  EXPECT_EQ(visits, app.search().visits());
  recording.trace(5);
  recording.step(5);
  visits = 0;
  for (const std::uint64_t count : recording.snapshot().visits_at_square) visits += count;
  EXPECT_EQ(visits, recording.search().visits());
}

// Each board runs to its first tour and stays there.
TEST(Recording, ShowsComparedBoards) {
  FakeTime time;
  Recording recording(settings_of("compare=two-orders"), 30, time.clock());
  while (recording.approach(time.now) < 1) {
  }
  EXPECT_EQ(recording.snapshot().step, 30u);
  ASSERT_EQ(recording.snapshot().others.size(), 1u);
  EXPECT_EQ(recording.snapshot().others[0].step, 30u);
  EXPECT_EQ(recording.step(100), 100u);
  EXPECT_EQ(recording.snapshot().visits, 41u);
  EXPECT_EQ(recording.snapshot().others[0].step, 130u);
  EXPECT_EQ(recording.snapshot().others[0].name, "Downwards first");
}

// At any time of the clock, and at every tick after it, each board is at the same step as in the app.
TEST(Recording, FollowsTheClockOfBoardsComparedByTime) {
  FakeTime time{.each_look = 1e-5};
  SnapshotApp app(time.clock());
  app.apply(Change{parse_query("board=8x8&compare=algorithm:cut-squares&clock=time&speed=max")});
  app.apply(Play{});
  for (int i = 0; i < 20; ++i) {
    time.now += 1 / 60.0;
    app.tick();
  }
  app.apply(Pause{});
  const std::uint64_t last = app.moment();
  const auto seek = [&](std::uint64_t tick) {
    app.apply(Seek{tick});
    while (app.is_seeking()) app.tick();
  };
  Recording recording(app, last / 3, time.clock());
  while (recording.approach(time.now + 0.01) < 1) {
  }
  int apart = 0;
  for (std::uint64_t tick = last / 3; tick + last / 20 < last; tick += last / 20) {
    seek(tick);
    EXPECT_EQ(recording.snapshot().step, app.search().steps()) << tick;
    EXPECT_EQ(recording.snapshot().others[0].step, app.runs().all()[1].search().steps()) << tick;
    apart += recording.snapshot().step != recording.snapshot().others[0].step;
    EXPECT_EQ(recording.step(last / 20), last / 20);
  }
  EXPECT_GT(apart, 5) << "the two are not equally quick";
  // For the focused board alone, it begins at the step itself.
  Recording own(app, 77, time.clock(), Recording::From::own_step);
  while (own.approach(time.now + 0.01) < 1) {
  }
  EXPECT_EQ(own.search().steps(), 77u);
}

TEST(Recording, EndsWithTheLastOfBoardsComparedByTime) {
  FakeTime time{.each_look = 1e-5};
  Recording recording(settings_of("board=5x5&compare=algorithm:warnsdorff&clock=time"), 0, time.clock());
  while (recording.approach(time.now + 1) < 1) {
  }
  std::uint64_t ticks = 0;
  while (const std::uint64_t done = recording.step(1000)) ticks += done;
  EXPECT_GE(ticks, 8840u - 1 + 8815);
  EXPECT_TRUE(recording.snapshot().done && recording.snapshot().others[0].done);
  EXPECT_EQ(recording.step(1), 0u);
}

}  // namespace
}  // namespace kt
