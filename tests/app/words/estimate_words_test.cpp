#include "app/words/estimate_words.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/approved.h"
#include "app/settings_of.h"

namespace kt {
namespace {

Snapshot snapshot_of(const char* settings) {
  Snapshot snapshot;
  snapshot.settings = settings_of(settings);
  snapshot.squares = static_cast<std::size_t>(snapshot.settings.shown_board().squares());
  return snapshot;
}

// Like the plain 8x8 board.
Snapshot hopeless(const char* settings) {
  Snapshot snapshot = snapshot_of(settings);
  snapshot.verdict = {Existence::exists, {"Because."}};
  snapshot.estimate = {20'000, std::log10(4.1e21), std::log10(3.3e21), std::log10(5.5e21), 2e7};
  snapshot.visits = 8'200'000;
  return snapshot;
}

std::string all_of(const Snapshot& snapshot) {
  const EstimateWords told = *estimate_words(snapshot);
  std::string lines;
  for (const auto& [name, words] : {std::pair{"size", told.visits},
                                    {"range", told.range},
                                    {"wait", told.wait},
                                    {"rate", told.rate},
                                    {"tried", told.tried},
                                    {"remark", told.remark}})
    if (!words.empty()) lines += std::string(name) + ": " + in_english(words) + "\n";
  return lines;
}

TEST(EstimateWords, AreApproved) {
  Approved table("estimate_words");
  Snapshot snapshot = hopeless("start=0,1");
  table.add("The hopeless naive 8x8", all_of(snapshot));
  snapshot.estimate.steps_per_second = 0;
  table.add("No rate is measured, so a typical one is assumed", all_of(snapshot));
  snapshot.estimate.steps_per_second = 1;
  table.add("One step per second", all_of(snapshot));
  table.add("Candidates count as steps", all_of(hopeless("detail=candidate")));

  snapshot = hopeless("board=5");
  snapshot.estimate = {20'000, std::log10(1'735'079), std::log10(1.64e6), std::log10(1.88e6), 1e6};
  for (const std::uint64_t visits : {8'840, 800'000, 1'735'078}) {
    snapshot.visits = visits;
    table.add("5x5, a wait of seconds, after " + std::to_string(visits) + " visits", all_of(snapshot));
  }
  snapshot.visits = 1'735'079;
  snapshot.state = RunState::exhausted;
  table.add("5x5, after all visits", all_of(snapshot));

  // Such a spread shows that the probes have missed the walks that dominate the size.
  snapshot = hopeless("board=20");
  snapshot.estimate = {20'000, 172.28, 165.8, 171.1, 1e8};
  EXPECT_TRUE(estimate_words(snapshot)->is_bound);
  table.add("A lower bound for a large board", all_of(snapshot));
  snapshot.estimate = {20'000, 1000, 990, 1000.5, 1e8};
  table.add("A lower bound for a larger board", all_of(snapshot));

  snapshot = hopeless("board=3&holes=1,1");
  snapshot.estimate = {100, std::log10(15), std::log10(15), std::log10(15), 1e6};
  table.add("An exact tree", all_of(snapshot));
  snapshot.estimate = {100, 0, 0, 0, 1e6};
  table.add("An exact tree of one visit", all_of(snapshot));

  snapshot = hopeless("");
  for (const auto& [visits, done] : {std::pair{1e6, 99'400}, {1e6, 99'600}, {1e6, 104'000}, {1e6, 1'100}, {1e6, 900}}) {
    snapshot.estimate = {20'000, std::log10(visits), std::log10(visits) - 0.1, std::log10(visits) + 0.1, 1e6};
    snapshot.visits = static_cast<std::uint64_t>(done);
    table.add("The share of " + std::to_string(done) + " visits in a million", estimate_words(snapshot)->tried);
  }

  for (const char* id : {"neural-network", "divide-and-conquer", "brute-force", "warnsdorff", "pruned-warnsdorff",
                         "warnsdorff-backtracking", "backtracking"}) {
    snapshot = hopeless("");
    snapshot.settings.algorithm = find_algorithm(id);
    table.add("The remark of " + std::string(id), estimate_words(snapshot)->remark);
  }
  snapshot.verdict.existence = Existence::unknown;
  table.add("The remark if it is unknown whether there is a tour", estimate_words(snapshot)->remark);
  snapshot.verdict.existence = Existence::impossible;
  table.add("The remark if there is no tour", estimate_words(snapshot)->remark);
}

TEST(EstimateWords, GiveTheLogarithmOfTheWait) {
  const EstimateWords told = *estimate_words(hopeless("start=0,1"));
  EXPECT_NEAR(told.log10_seconds, std::log10(4.1e21 * 2 / 2e7), 1e-9);
  EXPECT_LT(told.log10_seconds_low, told.log10_seconds);
  EXPECT_GT(told.log10_seconds_high, told.log10_seconds);
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

TEST(EstimateWords, AreAbsentWithoutProbes) {
  Snapshot snapshot = hopeless("");
  snapshot.estimate.probes = 3;
  EXPECT_FALSE(estimate_words(snapshot)) << "too few";
  snapshot.estimate = {};
  EXPECT_FALSE(estimate_words(snapshot));
}

// The verdict in each situation, as a title and its reason.
TEST(ExistenceWords, AreApproved) {
  Approved table("existence_words");
  const auto add = [&](std::string_view situation, const Snapshot& snapshot, Existence existence) {
    const ExistenceWords told = existence_words(snapshot);
    EXPECT_EQ(told.existence, existence) << situation;
    table.add(situation, in_english(told.title) + "\n" + in_english(told.reason));
  };
  Snapshot snapshot = hopeless("start=0,1");
  add("A theorem has a tour", snapshot, Existence::exists);
  snapshot.settings = snapshot_of("start=b1&end=c3").settings;
  add("A theorem has a tour between two squares", snapshot, Existence::exists);
  snapshot.settings = snapshot_of("board=5&goal=closed").settings;
  snapshot.verdict = {Existence::impossible, {"Too odd."}};
  add("A theorem says that there is none", snapshot, Existence::impossible);
  snapshot.settings = snapshot_of("board=6&goal=closed&start=a6&given=b4").settings;
  add("A theorem says that no closed tour continues a game", snapshot, Existence::impossible);

  snapshot = hopeless("holes=2,2;2,3");
  snapshot.verdict = {Existence::unknown, {"No rule is known."}};
  add("No theorem", snapshot, Existence::unknown);
  snapshot.timeline.markers = {{Marker::Kind::record, 12, 60}, {Marker::Kind::bookmark, 14, 58}};
  add("No theorem, and a record", snapshot, Existence::unknown);
  Snapshot found = snapshot;
  found.tours = 1;
  add("No theorem, and a tour", found, Existence::exists);
  found.tours = 0;
  found.timeline.markers = {{Marker::Kind::tour, 12, 64}};
  add("No theorem, and a tour at another step", found, Existence::exists);
  Snapshot exhausted = snapshot;
  exhausted.state = RunState::exhausted;
  add("No theorem, and the search has tried everything", exhausted, Existence::impossible);
  exhausted.settings = settings_of("board=5&start=a5&given=c4;d2");
  add("No theorem, and the search has tried everything after some moves", exhausted, Existence::impossible);
  exhausted.settings = settings_of("board=5&start=a5&end=e1&given=c4;d2");
  add("No theorem, and the search has tried everything between moves and an end", exhausted, Existence::impossible);
  exhausted.settings = snapshot.settings;
  exhausted.settings.algorithm = find_algorithm("pruned");
  add("No theorem, and the search has tried or pruned every path", exhausted, Existence::impossible);
  exhausted.settings.algorithm = find_algorithm("warnsdorff");
  add("No theorem, and a rule that proves nothing has ended", exhausted, Existence::unknown);
}

}  // namespace
}  // namespace kt
