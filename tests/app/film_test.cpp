#include "app/state/film.h"

#include <gtest/gtest.h>

#include <limits>

namespace kt {
namespace {

constexpr double kNoDeadline = std::numeric_limits<double>::infinity();

App opened(std::string_view query) {
  App app([] { return 0.0; });
  app.apply(Change{parse_query(query)});
  return app;
}

TEST(Film, BeginsWhereItIsAskedToWhateverIsShown) {
  App app = opened("board=5x5");
  app.apply(StepBy{40});
  for (const std::uint64_t from : {0, 7, 40, 41, 5000}) {
    Film film(app, from, [] { return 0.0; });
    EXPECT_EQ(film.approach(kNoDeadline), 1.0);
    Search alone(app.settings().problem(), app.settings().detail);
    while (alone.steps() < from) alone.step();
    EXPECT_NE(
        film.json().find("{\"step\":" + std::to_string(from) + ",\"depth\":" + std::to_string(alone.depth()) + ","),
        std::string::npos)
        << film.json();
  }
  EXPECT_EQ(app.search().steps(), 40u);
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

TEST(Film, GoesOnBeyondATourAndStopsAtTheEnd) {
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

TEST(Film, GoesOnFromWhereItIs) {
  const App app = opened("board=3x4");
  Film film(app, 100, [] { return 0.0; });
  film.approach(kNoDeadline);
  Search alone(app.settings().problem(), app.settings().detail);
  while (alone.steps() < 100) alone.step();
  for (const std::uint64_t steps : {7, 1, 300}) {
    EXPECT_EQ(film.step(steps), steps);
    for (std::uint64_t i = 0; i < steps; ++i) alone.step();
    EXPECT_NE(film.json().find("{\"step\":" + std::to_string(alone.steps()) +
                               ",\"depth\":" + std::to_string(alone.depth()) + ","),
              std::string::npos)
        << film.json();
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

}  // namespace
}  // namespace kt
