// Given moves: a search from there is the part of the whole search that begins with them.
#include "app/in_english.h"
#include "core/any_problem.h"
#include "core/count/count.h"
#include "core/search/stack.h"
#include "core/theory/estimate.h"
#include "core/theory/existence.h"

namespace kt {
namespace {

using Tours = std::vector<std::vector<Square>>;

// All tours in the order found, and the visits since the path first began as `given` does.
Tours tours_of(const Problem& problem) {
  Tours tours;
  for (Search search(problem); !search.ended();) {
    search.run(UINT64_MAX);
    if (search.status() == Status::tour) tours.push_back(search.path());
  }
  return tours;
}

bool begins_so(const std::vector<Square>& path, const Problem& problem) {
  return std::ranges::equal(std::span(path).subspan(1, problem.given.size()), problem.given);
}

TEST(Given, FindsAllToursThatBeginWithTheGivenMoves) {
  Dice dice(5);
  std::size_t tours = 0;
  for (const std::string_view id : {"backtracking", "pruned", "warnsdorff-backtracking", "pruned-warnsdorff"}) {
    const Algorithm* algorithm = find_algorithm(id);
    ASSERT_TRUE(algorithm) << id;
    for (int n = 0; n < 24; ++n) {
      Problem problem = random_problem(dice, n % 2 == 0 ? Board{3, 4} : Board{4, 5}, *algorithm);
      if (problem.board == Board{4, 5}) problem.holes = {};
      Tours all = tours_of(problem);
      // Those of one of the tours, or any.
      if (!all.empty() && n % 4 < 3) {
        const auto& tour = all[dice.roll(static_cast<int>(all.size()))];
        problem.given.assign(tour.begin() + 1, tour.begin() + 2 + dice.roll(5));
      } else {
        give_moves(dice, problem);
      }
      std::erase_if(all, [&](const auto& tour) { return !begins_so(tour, problem); });
      EXPECT_EQ(tours_of(problem), all) << id << ", case " << n;
      tours += all.size();
    }
  }
  EXPECT_GT(tours, 30u) << "there is something to find";
}

TEST(Given, StartsOnTheLastGivenSquare) {
  const Problem problem{.board = {5, 5}, .given = {{1, 2}, {0, 4}}};
  const Search search(problem);
  EXPECT_EQ(search.steps(), 0u);
  EXPECT_EQ(search.visits(), 3u);
  EXPECT_EQ(search.depth(), 3u);
  EXPECT_EQ(search.deepest(), 3u);
  EXPECT_EQ(search.last_event(), (Event{EventType::start, {0, 4}}));
  EXPECT_EQ(search.path(), (std::vector<Square>{{0, 0}, {1, 2}, {0, 4}}));
}

TEST(Given, NeverBacktracksOverGivenMovesAndStepsBackToTheStart) {
  const Problem problem{.board = {3, 3}, .given = {{1, 2}, {2, 0}}};
  Search search(problem);
  const Search first = search;
  std::size_t lowest = search.depth();
  while (!search.ended()) {
    search.step();
    if (!search.ended()) lowest = std::min(lowest, search.depth());
  }
  EXPECT_EQ(search.status(), Status::exhausted);
  EXPECT_EQ(lowest, 3u);
  EXPECT_TRUE(search.path().empty());
  // Backtracks are every entered square that was not given, and one for all given squares.
  EXPECT_EQ(search.backtracks(), search.visits() - 3 + 1);
  EXPECT_EQ(search.steps(), search.visits() - 3 + search.backtracks());
  while (search.step_back()) {
  }
  EXPECT_EQ(search, first);
}

TEST(Given, MakesGivenMovesThatPruningForbids) {
  // b3 is one of the corner's two squares, and the way there and on does not go through the corner.
  Problem problem{
      .board = {6, 6}, .given = {{1, 2}, {3, 1}}, .goal = Goal::closed, .algorithm = find_algorithm("forced-moves")};
  const std::vector<Candidate> candidates = Search(problem).candidates();
  const auto candidate = std::ranges::find(candidates, Square{5, 2}, &Candidate::square);
  ASSERT_NE(candidate, candidates.end());
  EXPECT_EQ(candidate->rejection, Rejection::pruned);
  problem.given.push_back({5, 2});
  Search search(problem);
  EXPECT_EQ(search.depth(), 4u);
  search.run(UINT64_MAX);
  EXPECT_EQ(search.status(), Status::exhausted);
}

TEST(Given, CountsTheToursOfTheRemainingBoard) {
  Dice dice(9);
  int with_tours = 0;
  for (int n = 0; n < 30; ++n) {
    Problem problem{.board = {5, 5}, .start = {2 * dice.roll(3), 2 * dice.roll(3)}};
    give_moves(dice, problem);
    Enumeration enumeration(problem, false);
    while (!enumeration.run(1'000'000)) {
    }
    FrontierCount frontier(*rest_of(problem), false);
    while (!frontier.run(1'000'000)) {
    }
    EXPECT_EQ(enumeration.count(), frontier.count()) << "case " << n;
    with_tours += frontier.count() > TourCount{};
  }
  EXPECT_GT(with_tours, 10);
}

TEST(Given, FindsNoTourOncePastTheEnd) {
  const EdgeList edges = *parse_edge_list("A-B;B-C;C-D");
  const Problem board{.board = {5, 5}, .end = Square{4, 2}, .given = {{2, 1}, {4, 2}, {3, 4}}};
  const Problem graph{.board = {1, 4}, .edges = edges, .start = {0, 0}, .end = Square{0, 1}, .given = {{0, 1}, {0, 2}}};
  for (const Problem& problem : {board, graph}) {
    EXPECT_TRUE(end_is_passed(problem));
    EXPECT_FALSE(rest_of(problem));
    EXPECT_EQ(existence(problem).existence, Existence::impossible);
  }
  EXPECT_EQ(in_english(existence(board).reason), "The moves already made have visited (4,2), where the tour must end.");
  EXPECT_EQ(in_english(existence(graph).reason), "The moves already made have visited B, where the tour must end.");
}

TEST(Given, AllowsTheLastGivenMoveToReachTheEnd) {
  const EdgeList edges = *parse_edge_list("A-B;B-C");
  const Problem problem{
      .board = {1, 3}, .edges = edges, .start = {0, 0}, .end = Square{0, 2}, .given = {{0, 1}, {0, 2}}};
  EXPECT_FALSE(end_is_passed(problem));
  EXPECT_NE(existence(problem).existence, Existence::impossible);
  FrontierCount frontier(*rest_of(problem), false);
  while (!frontier.run(1'000'000)) {
  }
  EXPECT_EQ(frontier.count(), (TourCount{0, 1}));
}

// Both counting methods, on boards with holes and on graphs, with any end.
TEST(Given, BothCountsAgreeForAnyEnd) {
  Dice dice(35);
  int passed = 0, counted = 0;
  for (int n = 0; n < 400; ++n) {
    Problem problem = random_problem(dice, {1 + dice.roll(4), 2 + dice.roll(4)}, *find_algorithm("pruned"));
    if (dice.one_in(2)) {
      const EdgeList edges = random_edge_list(dice);
      if (!Graph(edges).symmetric()) continue;
      problem = {.board = {1, static_cast<int>(edges.vertices.size())}, .edges = edges};
      problem.start.col = dice.roll(problem.board.cols);
    }
    problem.goal = Goal::tour;
    problem.end = dice.square(problem.board);
    if (std::ranges::find(problem.holes, *problem.end) != problem.holes.end()) continue;
    give_moves(dice, problem);
    if (problem.given.empty()) continue;
    Enumeration enumeration(problem, false);
    while (!enumeration.run(1'000'000)) {
    }
    if (end_is_passed(problem)) {
      ++passed;
      EXPECT_EQ(enumeration.count(), TourCount{}) << "case " << n;
      continue;
    }
    FrontierCount frontier(*rest_of(problem), false);
    while (!frontier.run(1'000'000)) {
    }
    counted += enumeration.count() != TourCount{};
    EXPECT_EQ(enumeration.count(), frontier.count()) << "case " << n;
  }
  EXPECT_GT(passed, 50);
  EXPECT_GT(counted, 5);
}

TEST(Given, TheRestOfAGraphHasTheUnvisitedVertices) {
  const EdgeList edges = *parse_edge_list("A-B;B-C;C-D;D-A;A-C");
  const Problem problem{.board = {1, 4}, .edges = edges, .start = {0, 1}, .end = Square{0, 3}, .given = {{0, 0}}};
  const auto rest = rest_of(problem);
  ASSERT_TRUE(rest);
  EXPECT_EQ(to_string(rest->edges), to_string(*parse_edge_list("A-C;C-D;D-A")));
  EXPECT_EQ(rest->start, (Square{0, 0}));
  EXPECT_EQ(rest->end, (Square{0, 2}));
  Problem closed = problem;
  closed.goal = Goal::closed;
  EXPECT_FALSE(rest_of(closed));
}

TEST(Given, NoSearchContradictsAVerdict) {
  Dice dice(21);
  int impossible = 0;
  for (int n = 0; n < 300; ++n) {
    Problem problem = random_problem(dice, {4, 5}, *find_algorithm("pruned"));
    give_moves(dice, problem);
    const Existence told = existence(problem).existence;
    impossible += told == Existence::impossible && !problem.given.empty();
    Search search(problem);
    search.run(UINT64_MAX);
    const bool found = search.status() == Status::tour;
    if (told == Existence::unknown) continue;
    EXPECT_EQ(found, told == Existence::exists) << "case " << n;
  }
  EXPECT_GT(impossible, 30);
}

TEST(Given, EstimatesTheTreeBelowTheGivenMoves) {
  const Problem problem{.board = {3, 4}, .given = {{1, 2}, {2, 0}}};
  Search search(problem);
  while (!search.ended()) search.run(UINT64_MAX);
  TreeEstimate estimate(problem);
  estimate.run(20'000);
  EXPECT_NEAR(estimate.mean(), static_cast<double>(search.visits()), 0.2 * static_cast<double>(search.visits()));
}

TEST(Given, KeepsAVerdictOfImpossibleFromTheStart) {
  const Problem problem{.board = {5, 5}, .start = {0, 1}};
  Problem given = problem;
  given.given = {{2, 2}};
  EXPECT_EQ(existence(problem).existence, Existence::impossible);
  EXPECT_EQ(existence(given).existence, Existence::impossible);
  EXPECT_EQ(in_english(existence(given).reason), in_english(existence(problem).reason)) << "and for the same reason";
}

TEST(Given, TheReasonMentionsTheGivenMoves) {
  Problem problem{.edges = *parse_edge_list("A-B;B-C;C-E;A-D;D-B"), .given = {{0, 1}, {0, 2}}};
  const std::string reason = in_english(existence(problem).reason);
  EXPECT_EQ(reason.find("After the moves already made, no "), 0u) << reason;
}

// The given move is the second candidate; the first one has not been tried.
TEST(Given, GivenMovesSkipEarlierCandidates) {
  const Search search({.board = {5, 5}, .given = {{1, 2}}});
  const auto frames = frames_of(search, 1, 2);
  ASSERT_EQ(frames.size(), 2u);
  EXPECT_EQ(frames[0].current, 1);
  EXPECT_TRUE(std::ranges::none_of(frames[0].candidates, &Candidate::looked_at));
}

// After the first move there is only one path around the hole, up to the start.
TEST(Given, TheEstimateCountsGivenMovesAndNeverRevisitsThem) {
  TreeEstimate estimate({.board = {3, 3}, .holes = {{1, 1}}, .given = {{1, 2}}});
  estimate.run(3);
  EXPECT_EQ(estimate.mean(), 8);
}

TEST(Given, OnlyDepthFirstSearchesContinueFromGivenMoves) {
  for (const Algorithm& algorithm : algorithms()) {
    const Problem problem{.board = {8, 8}, .given = {{1, 2}}, .algorithm = &algorithm};
    const auto refused = refusal(problem);
    if (algorithm.keeps_stack()) continue;
    ASSERT_TRUE(refused) << algorithm.id;
    EXPECT_EQ(refused->key, "algorithm");
  }
}

}  // namespace
}  // namespace kt
