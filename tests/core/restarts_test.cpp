#include "core/search/restarts.h"

#include <gtest/gtest.h>

#include <set>

#include "core/any_problem.h"
#include "core/text/check.h"

namespace kt {
namespace {

const Algorithm* const kRestarts = find_algorithm("restarts");

Problem with(Problem problem, const char* algorithm) {
  problem.algorithm = find_algorithm(algorithm);
  return problem;
}

Search at_its_end(const Problem& problem) {
  Search search(with(problem, "restarts"));
  while (!search.ended()) search.run(1'000'000);
  return search;
}

// The first attempt is abandoned, the second ends with a tour.
const Problem kHard{.board = {20, 20},
                    .start = {2, 0},
                    .moves = *parse_move_order("report"),
                    .goal = Goal::closed,
                    .algorithm = kRestarts};

TEST(Restarts, FollowTheLubySequenceOfVisits) {
  const std::uint64_t sequence[] = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1};
  for (std::size_t i = 0; i < std::size(sequence); ++i) EXPECT_EQ(visits_of_attempt(64, i + 1), 128 * sequence[i]);
}

TEST(Restarts, BeginWithPrunedWarnsdorff) {
  for (const Board board : {Board{5, 5}, Board{6, 6}, Board{9, 8}}) {
    for (const Goal goal : {Goal::tour, Goal::closed}) {
      const Problem problem{.board = board, .start = {0, 1}, .goal = goal};
      Search anew(with(problem, "restarts")), plain(with(problem, "pruned-warnsdorff"));
      const std::uint64_t visits = visits_of_attempt(static_cast<std::size_t>(board.squares()), 1);
      for (; !anew.ended() && !anew.gives_up(); anew.step(), plain.step()) {
        ASSERT_EQ(anew.path(), plain.path());
        ASSERT_EQ(anew.last_event(), plain.last_event());
        ASSERT_EQ(anew.candidates(), plain.candidates());
      }
      EXPECT_TRUE(anew.ended() || anew.visits() == visits);
      EXPECT_EQ(anew.visits(), plain.visits());
    }
  }
}

// Each attempt tries the moves in its own order.
TEST(Restarts, ShuffleTheMovesForEachAttempt) {
  Search search({.board = {5, 5}, .start = {0, 1}, .algorithm = kRestarts});
  std::set<std::vector<std::pair<int, int>>> orders;
  while (search.attempts() <= 30) {
    ASSERT_FALSE(search.ended());
    const std::uint64_t before = search.visits();
    const bool gives_up = search.gives_up();
    const Event event = search.step();
    ASSERT_EQ(event.type == EventType::restart, gives_up);
    if (!gives_up) continue;
    EXPECT_EQ(search.visits(), before + 1);
    EXPECT_EQ(search.path(), (std::vector<Square>{{0, 1}}));
    std::vector<std::pair<int, int>> order;
    for (const Offset move : search.depth_first()->path().graph().offsets()) order.emplace_back(move.row, move.col);
    orders.insert(order);
  }
  EXPECT_GE(orders.size(), 29u);
}

// Random ties are broken differently in each attempt; otherwise all attempts would start the same way.
TEST(Restarts, BreakTiesDifferentlyInEachAttempt) {
  Search search({.board = {6, 6},
                 .holes = {{0, 2}, {0, 4}},  // of one colour: there is no tour
                 .algorithm = kRestarts,
                 .tie = find_tie_rule("random")});
  std::set<std::string> beginnings;
  while (search.attempts() <= 30) {
    while (search.depth() < 20 && !search.gives_up()) search.step();
    std::string beginning;
    for (const Square square : search.path()) beginning += in_brackets(square);
    beginnings.insert(beginning);
    while (!search.gives_up()) {
      search.step();
      ASSERT_FALSE(search.ended());
    }
    search.step();
  }
  EXPECT_GT(beginnings.size(), 5u);
}

// Eight vertices beside five, so that there is no tour, and too many paths for one attempt. Each of the five lists the
// eight in its own order.
TEST(Restarts, ShuffleTheEdgesOfEachVertexSeparately) {
  std::string edges;
  for (char from = 'A'; from <= 'E'; ++from) {
    for (char to = 'F'; to <= 'M'; ++to) edges += std::string{from, '-', to, ';'};
  }
  Search search({.board = {1, 13}, .edges = *parse_edge_list(edges), .start = {0, 5}, .algorithm = kRestarts});
  int attempts = 0, alike = 0;
  for (; attempts < 12; ++attempts) {
    while (!search.gives_up()) {
      search.step();
      ASSERT_FALSE(search.ended());
    }
    search.step();
    const Graph& graph = search.depth_first()->path().graph();
    alike += neighbours(graph, 0) == neighbours(graph, 1);
  }
  EXPECT_LT(alike, 3);
}

TEST(Restarts, DependOnTheSeed) {
  const auto tour = [](std::uint32_t seed) {
    Problem problem = kHard;
    problem.seed = seed;
    return at_its_end(problem).path();
  };
  EXPECT_EQ(tour(1), tour(1));
  EXPECT_NE(tour(1), tour(2));
}

// Known from theorems and other programs: 5x5 has tours only from the 13 squares of the corners' colour.
TEST(Restarts, ProveThatNoTourExists) {
  int tours = 0;
  for (int row = 0; row < 5; ++row) {
    for (int col = 0; col < 5; ++col) {
      const Search search = at_its_end({.board = {5, 5}, .start = {row, col}});
      tours += search.status() == Status::tour;
      EXPECT_EQ(search.status() == Status::tour, (row + col) % 2 == 0);
    }
  }
  EXPECT_EQ(tours, 13);
  EXPECT_GT(at_its_end({.board = {5, 5}, .start = {0, 1}}).attempts(), 1u);
  for (const Board board : {Board{4, 4}, Board{3, 8}, Board{4, 6}, Board{5, 5}}) {
    const Search search = at_its_end({.board = board, .goal = Goal::closed});
    EXPECT_EQ(search.status(), Status::exhausted);
    EXPECT_EQ(search.tours(), 0u);
    EXPECT_TRUE(search.path().empty());
  }
  EXPECT_EQ(at_its_end({.board = {5, 6}, .goal = Goal::closed}).status(), Status::tour);
}

// Plain backtracking says whether a tour exists.
TEST(Restarts, FindATourIfOneExists) {
  Dice dice(3);
  int tours = 0, none = 0;
  for (int n = 0; n < 400; ++n) {
    Problem problem = random_problem(dice, {3 + dice.roll(3), 3 + dice.roll(3)}, default_algorithm());
    if (dice.one_in(3)) {
      const EdgeList edges = random_edge_list(dice);
      problem = {.board = {1, static_cast<int>(edges.vertices.size())}, .edges = edges};
    }
    Search plain(problem);
    while (plain.status() == Status::searching) plain.run(1'000'000);
    const Search anew = at_its_end(problem);
    ASSERT_EQ(anew.status(), plain.status()) << told(problem);
    anew.status() == Status::tour ? ++tours : ++none;
    ASSERT_EQ(anew.tours(), anew.status() == Status::tour ? 1u : 0u);
    if (anew.status() != Status::tour || !problem.edges.empty()) continue;
    ASSERT_TRUE(problem.goal == Goal::tour || anew.is_closed());
    if (problem.holes.empty()) {
      ASSERT_TRUE(check_tour(problem.board, anew.path()).valid) << told(problem);
    }
  }
  EXPECT_GT(tours, 50);
  EXPECT_GT(none, 50);
}

TEST(Restarts, EndWithTheirFirstTour) {
  Search search = at_its_end(kHard);
  EXPECT_EQ(search.attempts(), 2u);
  EXPECT_EQ(search.tours(), 1u);
  const Search there = search;
  EXPECT_EQ(search.step().type, EventType::tour);
  EXPECT_EQ(search.run(10), 0u);
  EXPECT_EQ(search, there);
}

// Over thousands of restarts, in both directions.
TEST(RestartsSweep, StepBackToTheStart) {
  for (const Detail detail : {Detail::move, Detail::candidate}) {
    const Problem problem{.board = {5, 5}, .start = {0, 1}, .algorithm = kRestarts};
    Search search(problem, detail);
    std::vector<Event> events;
    while (!search.ended()) {
      events.push_back(search.last_event());
      search.step();
      ASSERT_EQ(search.steps(), events.size());
    }
    EXPECT_GT(std::ranges::count(events, EventType::restart, &Event::type), 100);
    EXPECT_EQ(static_cast<std::uint64_t>(std::ranges::count(events, EventType::restart, &Event::type)) + 1,
              search.attempts());
    for (; !events.empty(); events.pop_back()) {
      ASSERT_TRUE(search.step_back());
      ASSERT_EQ(search.last_event(), events.back());
    }
    EXPECT_FALSE(search.step_back());
    EXPECT_EQ(search, Search(problem, detail));
  }
}

TEST(Restarts, RunTakesTheSameSteps) {
  Dice dice(8);
  for (int n = 0; n < 400; ++n) {
    Problem problem = any_problem(dice, *kRestarts);
    ASSERT_TRUE(runs_as_it_steps(problem, dice));
  }
}

// The greatest depth so far at each step, and the steps at which it was reached.
TEST(Restarts, RememberTheDeepestPath) {
  Search search({.board = {5, 5}, .start = {0, 1}, .algorithm = kRestarts});
  std::size_t deepest = 1;
  for (; !search.ended(); search.step()) {
    deepest = std::max(deepest, search.depth());
    ASSERT_EQ(search.deepest(), deepest);
    const std::vector<DepthRecord> records = search.records();
    ASSERT_EQ(records.back().depth, deepest);
    ASSERT_LE(records.back().visit, search.visits());
  }
  for (const DepthRecord& record : search.records()) {
    Search again({.board = {5, 5}, .start = {0, 1}, .algorithm = kRestarts});
    while (again.depth() < record.depth) again.step();
    EXPECT_EQ(again.visits(), record.visit);
  }
}

TEST(Restarts, RefuseTieRulesThatFixTheMoveOrder) {
  Problem problem{.board = {8, 8}, .algorithm = kRestarts, .tie = find_tie_rule("squirrel-cull")};
  ASSERT_TRUE(refusal(problem));
  EXPECT_EQ(refusal(problem)->key, "tie");
}

// From a corner, the square beside it, and the middle of all even boards from 6x6 to 60x60.
TEST(Restarts, FindClosedToursOfAllEvenBoardsUpTo60) {
  int tours = 0;
  for (int side = 6; side <= 60; side += 2) {
    for (const Square start : {Square{0, 0}, Square{0, 1}, Square{side / 2, side / 2}}) {
      Search search({.board = {side, side}, .start = start, .goal = Goal::closed, .algorithm = kRestarts});
      search.run({.visits = 999'999});
      tours += search.is_closed();
    }
  }
  EXPECT_EQ(tours, 84);
}

}  // namespace
}  // namespace kt
