#include "app/time/timeline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "app/arrive.h"
#include "app/from_query.h"

namespace kt {
namespace {

void fill(Timeline& timeline) {
  while (!timeline.fill(100'000)) {
  }
}

struct Case {
  const char* query;
  std::uint64_t steps;
  int visits;
};

class TimelineRuns : public testing::TestWithParam<Case> {};

// 1000 random steps, sought in random order, compared with one plain run from the start.
TEST_P(TimelineRuns, EveryStepIsTheSameFromAnyDirection) {
  const auto [query, length, count] = GetParam();
  std::mt19937 random(7);
  std::map<std::uint64_t, Search> truth;
  Search fresh = search_of(query);
  for (int i = 0; i < count; ++i) truth.emplace(random() % (length + 1), fresh);
  for (auto& [step, moment] : truth) {
    while (fresh.steps() < step && fresh.run(step - fresh.steps()) > 0) {
    }
    moment = fresh;
  }
  // So little memory that checkpoints are thinned out on the way.
  Timeline timeline(search_of(query), 200 * search_of(query).bytes());
  std::vector<std::uint64_t> steps;
  for (const auto& entry : truth) steps.push_back(entry.first);
  std::ranges::shuffle(steps, random);
  for (const std::uint64_t step : steps) {
    arrive(timeline, step);
    ASSERT_EQ(timeline.search().steps(), truth.at(step).steps()) << query;
    ASSERT_TRUE(timeline.search() == truth.at(step)) << query << " at step " << step;
  }
}

INSTANTIATE_TEST_SUITE_P(All, TimelineRuns,
                         testing::Values(Case{"board=8", 1'000'000, 1000}, Case{"board=5", 3'000'000, 1000},
                                         Case{"board=8&detail=candidate", 150'000, 300},
                                         Case{"board=4x5&algorithm=brute-force", 100'000, 200},
                                         Case{"board=8&algorithm=pruned&goal=closed", 20'000, 200},
                                         Case{"board=12&algorithm=warnsdorff-backtracking", 60'000, 200},
                                         Case{"board=30&algorithm=warnsdorff", 900, 200},
                                         Case{"board=8&end=7,7&algorithm=restarts", 60'000, 300},
                                         Case{"board=8&end=7,7&algorithm=restarts&detail=candidate", 60'000, 100},
                                         Case{"graph=A-B;B-C;C-D;D-A;A-C", 40, 40},
                                         Case{"board=24&algorithm=divide-and-conquer", 60, 60},
                                         Case{"board=6&algorithm=neural-network", 400, 200}));

TEST(Timeline, StepsBackAndForwardOverTheWholeRun) {
  for (const char* query : {"board=5", "board=4&detail=candidate", "board=6&algorithm=neural-network",
                            "board=5&start=0,1&algorithm=restarts"}) {
    Timeline timeline(search_of(query));
    std::vector<Search> seen{timeline.search()};
    for (int i = 0; i < 120; ++i) {
      timeline.step();
      seen.push_back(timeline.search());
    }
    for (int i = 119; i >= 0; --i) {
      ASSERT_TRUE(timeline.step_back());
      ASSERT_TRUE(timeline.search() == seen[static_cast<std::size_t>(i)]) << query << " " << i;
    }
    EXPECT_FALSE(timeline.step_back());
    EXPECT_EQ(timeline.furthest(), 120u) << "what was reached stays known";
    arrive(timeline, 120);
    EXPECT_TRUE(timeline.search() == seen.back());
    timeline.step();
    EXPECT_EQ(timeline.furthest(), 121u);
  }
}

TEST(Timeline, KnowsTheEndOfARun) {
  Timeline timeline(search_of("board=3"));
  arrive(timeline, 1'000'000);
  EXPECT_EQ(timeline.search().status(), Status::exhausted);
  EXPECT_TRUE(timeline.complete());
  const std::uint64_t end = timeline.furthest();
  arrive(timeline, 3);
  EXPECT_EQ(timeline.furthest(), end);
  EXPECT_TRUE(timeline.complete());
}

// The memory of a run does not grow with its length.
TEST(Timeline, CheckpointsStayWithinTheirMemory) {
  constexpr std::size_t kMemory = 100'000;
  Timeline timeline(search_of("board=8"), kMemory);
  for (int i = 0; i < 40; ++i) {
    timeline.run(100'000);
    EXPECT_LE(timeline.bytes(), kMemory);
  }
}

TEST(TimelineSlow, CheckpointsStayWithinTheirMemoryOverABillionSteps) {
  Timeline timeline(search_of("board=8&start=0,1"));
  while (timeline.search().steps() < 1'000'000'000) timeline.run(1'000'000'000 - timeline.search().steps());
  EXPECT_LE(timeline.bytes(), kCheckpointMemory);
  EXPECT_GT(timeline.bytes(), kCheckpointMemory / 8) << "and they are made use of";
}

TEST(Timeline, SetsAndRemovesABookmark) {
  Timeline timeline(search_of("board=5"));
  arrive(timeline, 40);
  timeline.toggle_bookmark();
  arrive(timeline, 12);
  timeline.toggle_bookmark();
  const auto bookmarks = [&] {
    std::vector<std::uint64_t> steps;
    for (const Marker& marker : timeline.markers()) {
      if (marker.kind == Marker::Kind::bookmark) steps.push_back(marker.step);
    }
    return steps;
  };
  EXPECT_EQ(bookmarks(), (std::vector<std::uint64_t>{12, 40}));
  arrive(timeline, 40);
  timeline.toggle_bookmark();
  EXPECT_EQ(bookmarks(), (std::vector<std::uint64_t>{12}));
}

// As after a reload: the bookmarks are there before the run has reached them.
TEST(Timeline, KeepsBookmarksAheadOfTheRun) {
  Timeline reached(search_of("board=8"));
  for (const std::uint64_t step : {40, 3'000'000}) {
    arrive(reached, step);
    reached.toggle_bookmark();
  }
  Timeline timeline(search_of("board=8"));
  timeline.set_bookmarks(reached.bookmarks());
  EXPECT_EQ(timeline.bookmarks(), reached.bookmarks());
  arrive(timeline, 100);
  timeline.set_detail(Detail::candidate);
  fill(timeline);
  ASSERT_EQ(timeline.bookmarks().size(), 1u) << "the other one has no known step";
  EXPECT_EQ(timeline.bookmarks().front().visits, reached.bookmarks().front().visits);
  EXPECT_LT(timeline.furthest(), 10'000u) << "nothing runs ahead to find it";
  while (timeline.search().visits() <= reached.bookmarks().back().visits) timeline.run(1000);
  ASSERT_EQ(timeline.bookmarks().size(), 2u) << "the run has passed it";
  arrive(timeline, timeline.bookmarks().back().step);
  EXPECT_EQ(timeline.search().visits(), reached.bookmarks().back().visits);
  timeline.set_detail(Detail::move);
  fill(timeline);
  EXPECT_EQ(timeline.bookmarks(), reached.bookmarks());
}

TEST(Timeline, ChangesItsDetailWithoutMoving) {
  Timeline timeline(search_of("board=5"));
  arrive(timeline, 5000);
  timeline.toggle_bookmark();
  arrive(timeline, 3000);
  const std::vector<Square> path = timeline.search().path();
  const std::vector<Marker> before = timeline.markers();
  timeline.set_detail(Detail::candidate);
  EXPECT_EQ(timeline.search().path(), path);
  fill(timeline);
  // Every marked moment has its path.
  const std::vector<Marker> markers = timeline.markers();
  ASSERT_EQ(markers.size(), before.size());
  for (std::size_t i = 0; i < markers.size(); ++i) {
    Search moves = search_of("board=5");
    while (moves.steps() < before[i].step) moves.run(before[i].step - moves.steps());
    arrive(timeline, markers[i].step);
    EXPECT_EQ(timeline.search().path(), moves.path()) << i;
  }
  timeline.set_detail(Detail::move);
  fill(timeline);
  EXPECT_EQ(timeline.markers(), before);
  EXPECT_EQ(timeline.furthest(), 5000u);
}

// Compared with stepping back to the last moment when the path had that length.
TEST(Timeline, FindsTheMomentBeforeAMoveOfThePath) {
  for (const char* query :
       {"board=8&start=0,1", "board=5&detail=candidate", "board=4x5&algorithm=brute-force",
        "board=7&algorithm=warnsdorff-backtracking&start=0,1", "board=8&end=7,7&algorithm=restarts"}) {
    Timeline timeline(search_of(query), 60 * search_of(query).bytes());
    arrive(timeline, 60'000);
    const DepthFirst& stack = *timeline.search().depth_first();
    std::vector<std::uint64_t> expected(stack.depth() + 1);
    Search walk = timeline.search();
    for (std::size_t depth = stack.depth() - 1; depth >= 1; --depth) {
      while (walk.depth() > depth) walk.step_back();
      expected[depth] = walk.steps();
    }
    for (std::size_t depth = 1; depth < stack.depth(); ++depth) {
      const Search& moment = *timeline.moment_before(depth, stack.path().looked_at(depth) - 1);
      EXPECT_EQ(moment.steps(), expected[depth]) << query << " depth " << depth;
      EXPECT_EQ(moment.depth(), depth);
    }
  }
}

// Switched on at any time and step, the counts are those of a run counted from its start.
TEST(Timeline, CountsVisitsOnDemand) {
  for (const char* query : {"board=5", "board=8", "board=4&detail=candidate", "board=6&algorithm=pruned&goal=closed",
                            "board=8&end=7,7&algorithm=restarts"}) {
    const auto truth = [&](std::uint64_t step) {
      Search search = search_of(query);
      VisitCounter counter(search);
      while (search.steps() < step && counter.run(search, {.steps = step - search.steps()}).steps > 0) {
      }
      return counter.counts();
    };
    Timeline timeline(search_of(query), 300 * search_of(query).bytes());
    arrive(timeline, 50'000);
    arrive(timeline, 20'000);
    EXPECT_EQ(timeline.visit_counts(), nullptr);
    int slices = 1;
    while (!timeline.count(5'000)) ++slices;
    EXPECT_GT(slices, 3) << "it takes its time";
    ASSERT_NE(timeline.visit_counts(), nullptr);
    EXPECT_EQ(timeline.search().steps(), 20'000u);
    EXPECT_TRUE(*timeline.visit_counts() == truth(20'000)) << query;
    for (const std::uint64_t step : {50'000, 60'000, 59'990, 31, 0, 44'444}) {
      arrive(timeline, step);
      ASSERT_NE(timeline.visit_counts(), nullptr);
      EXPECT_TRUE(*timeline.visit_counts() == truth(step)) << query << " " << step;
    }
    timeline.stop_counting();
    EXPECT_EQ(timeline.visit_counts(), nullptr);
    arrive(timeline, 70'000);
    EXPECT_EQ(timeline.visit_counts(), nullptr);
  }
}

// The count follows while the search continues.
TEST(Timeline, CountingCatchesUpWithARunningSearch) {
  Timeline timeline(search_of("board=8"));
  arrive(timeline, 100'000);
  int frames = 0;
  while (!timeline.count(40'000)) {
    timeline.run(10'000);
    ASSERT_LT(++frames, 20);
  }
  EXPECT_GE(frames, 2);
  Search search = search_of("board=8");
  VisitCounter counter(search);
  while (search.steps() < timeline.search().steps())
    counter.run(search, {.steps = timeline.search().steps() - search.steps()});
  EXPECT_TRUE(*timeline.visit_counts() == counter.counts());
}

// The curve holds every depth of the run, however it was reached. After a change of detail it is counted again.
TEST(Timeline, KnowsTheDepthsOfTheWholeRun) {
  const auto expect_exact = [](const Timeline& timeline, const char* query) {
    const DepthCurve& curve = timeline.depth_curve();
    const auto bucket_of = [&](std::uint64_t step) { return static_cast<std::size_t>(step / curve.bucket); };
    std::vector<DepthCurve::Range> exact(bucket_of(timeline.furthest()) + 1, {UINT32_MAX, 0});
    Search search = search_of(query);
    for (;;) {
      DepthCurve::Range& range = exact[bucket_of(search.steps())];
      range.low = std::min(range.low, static_cast<std::uint32_t>(search.depth()));
      range.high = std::max(range.high, static_cast<std::uint32_t>(search.depth()));
      if (search.steps() == timeline.furthest()) break;
      search.step();
    }
    ASSERT_EQ(curve.ranges.size(), exact.size());
    for (std::size_t i = 0; i < exact.size(); ++i) {
      ASSERT_EQ(curve.ranges[i].low, exact[i].low) << query << " " << i;
      ASSERT_EQ(curve.ranges[i].high, exact[i].high) << query << " " << i;
    }
  };
  Timeline timeline(search_of("board=5"));
  for (const std::uint64_t step : {700, 20, 9'000, 8'000, 8'500, 41'234}) arrive(timeline, step);
  timeline.step();
  expect_exact(timeline, "board=5");
  timeline.set_detail(Detail::candidate);
  EXPECT_FALSE(timeline.is_counted());
  while (!timeline.count(10'000)) {
  }
  expect_exact(timeline, "board=5&detail=candidate");
}

// Entered late: what follows is known, what came before is found later, and then it is as if it had always been known.
class TimelineOfPosition : public testing::TestWithParam<const char*> {};

TEST_P(TimelineOfPosition, FillsFromTheStart) {
  constexpr std::uint64_t kStep = 100'000;
  Timeline known(search_of(GetParam()));
  arrive(known, kStep);
  Timeline timeline(search_of(GetParam()), known.search());
  EXPECT_EQ(timeline.search().steps(), kStep);
  EXPECT_FALSE(timeline.is_filled());
  for (Timeline* one : {&known, &timeline}) {
    arrive(*one, kStep + 20'000);
    one->toggle_bookmark();
  }
  while (!timeline.fill(7000)) {
  }
  EXPECT_EQ(timeline.markers(), known.markers());
  EXPECT_EQ(timeline.find_longest_path(), known.find_longest_path());
  ASSERT_EQ(timeline.depth_curve().ranges.size(), known.depth_curve().ranges.size());
  for (std::size_t i = 0; i < known.depth_curve().ranges.size(); ++i) {
    EXPECT_EQ(timeline.depth_curve().ranges[i].low, known.depth_curve().ranges[i].low) << i;
    EXPECT_EQ(timeline.depth_curve().ranges[i].high, known.depth_curve().ranges[i].high) << i;
  }
  for (const std::uint64_t step : {99'999, 50'000, 1, 110'000}) {
    arrive(timeline, step);
    arrive(known, step);
    EXPECT_EQ(timeline.search(), known.search()) << step;
  }
  while (!timeline.count(50'000) || !known.count(50'000)) {
  }
  EXPECT_TRUE(*timeline.visit_counts() == *known.visit_counts());
}

// Every answer before it is filled is true, or unknown.
TEST_P(TimelineOfPosition, GivesNoWrongAnswersBeforeItIsFilled) {
  constexpr std::uint64_t kStep = 100'000;
  Timeline known(search_of(GetParam()));
  arrive(known, kStep);
  known.find_longest_path();
  Timeline timeline(search_of(GetParam()), known.search());
  for (int part = 0; part < 4; ++part) {
    const Path& path = timeline.search().depth_first()->path();
    for (std::size_t depth = 1; depth < path.depth(); ++depth) {
      const Search* moment = timeline.moment_before(depth, path.looked_at(depth) - 1);
      if (!moment) continue;
      EXPECT_EQ(*moment, *known.moment_before(depth, path.looked_at(depth) - 1)) << depth;
    }
    const std::vector<Square>& longest = timeline.find_longest_path();
    EXPECT_TRUE(longest.empty() || longest == known.find_longest_path());
    timeline.fill(20'000);
  }
  while (!timeline.fill(20'000)) {
  }
  const Path& path = timeline.search().depth_first()->path();
  for (std::size_t depth = 1; depth < path.depth(); ++depth) {
    const Search* moment = timeline.moment_before(depth, path.looked_at(depth) - 1);
    ASSERT_TRUE(moment) << depth;
    EXPECT_EQ(*moment, *known.moment_before(depth, path.looked_at(depth) - 1)) << depth;
  }
  EXPECT_EQ(timeline.find_longest_path(), known.find_longest_path());
}

// Bookmarks are kept, also if the detail changes before it is filled.
TEST_P(TimelineOfPosition, KeepsItsBookmarks) {
  Timeline known(search_of(GetParam()));
  for (const std::uint64_t step : {70'000, 15'000, 100'000}) {
    arrive(known, step);
    known.toggle_bookmark();
  }
  Timeline timeline(search_of(GetParam()), known.search());
  timeline.set_bookmarks(known.bookmarks());
  EXPECT_EQ(timeline.bookmarks(), known.bookmarks());
  timeline.fill(20'000);
  for (const Detail detail : {Detail::candidate, Detail::move}) {
    for (Timeline* one : {&known, &timeline}) {
      one->set_detail(detail);
      fill(*one);
    }
    EXPECT_EQ(timeline.bookmarks(), known.bookmarks());
    EXPECT_EQ(timeline.markers(), known.markers());
  }
}

INSTANTIATE_TEST_SUITE_P(Searches, TimelineOfPosition,
                         testing::Values("board=8", "board=5", "board=7&algorithm=warnsdorff-backtracking&start=0,1",
                                         "board=6&algorithm=pruned&goal=closed", "board=6&detail=candidate"));

}  // namespace
}  // namespace kt
