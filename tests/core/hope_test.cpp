// Since which square a path is lost, against exhaustive search.
#include "core/theory/hope.h"

#include <gtest/gtest.h>

#include "core/hope_model.h"

namespace kt {
namespace {

void decide(Hope& hope, std::uint64_t visits = 500) {
  while (!hope.work(visits)) {
  }
}

// How many problems are of each kind.
struct Kinds {
  int large = 0, holes = 0, closed = 0, ends = 0, given = 0, graphs = 0;

  void add(const Problem& problem) {
    large += problem.edges.empty() && problem.board.squares() >= 25;
    holes += !problem.holes.empty();
    closed += problem.goal == Goal::closed;
    ends += problem.end.has_value();
    given += !problem.given.empty();
    graphs += !problem.edges.empty();
  }
  int least() const { return std::min({large, holes, closed, ends, given, graphs}); }
};

// After each of the first steps of random runs, forwards and back. Some runs begin later, if that is asked for.
void expect_true_answers(int runs, int steps, bool some_later, std::uint32_t seed) {
  Dice dice(seed);
  int promising = 0, lost = 0, lost_later = 0;
  Kinds kinds;
  for (int n = 0; n < runs; ++n) {
    const Problem problem = problem_with_path(dice);
    kinds.add(problem);
    Search search(problem, dice.one_in(6) ? Detail::candidate : Detail::move);
    if (some_later && dice.one_in(2)) search.run(static_cast<std::uint64_t>(dice.roll(3000)));
    HopeModel model(problem);
    Hope hope(problem);
    for (int step = 0; step < steps; ++step) {
      const std::vector<Square> path = search.path();
      hope.set_path(path);
      decide(hope, static_cast<std::uint64_t>(1 + dice.roll(300)));
      const auto since = model.since(path);
      ASSERT_TRUE(hope.is_decided());
      ASSERT_EQ(hope.is_promising(), !since) << told(problem) << ", run " << n << ", step " << search.steps();
      ASSERT_EQ(hope.lost(), since) << told(problem) << ", run " << n << ", step " << search.steps();
      ++(since ? lost : promising);
      lost_later += since && *since > root_depth(problem);
      if (dice.one_in(8) ? !search.step_back() : (search.ended() || (search.step(), false))) break;
    }
  }
  EXPECT_GT(promising, runs);
  EXPECT_GT(lost, runs);
  EXPECT_GT(lost_later, runs / 2);
  EXPECT_GE(kinds.least(), runs / 20);
}

TEST(Hope, IsTrueAfterEachStepOfRandomRuns) { expect_true_answers(60, 40, true, 1); }
TEST(HopeSweep, IsTrueAfterEachStepOfRandomRuns) { expect_true_answers(300, 2000, false, 2); }

// b3, a1, c2, b4, a2, c1, and with d3 it is lost.
const std::vector<Square> kLost{{0, 0}, {2, 1}, {4, 0}, {3, 2}, {1, 1}, {3, 0}, {4, 2}, {2, 3}, {4, 4}};

TEST(Hope, InfersAnswersFromEarlierOnes) {
  Hope hope({.board = {5, 5}});
  hope.set_path(kLost);
  decide(hope);
  ASSERT_EQ(hope.lost(), 8u);
  const std::uint64_t answers = hope.answers();
  // Each beginning of the path, and what begins as the lost part of it.
  std::vector<Square> path = kLost;
  path.resize(7);
  hope.set_path(path);
  EXPECT_TRUE(hope.is_promising());
  path = kLost;
  path.pop_back();
  path.push_back({0, 2});
  hope.set_path(path);
  EXPECT_EQ(hope.lost(), 8u);
  EXPECT_TRUE(hope.is_decided());
  EXPECT_EQ(hope.answers(), answers);
}

TEST(Hope, LearnsFromATourThatSomebodyFound) {
  Search search({.board = {5, 5}, .algorithm = find_algorithm("forced-moves")});
  search.run(UINT64_MAX);
  Hope hope({.board = {5, 5}});
  std::vector<Square> path = search.path();
  hope.learn_tour(path);
  path.resize(10);
  hope.set_path(path);
  EXPECT_TRUE(hope.is_promising());
  EXPECT_EQ(hope.answers(), 0u);
}

TEST(Hope, AsksATheoremFirst) {
  // A start of the colour with fewer squares: to find that out takes 1,829,421 visits of plain backtracking.
  Hope hope({.board = {25, 25}, .start = {0, 1}});
  hope.set_path({{0, 1}});
  EXPECT_TRUE(hope.work(1));
  EXPECT_EQ(hope.lost(), 1u);
}

TEST(Hope, IsUnknownAfterGivingUp) {
  Hope hope({.board = {8, 8}});
  hope.set_path({{0, 0}, {1, 2}});
  EXPECT_FALSE(hope.work(1));
  EXPECT_FALSE(hope.at_rest());
  hope.give_up();
  EXPECT_TRUE(hope.at_rest());
  EXPECT_FALSE(hope.is_decided());
  EXPECT_FALSE(hope.lost());
  hope.try_again();
  decide(hope);
  EXPECT_TRUE(hope.is_promising());
}

TEST(Hope, SaysSinceWhenAtTheLatestAfterGivingUp) {
  Hope hope({.board = {5, 5}});
  hope.set_path(kLost);
  while (!hope.lost()) hope.work(500);
  ASSERT_FALSE(hope.is_decided());
  while (!hope.at_rest()) hope.give_up();
  EXPECT_FALSE(hope.is_decided());
  EXPECT_GE(hope.lost(), 8u);
  EXPECT_LT(hope.promising(), 8u);
}

TEST(Hope, ForgetsWhatItGaveUpWhereLessIsLostAlready) {
  Hope hope({.board = {5, 5}});
  hope.set_path(kLost);
  hope.give_up();  // the whole of it
  std::vector<Square> sibling = kLost;
  sibling.pop_back();
  hope.set_path(sibling);
  decide(hope);
  ASSERT_EQ(hope.lost(), 8u);
  hope.set_path(kLost);
  EXPECT_TRUE(hope.at_rest());
  EXPECT_EQ(hope.lost(), 8u);
}

// Visits in vain, counted after each step by exhaustive search.
void expect_true_counts(int runs, int steps, std::uint32_t seed) {
  Dice dice(seed);
  int counted_runs = 0, ends = 0;
  for (int n = 0; n < runs; ++n) {
    const Problem problem = problem_with_path(dice);
    Search search(problem, dice.one_in(6) ? Detail::candidate : Detail::move);
    HopeModel model(problem);
    std::uint64_t lost = 0, visits = 0;
    bool is_counted = false;
    for (int step = 0; step < steps; ++step) {
      const std::vector<Square> path = search.path();
      const auto since = model.since(path);
      if (since) lost += search.visits() - visits;
      visits = search.visits();
      const auto counted = lost_visits(search, since ? *since - 1 : path.size()), at_end = lost_visits(search);
      ASSERT_EQ(counted.value_or(lost), lost) << told(problem) << ", run " << n << ", step " << search.steps();
      ASSERT_EQ(at_end.value_or(lost), lost) << told(problem) << ", run " << n << ", step " << search.steps();
      is_counted = is_counted || counted;
      ends += at_end.has_value();
      if (search.ended()) break;
      search.step();
    }
    counted_runs += is_counted;
  }
  EXPECT_GT(counted_runs, runs / 2);
  EXPECT_GT(ends, runs / 20);
}

TEST(LostVisits, FollowFromTheBorderUntilTheFirstTour) { expect_true_counts(60, 300, 3); }
TEST(LostVisitsSweep, FollowFromTheBorderUntilTheFirstTour) { expect_true_counts(300, 2000, 4); }

TEST(LostVisits, AreAllButTheTourWhenASearchHasFoundItsFirst) {
  Search search({.board = {5, 5}});
  search.run(1000);
  EXPECT_FALSE(lost_visits(search)) << "there a question is open";
  search.run(UINT64_MAX);
  ASSERT_EQ(search.status(), Status::tour);
  EXPECT_EQ(lost_visits(search), 8840u - 25);
  search.run(UINT64_MAX);
  ASSERT_EQ(search.tours(), 2u);
  EXPECT_FALSE(lost_visits(search)) << "beginnings of the first tour were left";
}

TEST(LostVisits, AreAllWhenASearchHasFoundNone) {
  for (const char* algorithm : {"backtracking", "pruned", "restarts"}) {
    Search search({.board = {4, 4}, .algorithm = find_algorithm(algorithm)});
    while (!search.ended()) search.run(UINT64_MAX);
    EXPECT_EQ(lost_visits(search), search.visits()) << algorithm;
  }
}

TEST(LostVisits, AreUnknownWherePromisingPathsAreLeft) {
  Search attempts({.board = {8, 8}, .start = {0, 1}, .algorithm = find_algorithm("restarts")});
  attempts.run(10);
  EXPECT_FALSE(lost_visits(attempts, 5));
  Search greedy({.board = {8, 8}, .algorithm = find_algorithm("warnsdorff")});
  greedy.run(10);
  EXPECT_EQ(lost_visits(greedy, 9), 2u) << "it never goes back";
  Search pathless({.board = {6, 6}, .goal = Goal::closed, .algorithm = find_algorithm("divide-and-conquer")});
  pathless.run(UINT64_MAX);
  EXPECT_FALSE(lost_visits(pathless));
}

TEST(Hope, OfAWalkEndsWithASquareThatComesAgain) {
  Hope hope({.board = {3, 4}, .algorithm = find_algorithm("brute-force")});
  hope.set_path({{0, 0}, {2, 1}, {0, 0}, {2, 1}});
  decide(hope);
  ASSERT_TRUE(hope.lost());
  EXPECT_LE(*hope.lost(), 3u);
}

}  // namespace
}  // namespace kt
