#include "core/theory/estimate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace kt {
namespace {

TreeEstimate estimate(const Problem& problem, std::uint64_t probes) {
  TreeEstimate result(problem);
  result.run(probes);
  return result;
}

// The visits of complete plain backtracking, counted by a separate search.
std::uint64_t visits(int rows, int cols, Square start) {
  std::vector<bool> visited(static_cast<std::size_t>(rows * cols));
  std::uint64_t count = 0;
  const std::function<void(int, int)> from = [&](int row, int col) {
    if (row < 0 || row >= rows || col < 0 || col >= cols || visited[static_cast<std::size_t>(row * cols + col)]) return;
    visited[static_cast<std::size_t>(row * cols + col)] = true;
    ++count;
    for (const int one : {-1, 1}) {
      for (const int two : {-2, 2}) {
        from(row + one, col + two);
        from(row + two, col + one);
      }
    }
    visited[static_cast<std::size_t>(row * cols + col)] = false;
  };
  from(start.row, start.col);
  return count;
}

void expect_near(const TreeEstimate& result, double truth) {
  EXPECT_GT(result.standard_error(), 0);
  EXPECT_NEAR(result.mean(), truth, 4 * result.standard_error());
  EXPECT_NEAR(result.mean(), truth, truth / 20);
  EXPECT_NEAR(result.log10_mean(), std::log10(result.mean()), 1e-9);
  EXPECT_LT(result.spread().low, result.spread().high);
  EXPECT_NEAR(result.log10_spread().low, std::log10(result.spread().low), 1e-9);
  EXPECT_NEAR(result.log10_spread().high, std::log10(result.spread().high), 1e-9);
  EXPECT_LT(result.spread().low, truth * 1.05);
  EXPECT_GT(result.spread().high, truth * 0.95);
}

TEST(TreeEstimateSweep, IsCloseToTheKnownTreesOf5x5) {
  expect_near(estimate({.board = {5, 5}, .start = {0, 0}}, 200'000), 1'735'079);
  expect_near(estimate({.board = {5, 5}, .start = {0, 1}}, 200'000), 1'829'421);
}

TEST(TreeEstimateSweep, IsCloseToTheTreesOfSmallBoards) {
  for (const auto& [board, start] : {std::pair{Board{3, 4}, Square{0, 0}},
                                     {Board{3, 4}, Square{1, 1}},
                                     {Board{3, 5}, Square{2, 2}},
                                     {Board{4, 4}, Square{0, 0}},
                                     {Board{4, 4}, Square{1, 2}},
                                     {Board{4, 3}, Square{3, 1}}}) {
    const auto truth = static_cast<double>(visits(board.rows, board.cols, start));
    expect_near(estimate({.board = board, .start = start}, 50'000), truth);
  }
}

TEST(TreeEstimate, IsExactIfAllWalksHaveTheSameShape) {
  // Around the hole, in one direction or the other.
  const TreeEstimate ring = estimate({.board = {3, 3}, .holes = {{1, 1}}, .start = {0, 0}}, 100);
  EXPECT_EQ(ring.mean(), 15);
  EXPECT_EQ(ring.standard_error(), 0);
  EXPECT_EQ(ring.spread().low, 15);
  EXPECT_EQ(ring.spread().high, 15);
  EXPECT_EQ(estimate({.board = {1, 1}, .start = {0, 0}}, 10).mean(), 1);
  EXPECT_EQ(estimate({.board = {1, 1}, .start = {0, 0}}, 10).log10_mean(), 0);
  // The complete graph of four vertices: 1 + 3 + 3 * 2 + 3 * 2 * 1.
  Problem graph{.board = {1, 4}, .edges = *parse_edge_list("A-B;A-C;A-D;B-C;B-D;C-D"), .start = {0, 2}};
  EXPECT_EQ(estimate(graph, 7).mean(), 16);
  // One-way edges only.
  graph.edges = *parse_edge_list("A>B;B>C;C>D");
  EXPECT_EQ(estimate(graph, 7).mean(), 2);
}

void expect_same(const TreeEstimate& a, const TreeEstimate& b) {
  EXPECT_EQ(a.probes(), b.probes());
  EXPECT_EQ(a.mean(), b.mean());
  EXPECT_EQ(a.log10_mean(), b.log10_mean());
  EXPECT_EQ(a.standard_error(), b.standard_error());
  EXPECT_EQ(a.spread().low, b.spread().low);
  EXPECT_EQ(a.spread().high, b.spread().high);
}

TEST(TreeEstimate, DependsOnTheSeedButNotOnSlices) {
  const Problem problem{.board = {8, 8}, .start = {0, 0}, .seed = 7};
  const TreeEstimate whole = estimate(problem, 1'000);
  expect_same(whole, estimate(problem, 1'000));
  TreeEstimate sliced(problem);
  for (const std::uint64_t probes : {1, 0, 19, 30, 450, 500}) sliced.run(probes);
  expect_same(whole, sliced);
  TreeEstimate copy = estimate(problem, 400);
  TreeEstimate original = copy;
  copy.run(600);
  expect_same(whole, copy);
  EXPECT_EQ(original.probes(), 400u);
  EXPECT_NE(original.mean(), copy.mean());
  Problem other = problem;
  other.seed = 8;
  EXPECT_NE(estimate(other, 1'000).mean(), whole.mean());
}

// Probe by probe: probe i belongs to share i % 20, and neither the two smallest nor the two largest shares count. The
// standard error is that of the probes.
TEST(TreeEstimate, SpreadsFromTheThirdSmallestToTheThirdLargestOfTwentyShares) {
  TreeEstimate result({.board = {5, 5}, .start = {0, 0}, .seed = 3});
  std::vector<double> sums(20), counts(20);
  double before = 0, squares = 0;
  for (std::size_t n = 1; n <= 1'000; ++n) {
    result.run(1);
    const double sum = std::round(result.mean() * static_cast<double>(n));
    sums[(n - 1) % 20] += sum - before;
    counts[(n - 1) % 20] += 1;
    squares += (sum - before) * (sum - before);
    before = sum;
    const auto count = static_cast<double>(n);
    const double variance = squares / count - sum / count * (sum / count);
    const double error = n < 2 ? 0 : std::sqrt(std::max(0.0, variance) / (count - 1));
    ASSERT_NEAR(result.standard_error(), error, 1 + error / 1e6) << n << " probes";
    std::vector<double> means;
    for (std::size_t share = 0; share < std::min<std::size_t>(n, 20); ++share)
      means.push_back(sums[share] / counts[share]);
    std::ranges::sort(means);
    const std::size_t cut = n < 20 ? 0 : 2;
    ASSERT_DOUBLE_EQ(result.spread().low, means[cut]) << n << " probes";
    ASSERT_DOUBLE_EQ(result.spread().high, means[means.size() - 1 - cut]) << n << " probes";
  }
}

// Goal and end change which paths are tours, not which paths are searched.
TEST(TreeEstimate, DoesNotDependOnGoalAndEnd) {
  const Problem open{.board = {6, 6}, .start = {0, 0}};
  Problem closed = open;
  closed.goal = Goal::closed;
  closed.end = Square{1, 2};
  expect_same(estimate(open, 100), estimate(closed, 100));
}

// Computed by an independent program: the random numbers must be the same on all platforms.
TEST(TreeEstimate, NeverChangesForAGivenSeed) {
  const TreeEstimate result = estimate({.board = {8, 8}, .start = {0, 0}, .seed = 1}, 3);
  EXPECT_DOUBLE_EQ(result.mean(), 4.320109758580905e20);
}

TEST(TreeEstimate, IsZeroWithoutProbes) {
  const TreeEstimate none({.board = {8, 8}, .start = {0, 0}});
  EXPECT_EQ(none.probes(), 0u);
  EXPECT_EQ(none.mean(), 0);
  EXPECT_EQ(none.log10_mean(), 0);
  EXPECT_EQ(none.standard_error(), 0);
  EXPECT_EQ(none.spread().high, 0);
  const TreeEstimate one = estimate({.board = {8, 8}, .start = {0, 0}}, 1);
  EXPECT_EQ(one.standard_error(), 0);
  EXPECT_EQ(one.spread().low, one.mean());
  EXPECT_EQ(one.spread().high, one.mean());
}

TEST(TreeEstimate, HasALogarithmEvenIfTheMeanOverflows) {
  const TreeEstimate result = estimate({.board = {200, 200}, .start = {100, 100}}, 40);
  EXPECT_GT(result.log10_mean(), 310);
  EXPECT_TRUE(std::isinf(result.mean()));
  EXPECT_TRUE(std::isinf(result.standard_error()));
  EXPECT_GT(result.spread().low, 1e50);
  EXPECT_GT(result.log10_spread().high, 310) << "where the spread itself is infinite";
}

TEST(WideFloat, CalculatesLikeDoublesAndBeyondTheirRange) {
  EXPECT_EQ((WideFloat::of(3) + WideFloat::of(4)).value(), 7);
  EXPECT_EQ((WideFloat::of(4) + WideFloat::of(3)).value(), 7);
  EXPECT_EQ((WideFloat::of(0) + WideFloat::of(3)).value(), 3);
  EXPECT_EQ((WideFloat::of(3) + WideFloat::of(0)).value(), 3);
  EXPECT_EQ((WideFloat::of(0) + WideFloat::of(0)).value(), 0);
  EXPECT_EQ((WideFloat::of(0) * WideFloat::of(3)).value(), 0);
  EXPECT_EQ((WideFloat::of(3) * WideFloat::of(5)).value(), 15);
  EXPECT_EQ((WideFloat::of(1e300) + WideFloat::of(1)).value(), 1e300);
  EXPECT_EQ((WideFloat::of(1) + WideFloat::of(9007199254740991.0)).value(), 9007199254740992.0);
  WideFloat power = WideFloat::of(1);
  for (int i = 0; i < 1000; ++i) power = power * WideFloat::of(10);
  EXPECT_TRUE(std::isinf(power.value()));
  EXPECT_NEAR(power.log10(), 1000, 1e-9);
  EXPECT_EQ((power + WideFloat::of(1)).log10(), power.log10());
  EXPECT_EQ(WideFloat::of(0).log10(), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(WideFloat::of(std::numeric_limits<double>::max()).value(), std::numeric_limits<double>::max());
}

}  // namespace
}  // namespace kt
