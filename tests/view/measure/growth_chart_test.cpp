#include "view/measure/growth_chart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "view/pen/picture_font.h"
#include "view/pen/svg_pen.h"

namespace kt {
namespace {

MeasuredRun run_of(std::string_view method, int side, std::uint64_t visits, Ending ending = Ending::tour) {
  return {.algorithm = find_algorithm(method),
          .board = {side, side},
          .state = MeasuredRun::State::ended,
          .ending = ending,
          .visits = visits,
          .seconds = 1};
}

Measured of(std::vector<MeasuredRun> runs, double rate = 0) {
  Measured measured{.runs = std::move(runs), .visits_per_second = rate};
  measured.done = measured.runs.size();
  return measured;
}

class Growth : public testing::Test {
 protected:
  GrowthChart chart(const Measured& measured) { return growth_chart(pen_, measured, {0, 0}, {400, 300}); }
  std::string svg(const Measured& measured) {
    return growth_svg(measured, theme_for(nullptr, {}).colours, font_.get());
  }

 private:
  PictureFont font_;
  SvgPen pen_{font_.get()};
};

TEST_F(Growth, BothAxesAreLogarithmic) {
  const GrowthChart found = chart(
      of({run_of("backtracking", 4, 100), run_of("backtracking", 8, 10'000), run_of("backtracking", 16, 1'000'000)}));
  ASSERT_EQ(found.points.size(), 3u);
  const auto& [a, b, c] = std::tie(found.points[0].at, found.points[1].at, found.points[2].at);
  EXPECT_NEAR(b.x - a.x, c.x - b.x, 0.01f) << "the side doubles";
  EXPECT_NEAR(a.y - b.y, b.y - c.y, 0.01f) << "a hundred times the visits";
  EXPECT_LT(a.x, b.x);
  EXPECT_GT(a.y, b.y);
  for (const GrowthPoint& point : found.points) {
    EXPECT_GT(point.at.x, found.area.min.x);
    EXPECT_LT(point.at.x, found.area.max.x);
    EXPECT_GT(point.at.y, found.area.min.y);
    EXPECT_LT(point.at.y, found.area.max.y);
  }
}

TEST_F(Growth, ALineJoinsTheRunsOfOneMethodGoalAndStart) {
  Measured measured = of({run_of("backtracking", 5, 9'000), run_of("backtracking", 5, 70), run_of("pruned", 5, 30),
                          run_of("backtracking", 6, 200'000), run_of("backtracking", 6, 90), run_of("pruned", 6, 40)});
  for (const std::size_t beside : {1u, 4u}) measured.runs[beside].start = {0, 1};
  const GrowthChart found = chart(measured);
  ASSERT_EQ(found.points.size(), 6u);
  for (const std::size_t i : {0u, 1u, 2u}) {
    EXPECT_EQ(found.points[i].before, SIZE_MAX);
    EXPECT_EQ(found.points[i + 3].before, i);
  }
  EXPECT_EQ(found.points[0].method, 0u);
  EXPECT_EQ(found.points[2].method, 1u);
  EXPECT_NEAR(found.points[1].at.x - found.points[0].at.x, found.apart, 0.01f) << "none hides another";
}

TEST_F(Growth, RunsWithoutASearchHaveNoPoint) {
  Measured measured = of({run_of("backtracking", 5, 0, Ending::none), run_of("backtracking", 6, 0),
                          run_of("backtracking", 7, 9), run_of("backtracking", 8, 0)});
  measured.runs[0].by_theorem = true;
  measured.runs[1].state = MeasuredRun::State::refused;
  measured.runs[3].state = MeasuredRun::State::waiting;
  const GrowthChart found = chart(measured);
  ASSERT_EQ(found.points.size(), 1u);
  EXPECT_EQ(found.points[0].run, 2u);
}

// With two starts, the tree of the first. 5x5 has no search, 9x9 a finished one, 10x10 and 11x11 unfinished ones.
TEST_F(Growth, EstimatesAreOneCurveOverAllSizes) {
  Measured measured = of({run_of("backtracking", 5, 0, Ending::none), run_of("backtracking", 5, 70),
                          run_of("backtracking", 9, 9'000), run_of("backtracking", 9, 100, Ending::limit),
                          run_of("backtracking", 10, 10'000, Ending::limit), run_of("backtracking", 10, 80),
                          run_of("backtracking", 11, 10'000, Ending::limit), run_of("backtracking", 11, 90)});
  measured.runs[0].by_theorem = true;
  const double trees[] = {6, 0, 15, 14, 18, 0, 800, 0};
  for (std::size_t i = 0; i < 8; ++i) measured.runs[i].log10_tree = trees[i];
  for (std::size_t i = 1; i < 8; i += 2) measured.runs[i].start = {0, 1};
  const GrowthChart found = chart(measured);
  std::vector<std::size_t> estimates;
  for (std::size_t i = 0; i < found.points.size(); ++i) {
    if (!found.points[i].is_estimate) continue;
    EXPECT_EQ(found.points[i].before, estimates.empty() ? SIZE_MAX : estimates.back());
    estimates.push_back(i);
  }
  ASSERT_EQ(estimates.size(), 4u);
  const std::size_t runs[] = {0, 2, 4, 6};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(found.points[estimates[i]].run, runs[i]);
  EXPECT_GE(found.points[estimates[3]].at.y, found.area.min.y) << "beyond the axis it lies at its end";
  EXPECT_LE(found.plot.y.high, 1.01e30);
}

TEST_F(Growth, NoLineLeadsToARunThatWasGivenUpOrAwayFromIt) {
  const GrowthChart found = chart(of({run_of("backtracking", 5, 100), run_of("backtracking", 6, 200, Ending::none),
                                      run_of("backtracking", 7, 1'000, Ending::limit), run_of("backtracking", 8, 300),
                                      run_of("backtracking", 9, 400)}));
  ASSERT_EQ(found.points.size(), 5u);
  EXPECT_EQ(found.points[1].before, 0u);
  EXPECT_EQ(found.points[2].before, SIZE_MAX);
  EXPECT_EQ(found.points[3].before, SIZE_MAX);
  EXPECT_EQ(found.points[4].before, 3u);
}

// A disc for any tour, a square with rounded corners for a closed one.
TEST_F(Growth, TheShapeOfAPointIsTheGoal) {
  Measured measured = of({run_of("backtracking", 5, 8'840)});
  const auto has_square = [&] { return svg(measured).find("a2 2 0 0 1") != std::string::npos; };
  EXPECT_FALSE(has_square());
  measured.runs[0].goal = Goal::closed;
  EXPECT_TRUE(has_square());
  EXPECT_EQ(growth_words(measured), "Filled: a tour (square: closed).");
}

TEST_F(Growth, TheRulerUsesTheMeasuredRate) {
  const std::string waits = svg(of({run_of("backtracking", 5, 10'000'000)}, 1'000'000));
  EXPECT_NE(waits.find(">1 s<"), std::string::npos);
  EXPECT_EQ(waits.find(">the universe<"), std::string::npos) << "it is not that long";
  Measured far = of({run_of("backtracking", 9, 10'000'000, Ending::limit)}, 1'000'000);
  far.runs[0].log10_tree = 29;
  EXPECT_NE(svg(far).find(">the universe<"), std::string::npos);
  EXPECT_EQ(svg(of({run_of("backtracking", 5, 10'000'000)})).find(">1 s<"), std::string::npos) << "no rate is known";
}

TEST_F(Growth, TheFileHasALegend) {
  Measured measured = of({run_of("backtracking", 5, 8'840), run_of("warnsdorff", 5, 20, Ending::stuck),
                          run_of("backtracking", 6, 99, Ending::limit), run_of("warnsdorff", 6, 3, Ending::none)},
                         2e6);
  measured.runs[2].log10_tree = 9;
  const std::string text = svg(measured);
  for (const char* words : {">Backtracking<", ">Warnsdorff", ">5<", ">6<", "visits on N"})
    EXPECT_NE(text.find(words), std::string::npos) << words;
  const std::string told = growth_words(measured);
  for (const char* words : {"cross", "bar", "arrow", "Knuth", "2 million visits per second"})
    EXPECT_NE(told.find(words), std::string::npos) << words;
  EXPECT_EQ(growth_words(of({run_of("backtracking", 5, 8'840)})), "Filled: a tour.") << "and nothing else";
}

TEST_F(Growth, TheFileTellsWhatABetterMethodSaves) {
  Measured measured = of({run_of("backtracking", 5, 8'840), run_of("warnsdorff", 5, 25)});
  measured.runs[0].lost_visits = 8'815;
  measured.runs[1].lost_visits = 0;
  EXPECT_EQ(
      growth_words(measured),
      "Filled: a tour. On 5 × 5, 99.71% of the visits made by Backtracking were in vain. Warnsdorff's rule saves 100% of these.");
}

// One board, one visit, and boards in the hundreds.
TEST_F(Growth, FitsFewAndManyPoints) {
  EXPECT_EQ(chart(of({run_of("backtracking", 1, 1)})).points.size(), 1u);
  std::vector<MeasuredRun> many;
  for (int side = 1; side <= 200; ++side)
    many.push_back(run_of("warnsdorff", side, static_cast<std::uint64_t>(side * side)));
  const GrowthChart found = chart(of(many));
  EXPECT_EQ(found.points.size(), 200u);
  EXPECT_TRUE(std::ranges::is_sorted(found.points, {}, [](const GrowthPoint& point) { return point.at.x; }));
}

}  // namespace
}  // namespace kt
