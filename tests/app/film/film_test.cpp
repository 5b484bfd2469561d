#include "app/film/film.h"

#include <gtest/gtest.h>

#include <limits>

#include "app/fake_time.h"
#include "app/in_english.h"
#include "app/of_query.h"
#include "app/settings/json.h"
#include "app/settings_of.h"

namespace kt {
namespace {

constexpr double kNoDeadline = std::numeric_limits<double>::infinity();

TEST(Film, StartsAtAnyStepWhateverTheAppShows) {
  App app = opened("board=5x5");
  app.apply(StepBy{40});
  for (const std::uint64_t from : {0, 7, 40, 41, 5000}) {
    Film film(app, from, [] { return 0.0; });
    EXPECT_EQ(film.approach(kNoDeadline), 1.0);
    Search alone(app.settings().problem(), app.settings().detail);
    while (alone.steps() < from) alone.step();
    const Event event = alone.last_event();
    EXPECT_EQ(film.json(),
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

TEST(Film, PosesTheQuestionOfAPredictingBoardWithoutTheAnswer) {
  const auto untouched = [](const std::string& query) {
    Film film(settings_of(query), settings_of(query).step, [] { return 0.0; });
    film.approach(kNoDeadline);
    return film.untouched();
  };
  const std::string kRule = "board=8x8&algorithm=warnsdorff&step=10";
  EXPECT_FALSE(untouched(kRule).candidates.empty());
  EXPECT_FALSE(untouched(kRule).quiz.asks());
  const Snapshot next = untouched(kRule + "&mode=predict");
  EXPECT_TRUE(next.candidates.empty());
  EXPECT_TRUE(next.stack.empty() || next.stack.back().branches.empty());
  EXPECT_EQ(next.quiz.kind, QuizView::Kind::next);
  App app = opened(kRule + "&mode=predict");
  EXPECT_EQ(next.quiz.options, app.snapshot().quiz.options);
  EXPECT_TRUE(untouched("board=5x5&step=20").dead_end);
  const Snapshot back = untouched("board=5x5&step=20&mode=predict");
  EXPECT_FALSE(back.dead_end);
  EXPECT_EQ(back.quiz.kind, QuizView::Kind::back);
}

TEST(Film, ApproachesInSlices) {
  const App app = opened("board=8x8");
  double now = 0;
  Film film(app, 1'000'000, [&] { return now += 0.001; });
  double share = 0;
  int slices = 0;
  while (share < 1) {
    const double next = film.approach(now + 0.01);
    EXPECT_GT(next, share);
    share = next;
    ++slices;
  }
  EXPECT_GT(slices, 10);
}

TEST(Film, ContinuesAfterToursAndStopsAtTheEnd) {
  const App app = opened("board=3x4");
  Film film(app, 0, [] { return 0.0; });
  const std::uint64_t all = film.step(std::uint64_t{1} << 40);
  Search alone(app.settings().problem(), app.settings().detail);
  while (!alone.ended()) alone.step();
  EXPECT_EQ(all, alone.steps());
  EXPECT_GT(alone.tours(), 1u);
  EXPECT_EQ(film.step(1), 0u);
  EXPECT_EQ(film.trace(1), "");
  EXPECT_NE(film.json().find("\"status\":\"exhausted\""), std::string::npos);
}

TEST(Film, ContinuesFromItsStep) {
  const App app = opened("board=5x5");
  Film film(app, 100, [] { return 0.0; });
  film.approach(kNoDeadline);
  Search alone(app.settings().problem(), app.settings().detail);
  while (alone.steps() < 100) alone.step();
  for (const std::uint64_t steps : {7, 1, 300}) {
    EXPECT_EQ(film.step(steps), steps);
    for (std::uint64_t i = 0; i < steps; ++i) alone.step();
    EXPECT_EQ(film.search().steps(), alone.steps());
    EXPECT_EQ(film.search().path(), alone.path());
  }
  EXPECT_EQ(film.trace(1).substr(0, 4), std::to_string(alone.steps() + 1) + ",");
}

TEST(Film, TracesEveryStep) {
  const App app = opened("board=3x3&start=1,1");
  Film film(app, 0, [] { return 0.0; });
  EXPECT_EQ(film.trace(10), "1,exhausted,1,1,0\n");
  const App tour = opened("board=5x5");
  Film moves(tour, 0, [] { return 0.0; });
  EXPECT_EQ(moves.trace(2), "1,advance,2,1,2\n2,advance,4,2,3\n");
  EXPECT_NE(moves.json().find("\"columns\":\"step,event,row,column,depth\""), std::string::npos);
  const App graph = opened("graph=A-B;B-C");
  Film vertices(graph, 0, [] { return 0.0; });
  EXPECT_EQ(vertices.trace(2), "1,advance,B,2\n2,tour,C,3\n");
}

TEST(Film, ShowsSettingsLikeAnApp) {
  for (const char* query : {"board=6x6&step=500", "board=6x6&detail=candidate&step=99", "board=5x5&step=60&heat=true",
                            "graph=A-B;B-C;C-D;B-D&start=A&step=3", "board=12x12&algorithm=divide-and-conquer&step=20",
                            "board=5x5&algorithm=warnsdorff&start=0,1&step=100", "board=4x4&step=100000",
                            "board=4x4&step=100000&detail=candidate", "graph=A-B;A-C;A-D;D-E&start=B&step=100"}) {
    App app = opened(query);
    app.apply(Attention{.visits = true});
    for (int i = 0; i < 100; ++i) app.tick();
    const Snapshot& there = app.snapshot();
    Film film(app.settings(), app.settings().step, [] { return 0.0; });
    EXPECT_EQ(film.approach(kNoDeadline), 1.0);
    const Snapshot& here = film.snapshot();
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

TEST(Film, KnowsTheLongestPathAtTheEnd) {
  const App app = opened("board=4x4");
  Film film(app, 0, [] { return 0.0; });
  while (film.step(1000) > 0) EXPECT_EQ(film.snapshot().longest.empty(), !film.search().ended());
  EXPECT_EQ(film.snapshot().longest.size(), film.search().deepest());
}

TEST(Film, CountsVisitsFromTheStartIfTheyAreShown) {
  App app = opened("board=5x5&heat=true");
  app.apply(StepBy{4000});
  Film film(app, 4000, [] { return 0.0; });
  EXPECT_EQ(film.approach(kNoDeadline), 1.0);
  std::uint64_t visits = 0;
  for (const std::uint64_t count : film.snapshot().visits_at_square) visits += count;
  EXPECT_EQ(visits, app.search().visits());
  film.trace(5);
  film.step(5);
  visits = 0;
  for (const std::uint64_t count : film.snapshot().visits_at_square) visits += count;
  EXPECT_EQ(visits, film.search().visits());
}

// Each board runs until its first tour and stays there.
TEST(Film, ShowsComparedBoards) {
  FakeTime time;
  Film film(settings_of("compare=two-orders"), 30, time.clock());
  while (film.approach(time.now) < 1) {
  }
  EXPECT_EQ(film.snapshot().step, 30u);
  ASSERT_EQ(film.snapshot().others.size(), 1u);
  EXPECT_EQ(film.snapshot().others[0].step, 30u);
  EXPECT_EQ(film.step(100), 100u);
  EXPECT_EQ(film.snapshot().visits, 41u);
  EXPECT_EQ(film.snapshot().others[0].step, 130u);
  EXPECT_EQ(film.snapshot().others[0].name, "Downwards first");
}

// At any time of the clock, and at every tick after it, each board is at the same step as in the app.
TEST(Film, FollowsTheClockOfBoardsComparedByTime) {
  FakeTime time{.each_look = 1e-5};
  App app(time.clock());
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
    while (app.seeking()) app.tick();
  };
  Film film(app, last / 3, time.clock());
  while (film.approach(time.now + 0.01) < 1) {
  }
  int apart = 0;
  for (std::uint64_t tick = last / 3; tick + last / 20 < last; tick += last / 20) {
    seek(tick);
    EXPECT_EQ(film.snapshot().step, app.search().steps()) << tick;
    EXPECT_EQ(film.snapshot().others[0].step, app.runs().all()[1].search().steps()) << tick;
    apart += film.snapshot().step != film.snapshot().others[0].step;
    EXPECT_EQ(film.step(last / 20), last / 20);
  }
  EXPECT_GT(apart, 5) << "the two are not equally quick";
  // Of the board with the focus alone it begins with the step itself.
  Film own(app, 77, time.clock(), Film::From::own_step);
  while (own.approach(time.now + 0.01) < 1) {
  }
  EXPECT_EQ(own.search().steps(), 77u);
}

TEST(Film, EndsWithTheLastOfBoardsComparedByTime) {
  FakeTime time{.each_look = 1e-5};
  Film film(settings_of("board=5x5&compare=algorithm:warnsdorff&clock=time"), 0, time.clock());
  while (film.approach(time.now + 1) < 1) {
  }
  std::uint64_t ticks = 0;
  while (const std::uint64_t done = film.step(1000)) ticks += done;
  EXPECT_GE(ticks, 8840u - 1 + 8815);
  EXPECT_TRUE(film.snapshot().done && film.snapshot().others[0].done);
  EXPECT_EQ(film.step(1), 0u);
}

}  // namespace
}  // namespace kt
