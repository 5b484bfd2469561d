// The curve of a run in batches of any size, against the depth after every single step.
#include "app/time/depth_history.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "core/search/search.h"

namespace kt {
namespace {

void add_batch(DepthHistory& history, Search& search, std::uint64_t batch) {
  const std::uint64_t from = search.steps();
  const RunSummary ran = search.run_summarized({.steps = std::min(batch, history.room(from))});
  history.add(from, search.steps(), ran.depths);
}

DepthHistory history_of(Search& search, std::uint64_t steps, std::uint64_t batch) {
  DepthHistory history(search.steps(), search.depth());
  while (!search.ended() && search.steps() < steps) add_batch(history, search, std::min(batch, steps - search.steps()));
  return history;
}

std::vector<std::size_t> depths_of(Search search, std::uint64_t steps) {
  std::vector<std::size_t> depths{search.depth()};
  while (!search.ended() && search.steps() < steps) {
    search.step();
    depths.push_back(search.depth());
  }
  return depths;
}

// `depths`: after each step, from step 0 on.
void expect_exact(const DepthCurve& curve, const std::vector<std::size_t>& depths) {
  ASSERT_TRUE(std::has_single_bit(curve.bucket));
  ASSERT_LE(curve.ranges.size(), DepthHistory::kMaxRanges);
  ASSERT_EQ(curve.ranges.size(), (depths.size() - 1) / curve.bucket + 1);
  if (curve.bucket > 1) {
    ASSERT_GT(curve.ranges.size(), DepthHistory::kMaxRanges / 2);
  }
  for (std::size_t i = 0; i < curve.ranges.size(); ++i) {
    const auto begin = depths.begin() + static_cast<std::ptrdiff_t>(i * curve.bucket);
    const auto end = begin + std::min(static_cast<std::ptrdiff_t>(curve.bucket), depths.end() - begin);
    ASSERT_EQ(curve.ranges[i].low, *std::min_element(begin, end)) << "bucket " << i << " of " << curve.bucket;
    ASSERT_EQ(curve.ranges[i].high, *std::max_element(begin, end)) << "bucket " << i << " of " << curve.bucket;
  }
}

bool same(const DepthCurve& a, const DepthCurve& b) {
  return a.bucket == b.bucket &&
         std::ranges::equal(a.ranges, b.ranges, [](auto x, auto y) { return x.low == y.low && x.high == y.high; });
}

constexpr std::uint64_t kBatches[] = {1, 2, 7, 64, 1000, 2000, 4096, 1'000'000};

TEST(DepthHistorySweep, MatchesSingleStepsOfAll5x5) {
  const Problem problem{.board = {5, 5}};
  const std::vector<std::size_t> depths = depths_of(Search(problem), UINT64_MAX);
  EXPECT_EQ(depths.back(), 0u);
  for (const std::uint64_t batch : {7, 2000, 1'000'000}) {
    Search search(problem);
    expect_exact(history_of(search, UINT64_MAX, batch).curve(), depths);
    EXPECT_TRUE(search.ended());
  }
}

TEST(DepthHistory, Matches300000SingleStepsOf8x8) {
  const std::vector<std::size_t> depths = depths_of(Search(Problem{}), 300'000);
  for (const std::uint64_t batch : kBatches) {
    Search search(Problem{});
    expect_exact(history_of(search, 300'000, batch).curve(), depths);
    EXPECT_EQ(search.steps(), 300'000u);
  }
}

TEST(DepthHistory, MatchesSingleStepsOfEveryAlgorithm) {
  for (const Algorithm& algorithm : algorithms()) {
    const int side = algorithm.revisits ? 4 : 12;
    for (const Detail detail : {Detail::move, Detail::candidate}) {
      const Problem problem{.board = {side, side}, .algorithm = &algorithm};
      const std::vector<std::size_t> depths = depths_of(Search(problem, detail), 5'000);
      for (const std::uint64_t batch : {3, 500}) {
        Search search(problem, detail);
        SCOPED_TRACE(algorithm.id);
        expect_exact(history_of(search, 5'000, batch).curve(), depths);
      }
    }
  }
}

// At every length, also just before and after neighbouring buckets are merged.
TEST(DepthHistory, IsExactAtEveryLength) {
  const std::vector<std::size_t> depths = depths_of(Search({.board = {5, 5}}), 9'000);
  Search search({.board = {5, 5}});
  DepthHistory history(0, 1);
  for (std::size_t step = 0; step < 9'000; ++step) {
    const bool looked_at = step % 97 == 0 || (step + 2) % 2048 < 4;
    if (looked_at)
      expect_exact(history.curve(), {depths.begin(), depths.begin() + static_cast<std::ptrdiff_t>(step) + 1});
    add_batch(history, search, 1);
  }
}

TEST(DepthHistory, StartsWithTheFirstSquare) {
  const DepthHistory history(0, 1);
  EXPECT_EQ(history.curve().bucket, 1u);
  ASSERT_EQ(history.curve().ranges.size(), 1u);
  EXPECT_EQ(history.curve().ranges[0].low, 1u);
  EXPECT_EQ(history.curve().ranges[0].high, 1u);
  DepthHistory unchanged = history;
  unchanged.add(5, 5, {});
  EXPECT_TRUE(same(history.curve(), unchanged.curve()));
}

TEST(DepthHistory, RepeatedStepsChangeNothing) {
  Search search(Problem{});
  DepthHistory history = history_of(search, 20'000, 2000);
  const DepthHistory before = history;
  for (int n = 0; n < 10'000; ++n) search.step_back();
  for (const std::uint64_t batch : {1, 3, 5000, 20, 20'000}) {
    while (search.steps() < 20'000) add_batch(history, search, std::min(batch, 20'000 - search.steps()));
    ASSERT_TRUE(same(history.curve(), before.curve())) << "batches of " << batch;
    for (int n = 0; n < 777; ++n) search.step_back();
  }
}

// A history that began later does not know the steps before.
TEST(DepthHistory, MarksUnknownParts) {
  Search search(Problem{});
  search.run(10'000);
  DepthHistory history(search.steps(), search.depth());
  while (search.steps() < 11'000) add_batch(history, search, 11'000 - search.steps());
  const DepthCurve& curve = history.curve();
  ASSERT_EQ(curve.bucket, 8u);
  const std::vector<std::size_t> depths = depths_of(Search(Problem{}), 11'000);
  for (std::size_t i = 0; i < curve.ranges.size(); ++i) {
    const bool known = curve.ranges[i].low <= curve.ranges[i].high;
    ASSERT_EQ(known, i >= 10'000 / 8);
    if (known) {
      const auto [low, high] =
          std::minmax_element(depths.begin() + static_cast<std::ptrdiff_t>(8 * i),
                              depths.begin() + static_cast<std::ptrdiff_t>(std::min(8 * i + 8, depths.size())));
      ASSERT_EQ(curve.ranges[i].low, *low);
      ASSERT_EQ(curve.ranges[i].high, *high);
    }
  }
}

// At a hundred million steps per second, as the header promises.
TEST(DepthHistory, LeavesRoomForLongBatches) {
  DepthHistory history(0, 1);
  std::uint64_t step = 0, batches = 0;
  for (; step < 4'194'304; ++batches) {
    const std::uint64_t to = step + history.room(step);
    history.add(step, to, {1, 1});
    step = to;
  }
  EXPECT_LT(batches, 13'500u);
  while (step < 10'000'000'000) {
    const std::uint64_t room = history.room(step);
    ASSERT_GE(room, 2000u) << "at step " << step;
    history.add(step, step + room, {1, 1});
    step += room;
  }
  EXPECT_LE(history.curve().ranges.size(), DepthHistory::kMaxRanges);
}

}  // namespace
}  // namespace kt
