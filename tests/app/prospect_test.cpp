#include "app/words/prospect.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kt {
namespace {

Snapshot snapshot_of(const char* settings) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty()) << settings;
  snapshot.squares = static_cast<std::size_t>(snapshot.settings.shown_board().squares());
  return snapshot;
}

// As of the naive 8x8.
Snapshot hopeless(const char* settings) {
  Snapshot snapshot = snapshot_of(settings);
  snapshot.verdict = {Existence::exists, "Because."};
  snapshot.estimate = {20'000, std::log10(4.1e21), std::log10(3.3e21), std::log10(5.5e21), 2e7};
  snapshot.visits = 8'200'000;
  return snapshot;
}

TEST(Prospect, OfTheNaive8x8IsHopeless) {
  const Prospect told = *prospect(hopeless("start=0,1"));
  EXPECT_EQ(told.visits, "about 4.1 x 10^21 visits");
  EXPECT_EQ(told.range, "most likely between 3.3 x 10^21 and 5.5 x 10^21");
  EXPECT_EQ(told.wait, "13 million years");
  EXPECT_EQ(told.rate, "at 20 million steps a second");
  EXPECT_EQ(told.tried, "1 part in 500 trillion");
  EXPECT_EQ(told.remark, "That is to find every tour. The first one may come far sooner.");
  EXPECT_NEAR(told.log10_seconds, std::log10(4.1e21 * 2 / 2e7), 1e-9);
  EXPECT_LT(told.log10_seconds_low, told.log10_seconds);
  EXPECT_GT(told.log10_seconds_high, told.log10_seconds);
}

TEST(Prospect, Of5x5IsSomethingToWaitFor) {
  Snapshot snapshot = hopeless("board=5");
  snapshot.estimate = {20'000, std::log10(1'735'079), std::log10(1.64e6), std::log10(1.88e6), 1e6};
  snapshot.visits = 8'840;
  EXPECT_EQ(prospect(snapshot)->visits, "about 1.7 million visits");
  EXPECT_EQ(prospect(snapshot)->range, "most likely between 1.6 million and 1.9 million");
  EXPECT_EQ(prospect(snapshot)->wait, "3 seconds");
  EXPECT_EQ(prospect(snapshot)->tried, "0.5 %");
  snapshot.visits = 800'000;
  EXPECT_EQ(prospect(snapshot)->tried, "46 %");
  snapshot.visits = 1'735'078;
  EXPECT_EQ(prospect(snapshot)->tried, "99 %") << "never all before the end";
  snapshot.visits = 1'735'079;
  snapshot.state = RunState::exhausted;
  EXPECT_EQ(prospect(snapshot)->visits, "1,735,079 visits");
  EXPECT_EQ(prospect(snapshot)->range, "the estimate was between 1.6 million and 1.9 million");
  EXPECT_EQ(prospect(snapshot)->tried, "all");
}

TEST(Prospect, WithoutARateIsReckonedWithAUsualOne) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.steps_per_second = 0;
  EXPECT_EQ(prospect(snapshot)->rate, "at, say, 100 million steps a second");
  EXPECT_EQ(prospect(snapshot)->wait, "2.6 million years");
}

TEST(Prospect, CountsACandidateAsAStep) {
  Snapshot snapshot = hopeless("detail=candidate");
  EXPECT_EQ(prospect(snapshot)->wait, "58 million years");
}

// Such a spread shows that the walks that count have not been met.
TEST(Prospect, OfALargeBoardIsABound) {
  Snapshot snapshot = hopeless("board=20");
  snapshot.estimate = {20'000, 172.28, 165.8, 171.1, 1e8};
  const Prospect told = *prospect(snapshot);
  EXPECT_TRUE(told.is_bound);
  EXPECT_EQ(told.visits, "more than 10^171 visits");
  EXPECT_EQ(told.range, "most likely, and perhaps far more");
  EXPECT_EQ(told.wait, "more than 10^146 times the age of the universe");
  EXPECT_EQ(told.tried, "");
  snapshot.estimate = {20'000, 1000, 990, 1000.5, 1e8};
  EXPECT_EQ(prospect(snapshot)->visits, "more than 10^999 visits");
}

TEST(Prospect, SaysThatItIsAboutPlainBacktracking) {
  for (const Algorithm& algorithm : algorithms()) {
    Snapshot snapshot = hopeless("");
    snapshot.settings.algorithm = &algorithm;
    const Prospect told = *prospect(snapshot);
    const bool same_tree = algorithm.id == "backtracking" || algorithm.id == "warnsdorff-backtracking";
    EXPECT_EQ(told.remark.starts_with("This is about plain backtracking."), !same_tree) << algorithm.id;
    EXPECT_EQ(told.tried.empty(), !same_tree) << algorithm.id;
    snapshot.state = RunState::exhausted;
    EXPECT_EQ(prospect(snapshot)->tried == "all", same_tree) << algorithm.id;
  }
}

TEST(Prospect, OfAnExactTreeHasNoRange) {
  Snapshot snapshot = hopeless("board=3&holes=1,1");
  snapshot.estimate = {100, std::log10(15), std::log10(15), std::log10(15), 1e6};
  EXPECT_EQ(prospect(snapshot)->visits, "15 visits");
  EXPECT_EQ(prospect(snapshot)->range, "");
  snapshot.estimate = {100, 0, 0, 0, 1e6};
  EXPECT_EQ(prospect(snapshot)->visits, "1 visit");
}

TEST(Prospect, WithoutProbesIsNone) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.probes = 3;
  EXPECT_FALSE(prospect(snapshot)) << "too few";
  snapshot.estimate = {};
  EXPECT_FALSE(prospect(snapshot));
}

TEST(Answer, IsThatOfTheTheorems) {
  Snapshot snapshot = hopeless("start=0,1");
  EXPECT_EQ(answer(snapshot).title, "Yes: there is a tour from (0,1).");
  EXPECT_EQ(answer(snapshot).reason, "Because.");
  snapshot.settings = snapshot_of("start=b1&end=c3").settings;
  EXPECT_EQ(answer(snapshot).title, "Yes: there is a tour from b1 to c3.");
  snapshot.settings = snapshot_of("board=5&goal=closed").settings;
  snapshot.verdict = {Existence::impossible, "Too odd."};
  EXPECT_EQ(answer(snapshot).title, "No: there is no closed tour.");
  EXPECT_EQ(answer(snapshot).reason, "Too odd.");
  EXPECT_EQ(prospect(snapshot)->remark, "There is no tour to be found: this is what it takes to prove that by trying.");
}

TEST(Answer, IsTheSearchsWhereNoTheoremHasOne) {
  Snapshot snapshot = hopeless("holes=2,2;2,3");
  snapshot.verdict = {Existence::unknown, "No rule is known."};
  EXPECT_EQ(answer(snapshot).existence, Existence::unknown);
  EXPECT_EQ(answer(snapshot).title, "Not known: is there a tour from (0,0)?");
  Snapshot found = snapshot;
  found.tours = 1;
  EXPECT_EQ(answer(found).existence, Existence::exists);
  found.tours = 0;
  found.timeline.markers = {{Marker::Kind::tour, 12, 64}};
  EXPECT_EQ(answer(found).existence, Existence::exists) << "at another step than the one shown";
  Snapshot exhausted = snapshot;
  exhausted.state = RunState::exhausted;
  EXPECT_EQ(answer(exhausted).existence, Existence::impossible);
  exhausted.settings.algorithm = find_algorithm("warnsdorff");
  EXPECT_EQ(answer(exhausted).existence, Existence::unknown) << "a rule that proves nothing";
}

}  // namespace
}  // namespace kt
