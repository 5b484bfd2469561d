// No algorithm prunes a move that leads to a tour. On graphs with one-way moves, it prunes all that its rule allows.
#include "core/rules/pruning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/all_tours.h"
#include "core/any_problem.h"

namespace kt {
namespace {

std::vector<const Algorithm*> pruning_algorithms() {
  std::vector<const Algorithm*> rows;
  for (const Algorithm& algorithm : algorithms()) {
    if (algorithm.prune && algorithm.method == Method::depth_first) rows.push_back(&algorithm);
  }
  return rows;
}

// Each closed tour is found in both directions; with its last square given, in one.
TEST(PruningSweep, KeepsAllKnownTours) {
  ASSERT_GE(pruning_algorithms().size(), 4u);
  for (const Algorithm* algorithm : pruning_algorithms()) {
    const auto tours_of = [&](const Problem& problem) { return exhausted(problem, *algorithm).tours(); };
    SCOPED_TRACE(algorithm->id);
    EXPECT_EQ(tours_of({.board = {6, 6}, .end = Square{1, 2}, .goal = Goal::closed}), 9862u);
    EXPECT_EQ(tours_of({.board = {6, 6}, .start = {0, 1}, .end = Square{2, 0}, .goal = Goal::closed}), 8611u);
    EXPECT_EQ(tours_of({.board = {5, 6}, .goal = Goal::closed}), 16u);
    EXPECT_EQ(tours_of({.board = {3, 10}, .start = {1, 5}, .goal = Goal::closed}), 32u);
    EXPECT_EQ(tours_of({.board = {3, 8}, .goal = Goal::closed}), 0u);
    EXPECT_EQ(tours_of({.board = {5, 5}}), 304u);
    EXPECT_EQ(tours_of({.board = {5, 5}, .start = {1, 1}}), 56u);
    EXPECT_EQ(tours_of({.board = {5, 5}, .start = {0, 1}}), 0u);
  }
}

TEST(PruningSweep, KeepsAllToursOfRandomProblems) {
  Dice dice(5);
  std::uint64_t tours[2][2] = {};
  for (int n = 0; n < 3000; ++n) {
    const Problem problem = small_problem(dice);
    const std::uint64_t plain = exhausted(problem, default_algorithm()).tours();
    tours[problem.goal == Goal::closed][problem.end.has_value()] += plain;
    for (const Algorithm* algorithm : pruning_algorithms()) {
      ASSERT_EQ(exhausted(problem, *algorithm).tours(), plain) << algorithm->id << " " << told(problem);
    }
  }
  for (const auto& of_goal : tours) {
    for (const std::uint64_t found : of_goal) EXPECT_GT(found, 30u);
  }
}

// From the edges alone: which of the squares that the top leads to cannot come next. Precondition: at least two squares
// are free.
std::set<int> hopeless(const Problem& problem, const std::vector<Square>& path) {
  const auto leads = [&](int from, int to) {
    return std::ranges::find(problem.edges.edges, std::pair{from, to}) != problem.edges.edges.end();
  };
  const int top = path.back().col;
  std::set<int> free, next, dead_ends, from_top_only, refused;
  for (int v = 0; v < std::ssize(problem.edges.vertices); ++v)
    if (std::ranges::find(path, Square{0, v}) == path.end()) free.insert(v);
  for (const int v : free) {
    const auto none_of_free = [&](const auto& has_edge) { return std::ranges::none_of(free, has_edge); };
    if (leads(top, v)) next.insert(v);
    if (none_of_free([&](int to) { return to != v && leads(v, to); })) dead_ends.insert(v);
    if (none_of_free([&](int from) { return from != v && leads(from, v); })) from_top_only.insert(v);
  }
  const auto may_be_last = [&](int v) {
    return (!problem.end || problem.end->col == v) && (problem.goal == Goal::tour || leads(v, problem.start.col));
  };
  if ((problem.end && !free.contains(problem.end->col)) || dead_ends.size() > 1 || from_top_only.size() > 1 ||
      !std::ranges::all_of(dead_ends, may_be_last) || !std::ranges::includes(next, from_top_only))
    return next;
  for (const int v : next) {
    const bool is_kept = dead_ends.contains(v) || (problem.end && problem.end->col == v);
    if (is_kept || (!from_top_only.empty() && !from_top_only.contains(v))) refused.insert(v);
  }
  return refused;
}

TEST(Pruning, FollowsItsRuleOnGraphsWithOneWayMoves) {
  Dice dice(38);
  int moments = 0, some = 0, all = 0;
  for (int n = 0; n < 3000; ++n) {
    const EdgeList edges = random_edge_list(dice);
    Problem problem{.board = {1, static_cast<int>(edges.vertices.size())}, .edges = edges};
    problem.start.col = dice.roll(problem.board.cols);
    if (dice.one_in(3)) problem.end = Square{0, dice.roll(problem.board.cols)};
    if (dice.one_in(3)) problem.goal = Goal::closed;
    if (refusal(problem)) continue;
    Search search(problem, Detail::move);
    for (int step = 0; step < 20 && !search.ended(); ++step, search.step()) {
      const Path& path = search.depth_first()->path();
      if (path.empty() || path.depth() + 1 >= edges.vertices.size() || path.graph().symmetric()) continue;
      const MoveSet pruned = prune_hopeless(path);
      const std::set<int> expected = hopeless(problem, search.path());
      std::set<int> next, found;
      for (int move = 0; move < path.moves_here(); ++move) {
        if (!path.enterable(move)) continue;
        next.insert(path.target(move));
        if (pruned[move]) found.insert(path.target(move));
      }
      ASSERT_EQ(found, expected) << told(problem) << ", step " << step;
      ++moments;
      (found == next ? all : some) += !found.empty();
    }
  }
  EXPECT_GT(moments, 5000);
  EXPECT_GT(some, 300);
  EXPECT_GT(all, 300);
}

}  // namespace
}  // namespace kt
