#include "app/words/estimate_words.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/in_english.h"
#include "app/settings_of.h"

namespace kt {
namespace {

Snapshot snapshot_of(const char* settings) {
  Snapshot snapshot;
  snapshot.settings = settings_of(settings);
  snapshot.squares = static_cast<std::size_t>(snapshot.settings.shown_board().squares());
  return snapshot;
}

// As of the naive 8x8.
Snapshot hopeless(const char* settings) {
  Snapshot snapshot = snapshot_of(settings);
  snapshot.verdict = {Existence::exists, {"Because."}};
  snapshot.estimate = {20'000, std::log10(4.1e21), std::log10(3.3e21), std::log10(5.5e21), 2e7};
  snapshot.visits = 8'200'000;
  return snapshot;
}

TEST(EstimateWords, DescribeTheHopelessNaive8x8) {
  const EstimateWords told = *estimate_words(hopeless("start=0,1"));
  EXPECT_EQ(told.visits, "about 4.1 x 10^21 visits");
  EXPECT_EQ(told.range, "most likely between 3.3 x 10^21 and 5.5 x 10^21");
  EXPECT_EQ(told.wait, "13 million years");
  EXPECT_EQ(told.rate, "at 20 million steps per second");
  EXPECT_EQ(told.tried, "1 part in 500 trillion");
  EXPECT_EQ(told.remark, "This is the cost of finding every tour. The first may turn up far sooner.");
  EXPECT_NEAR(told.log10_seconds, std::log10(4.1e21 * 2 / 2e7), 1e-9);
  EXPECT_LT(told.log10_seconds_low, told.log10_seconds);
  EXPECT_GT(told.log10_seconds_high, told.log10_seconds);
}

TEST(EstimateWords, DescribeAWaitOfSecondsFor5x5) {
  Snapshot snapshot = hopeless("board=5");
  snapshot.estimate = {20'000, std::log10(1'735'079), std::log10(1.64e6), std::log10(1.88e6), 1e6};
  snapshot.visits = 8'840;
  EXPECT_EQ(estimate_words(snapshot)->visits, "about 1.7 million visits");
  EXPECT_EQ(estimate_words(snapshot)->range, "most likely between 1.6 million and 1.9 million");
  EXPECT_EQ(estimate_words(snapshot)->wait, "3 seconds");
  EXPECT_EQ(estimate_words(snapshot)->tried, "0.5 %");
  snapshot.visits = 800'000;
  EXPECT_EQ(estimate_words(snapshot)->tried, "46 %");
  snapshot.visits = 1'735'078;
  EXPECT_EQ(estimate_words(snapshot)->tried, "99 %") << "never all before the end";
  snapshot.visits = 1'735'079;
  snapshot.state = RunState::exhausted;
  EXPECT_EQ(estimate_words(snapshot)->visits, "1,735,079 visits");
  EXPECT_EQ(estimate_words(snapshot)->range, "the estimate was between 1.6 million and 1.9 million");
  EXPECT_EQ(estimate_words(snapshot)->tried, "all");
}

TEST(EstimateWords, AssumeATypicalRateIfNoneIsMeasured) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.steps_per_second = 0;
  EXPECT_EQ(estimate_words(snapshot)->rate, "assuming 100 million steps per second");
  EXPECT_EQ(estimate_words(snapshot)->wait, "2.6 million years");
}

TEST(EstimateWords, CountCandidatesAsSteps) {
  Snapshot snapshot = hopeless("detail=candidate");
  EXPECT_EQ(estimate_words(snapshot)->wait, "58 million years");
}

// Such a spread shows that the probes have missed the walks that dominate the size.
TEST(EstimateWords, GiveALowerBoundForALargeBoard) {
  Snapshot snapshot = hopeless("board=20");
  snapshot.estimate = {20'000, 172.28, 165.8, 171.1, 1e8};
  const EstimateWords told = *estimate_words(snapshot);
  EXPECT_TRUE(told.is_bound);
  EXPECT_EQ(told.visits, "more than 10^171 visits");
  EXPECT_EQ(told.range, "most likely, and perhaps far more");
  EXPECT_EQ(told.wait, "more than 10^146 times the age of the universe");
  EXPECT_EQ(told.tried, "");
  snapshot.estimate = {20'000, 1000, 990, 1000.5, 1e8};
  EXPECT_EQ(estimate_words(snapshot)->visits, "more than 10^999 visits");
}

TEST(EstimateWords, SayThatTheyDescribePlainBacktracking) {
  for (const Algorithm& algorithm : algorithms()) {
    Snapshot snapshot = hopeless("");
    snapshot.settings.algorithm = &algorithm;
    const EstimateWords told = *estimate_words(snapshot);
    const bool same_tree = algorithm.id == "backtracking" || algorithm.id == "warnsdorff-backtracking";
    EXPECT_EQ(in_english(told.remark).starts_with("This estimate is for plain backtracking."), !same_tree)
        << algorithm.id;
    EXPECT_EQ(told.tried.empty(), !same_tree) << algorithm.id;
    snapshot.state = RunState::exhausted;
    EXPECT_EQ(estimate_words(snapshot)->tried == "all", same_tree) << algorithm.id;
  }
}

TEST(EstimateWords, SayHowTheCurrentSearchDiffers) {
  const auto remark = [](std::string_view id, Existence existence = Existence::exists) {
    Snapshot snapshot = hopeless("");
    snapshot.settings.algorithm = find_algorithm(id);
    snapshot.verdict.existence = existence;
    return estimate_words(snapshot)->remark;
  };
  const std::string plain = "This estimate is for plain backtracking. ";
  EXPECT_EQ(remark("neural-network"), plain + "The method shown works differently.");
  EXPECT_EQ(remark("divide-and-conquer"), plain + "The method shown works differently.");
  EXPECT_EQ(remark("brute-force"), plain + "The search shown lets squares repeat, so it takes even longer.");
  EXPECT_EQ(remark("warnsdorff"), plain + "The rule shown never goes back, so it visits at most 64 squares.");
  EXPECT_EQ(remark("pruned-warnsdorff"),
            plain + "The search shown prunes moves that cannot lead to a tour, so it needs fewer visits.");
  EXPECT_EQ(remark("warnsdorff-backtracking"),
            "This is the cost of finding every tour. The rule shown tries the same squares in another order, so it "
            "finds a first tour far sooner.");
  EXPECT_EQ(remark("backtracking", Existence::unknown),
            "This is the cost of trying everything. A first tour, if there is one, may turn up far sooner.");
}

TEST(EstimateWords, UseTheSingularForOneStep) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.steps_per_second = 1;
  EXPECT_EQ(estimate_words(snapshot)->rate, "at 1 step per second");
}

// Shares from 0.1 % are percentages; small ones have a decimal.
TEST(EstimateWords, FormatAShareByItsSize) {
  Snapshot snapshot = hopeless("");
  const auto tried = [&](double visits, std::uint64_t done) {
    snapshot.estimate = {20'000, std::log10(visits), std::log10(visits) - 0.1, std::log10(visits) + 0.1, 1e6};
    snapshot.visits = done;
    return estimate_words(snapshot)->tried;
  };
  EXPECT_EQ(tried(1e6, 99'400), "9.9 %");
  EXPECT_EQ(tried(1e6, 99'600), "10 %");
  EXPECT_EQ(tried(1e6, 104'000), "10 %");
  EXPECT_EQ(tried(1e6, 1'100), "0.1 %");
  EXPECT_EQ(tried(1e6, 900), "1 part in 1,100");
}

TEST(EstimateWords, OmitTheRangeOfAnExactTree) {
  Snapshot snapshot = hopeless("board=3&holes=1,1");
  snapshot.estimate = {100, std::log10(15), std::log10(15), std::log10(15), 1e6};
  EXPECT_EQ(estimate_words(snapshot)->visits, "15 visits");
  EXPECT_EQ(estimate_words(snapshot)->range, "");
  snapshot.estimate = {100, 0, 0, 0, 1e6};
  EXPECT_EQ(estimate_words(snapshot)->visits, "1 visit");
}

TEST(EstimateWords, AreAbsentWithoutProbes) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.probes = 3;
  EXPECT_FALSE(estimate_words(snapshot)) << "too few";
  snapshot.estimate = {};
  EXPECT_FALSE(estimate_words(snapshot));
}

TEST(ExistenceWords, GiveTheVerdictOfTheorems) {
  Snapshot snapshot = hopeless("start=0,1");
  EXPECT_EQ(existence_words(snapshot).title, "Yes, there is a tour from (0,1).");
  EXPECT_EQ(existence_words(snapshot).reason, "Because.");
  snapshot.settings = snapshot_of("start=b1&end=c3").settings;
  EXPECT_EQ(existence_words(snapshot).title, "Yes, there is a tour from b1 to c3.");
  snapshot.settings = snapshot_of("board=5&goal=closed").settings;
  snapshot.verdict = {Existence::impossible, {"Too odd."}};
  EXPECT_EQ(existence_words(snapshot).title, "No, there is no closed tour.");
  EXPECT_EQ(existence_words(snapshot).reason, "Too odd.");
  EXPECT_EQ(estimate_words(snapshot)->remark,
            "There is no tour. This is the cost of proving that by trying everything.");
}

TEST(ExistenceWords, GiveTheVerdictOfTheSearchWithoutATheorem) {
  Snapshot snapshot = hopeless("holes=2,2;2,3");
  snapshot.verdict = {Existence::unknown, {"No rule is known."}};
  EXPECT_EQ(existence_words(snapshot).existence, Existence::unknown);
  EXPECT_EQ(existence_words(snapshot).title, "It is not known whether there is a tour from (0,0).");
  EXPECT_EQ(existence_words(snapshot).reason, "No rule is known.");
  snapshot.timeline.markers = {{Marker::Kind::record, 12, 60}, {Marker::Kind::bookmark, 14, 58}};
  EXPECT_EQ(existence_words(snapshot).existence, Existence::unknown) << "a record is no tour";
  Snapshot found = snapshot;
  found.tours = 1;
  EXPECT_EQ(existence_words(found).existence, Existence::exists);
  EXPECT_EQ(existence_words(found).reason, "No known rule covers this case, but the search has found a tour.");
  found.tours = 0;
  found.timeline.markers = {{Marker::Kind::tour, 12, 64}};
  EXPECT_EQ(existence_words(found).existence, Existence::exists) << "at another step than the one shown";
  Snapshot exhausted = snapshot;
  exhausted.state = RunState::exhausted;
  EXPECT_EQ(existence_words(exhausted).existence, Existence::impossible);
  EXPECT_EQ(existence_words(exhausted).reason,
            "No known rule covers this case, but the search has tried every possibility.");
  exhausted.settings.algorithm = find_algorithm("warnsdorff");
  EXPECT_EQ(existence_words(exhausted).existence, Existence::unknown) << "a rule that proves nothing";
}

}  // namespace
}  // namespace kt
