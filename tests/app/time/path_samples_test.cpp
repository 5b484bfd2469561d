// How long each square stayed on the path, against the path after every single step.
#include "app/time/path_samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/time/timeline.h"

namespace kt {
namespace {

// From step to step, both included.
struct TrueStay {
  Square square;
  std::size_t depth = 1;
  std::uint64_t from = 0, to = 0;
};

std::vector<TrueStay> true_stays(Search search, std::uint64_t steps) {
  std::vector<TrueStay> all, open;
  const auto close = [&](std::size_t depth, std::uint64_t end) {
    for (; open.size() > depth; open.pop_back()) {
      open.back().to = end - 1;
      all.push_back(open.back());
    }
  };
  std::vector<Square> before;
  while (true) {
    const std::vector<Square> path = search.path();
    const auto shared = static_cast<std::size_t>(std::ranges::mismatch(before, path).in1 - before.begin());
    close(shared, search.steps());
    for (std::size_t i = shared; i < path.size(); ++i) open.push_back({path[i], i + 1, search.steps(), 0});
    before = path;
    if (search.ended() || search.steps() == steps) break;
    search.step();
  }
  close(0, search.steps() + 1);
  return all;
}

// The stays that were there at the end of a bucket, as PathSamples returns them.
std::vector<Stay> sampled(const std::vector<TrueStay>& stays, const Search& search, std::uint64_t bucket) {
  const Graph& graph = search.depth_first()->path().graph();
  std::vector<Stay> all;
  for (const auto& [square, depth, from, to] : stays) {
    const std::uint64_t first = (from + bucket) / bucket - 1;
    const std::uint64_t ends = (to + 1) / bucket;  // so many ends are not after it
    if (first >= ends || depth > PathSamples::kMaxDepth) continue;
    all.push_back({graph.number(square), static_cast<std::uint32_t>(depth), static_cast<std::uint32_t>(first),
                   static_cast<std::uint32_t>(ends - 1)});
  }
  std::ranges::sort(all, {}, [](const Stay& stay) { return std::pair(stay.depth, stay.first); });
  return all;
}

void expect_exact(const Problem& problem, std::uint64_t steps, std::uint64_t batch) {
  Timeline timeline{Search(problem)};
  while (timeline.furthest() < steps && timeline.run(std::min(batch, steps - timeline.furthest())) > 0) {
  }
  const auto expected = sampled(true_stays(Search(problem), steps), timeline.search(), timeline.depth_curve().bucket);
  EXPECT_EQ(timeline.history().stays(), expected);
  EXPECT_FALSE(expected.empty());
}

TEST(PathSamples, AreEveryStayWhileABucketIsOneStep) {
  for (const std::uint64_t batch : {1, 7, 5000}) expect_exact(Problem{.board = {5, 5}}, 1200, batch);
}

TEST(PathSamples, AreTheStaysSeenAtTheEndsOfBuckets) {
  for (const std::uint64_t batch : {1, 100, 4096}) expect_exact(Problem{}, 30'000, batch);
  expect_exact(Problem{}, 300'000, 1'000'000);
}

TEST(PathSamples, HoldForEveryAlgorithmWithAStack) {
  for (const Algorithm& algorithm : algorithms()) {
    if (algorithm.keeps_stack()) expect_exact(Problem{.board = {6, 6}, .algorithm = &algorithm}, 20'000, 999);
  }
}

TEST(PathSamples, KeepTheFirst1024SquaresOfALongPath) {
  expect_exact(Problem{.board = {40, 40}, .algorithm = find_algorithm("warnsdorff")}, 5000, 333);
}

TEST(PathSamples, AreCompletedWhereARunWasEnteredLate) {
  Search later{Problem{}};
  later.run(10'000);
  Timeline timeline(Search{Problem{}}, later);
  timeline.run(10'000);
  while (!timeline.fill(777)) {
  }
  timeline.run(10'000);
  Search whole{Problem{}};
  EXPECT_EQ(timeline.history().stays(), sampled(true_stays(whole, 30'000), later, timeline.depth_curve().bucket));
}

// The path keeps 900 squares for 40 samples at a time, and never a deeper one.
TEST(PathSamples, LeaveOutTheShortestOfTooManyStays) {
  PathSamples samples;
  DepthCurve curve;
  std::vector<Stay> expected;
  std::size_t all = 0;
  for (std::uint32_t at = 0; at < 2048; ++at) {
    const std::size_t lowest = at % 40 == 0 ? 0 : 900;
    curve.ranges.push_back({static_cast<std::uint32_t>(lowest), 1024});
    std::vector<Path::Frame> path;
    for (std::int32_t square = 0; square < 1024; ++square) path.push_back({square, 0});
    samples.set(at, lowest, path);
    all += path.size() - lowest;
  }
  ASSERT_GT(all, PathSamples::kMaxStays);
  for (std::uint32_t depth = 1; depth <= 900; ++depth) {
    for (std::uint32_t at = 0; at < 2048; at += 40)
      expected.push_back({static_cast<std::int32_t>(depth - 1), depth, at, std::min(at + 39, 2047u)});
  }
  const std::vector<Stay> stays = samples.stays(curve);
  EXPECT_LE(stays.capacity(), PathSamples::kMaxStays);
  EXPECT_EQ(stays, expected);
}

// Where no stay is shorter than another, the deepest are left out.
TEST(PathSamples, AreNeverTooMany) {
  PathSamples samples;
  DepthCurve curve;
  std::vector<Path::Frame> path(1024);
  for (std::size_t at = 0; at < 2048; ++at) {
    const std::size_t lowest = at % 4 == 0 ? 0 : 1024;
    curve.ranges.push_back({static_cast<std::uint32_t>(lowest), 1024});
    samples.set(at, lowest, path);
  }
  EXPECT_EQ(samples.stays(curve).size(), PathSamples::kMaxStays);
}

TEST(PathSamples, TakeBoundedMemory) {
  Timeline timeline{Search(Problem{.board = {40, 40}})};
  timeline.run(3'000'000);
  EXPECT_LT(timeline.history().paths().bytes(), std::size_t{9} << 20);
}

}  // namespace
}  // namespace kt
