// Invariants of every search at every step.
#include "core/search/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "core/rules/rules.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

// The opposite of Warnsdorff's rule: a new algorithm is one function and one row.
void most_onward_first(const Path& path, Ranking& ranking) {
  const auto end = ranking.begin() + path.moves_here();
  std::iota(ranking.begin(), end, std::uint8_t{0});
  std::stable_sort(ranking.begin(), end, [&](int a, int b) {
    const auto onward = [&](int move) { return path.enterable(move) ? path.degree(path.target(move)) : -1; };
    return onward(a) > onward(b);
  });
}

constexpr Algorithm kMostOnward{.id = "most-onward",
                                .title = "Most onward",
                                .summary = "A row of the tests' own.",
                                .complete = true,
                                .rank = most_onward_first};

struct Case {
  std::string name;
  Problem problem;
  Detail detail;
  std::size_t max_steps;  // how many steps to check; small boards are checked to the end
};

std::vector<Problem> fields() {
  std::vector<Problem> list;
  const struct {
    Board board;
    Square start;
  } kBoards[] = {{{1, 1}, {0, 0}}, {{1, 2}, {0, 1}}, {{2, 2}, {0, 0}},  {{2, 5}, {0, 0}}, {{3, 3}, {0, 0}},
                 {{3, 3}, {1, 1}}, {{3, 4}, {0, 0}}, {{4, 3}, {1, 2}},  {{4, 4}, {1, 1}}, {{5, 5}, {0, 0}},
                 {{6, 6}, {0, 1}}, {{8, 8}, {0, 0}}, {{3, 10}, {0, 4}}, {{9, 9}, {4, 4}}};
  for (const auto& [board, start] : kBoards) list.push_back({.board = board, .start = start});
  list.push_back({.board = {5, 5}, .start = {0, 0}, .end = Square{4, 4}});
  list.push_back({.board = {4, 5}, .holes = {{1, 1}, {0, 4}}, .start = {0, 0}});
  list.push_back({.board = {9, 9}, .holes = {{0, 0}, {8, 8}}, .start = {3, 3}});
  list.push_back({.board = {6, 6}, .leaper = {0, 1}, .start = {2, 2}});
  list.push_back({.board = {5, 7}, .leaper = {1, 4}, .start = {2, 2}});
  list.push_back({.board = {4, 4}, .leaper = {1, 1}, .start = {0, 0}});
  for (const char* edges : {"A-B;A-D;B>C;B-D;D-E;E-F;F>C", "A-B;B-C;C-D;D-A;A-C;B-E;E-D", "A>B;B>A"}) {
    const EdgeList graph = *parse_edge_list(edges);
    list.push_back({.board = {1, static_cast<int>(graph.vertices.size())}, .edges = graph});
  }
  return list;
}

std::vector<const Algorithm*> all_algorithms() {
  std::vector<const Algorithm*> list = {&kMostOnward};
  for (const Algorithm& algorithm : algorithms()) list.push_back(&algorithm);
  return list;
}

std::vector<Case> cases() {
  std::vector<Case> list;
  for (Problem problem : fields()) {
    for (const Algorithm* algorithm : all_algorithms()) {
      problem.algorithm = algorithm;
      if (refusal(problem)) continue;
      for (const Goal goal : {Goal::tour, Goal::closed}) {
        problem.goal = goal;
        // Every move order with the default, and every tie rule with a rule that has ties.
        const std::size_t variants = algorithm->uses_ties                       ? tie_rules().size()
                                     : algorithm->method == Method::depth_first ? move_orders().size()
                                                                                : 1;
        for (std::size_t i = 0; i < variants; ++i) {
          problem.moves = move_orders()[i % move_orders().size()].moves;
          problem.tie = &tie_rules()[algorithm->uses_ties ? i : 0];
          if (refusal(problem)) continue;
          for (const Detail detail : {Detail::move, Detail::candidate}) {
            const std::string name = to_string(problem.board) + " " + std::string(algorithm->id) + " variant " +
                                     std::to_string(i) + (goal == Goal::closed ? " closed" : "") +
                                     (detail == Detail::candidate ? " candidates" : " moves") +
                                     (problem.edges.empty() ? "" : " " + to_string(problem.edges));
            list.push_back({name, problem, detail, 700});
          }
        }
      }
    }
  }
  return list;
}

TEST(Search, StartsWithTheKnightPlaced) {
  const Search search(Problem{});
  EXPECT_EQ(search.steps(), 0u);
  EXPECT_EQ(search.visits(), 1u);
  EXPECT_EQ(search.backtracks(), 0u);
  EXPECT_EQ(search.depth(), 1u);
  EXPECT_EQ(search.last_event().type, EventType::start);
  EXPECT_TRUE(search.is_visited({0, 0}));
  EXPECT_FALSE(search.is_visited({0, 1}));
}

TEST(Search, AnswersWithoutAStepOnOneSquare) {
  EXPECT_EQ(Search({.board = {1, 1}}).status(), Status::tour);
  EXPECT_EQ(Search({.board = {1, 1}, .goal = Goal::closed}).status(), Status::searching);
  Search search({.board = {1, 1}});
  EXPECT_EQ(search.step().type, EventType::exhausted);
  EXPECT_EQ(search.status(), Status::exhausted);
  EXPECT_EQ(search.tours(), 1u);
}

// Going there and back is not a closed tour.
TEST(Search, FindsNoClosedTourOfTwoSquares) {
  for (const Problem& problem : {Problem{.board = {1, 2}, .edges = *parse_edge_list("A-B"), .goal = Goal::closed},
                                 Problem{.board = {1, 2}, .leaper = {0, 1}, .goal = Goal::closed}}) {
    Search search(problem);
    search.run(UINT64_MAX);
    EXPECT_EQ(search.status(), Status::exhausted);
    EXPECT_EQ(search.tours(), 0u);
  }
}

TEST(Search, DoesNothingOnceExhausted) {
  Search search({.board = {2, 2}});
  EXPECT_EQ(search.step().type, EventType::exhausted);
  const Search before = search;
  EXPECT_EQ(search.step().type, EventType::exhausted);
  EXPECT_EQ(search.run(10), 0u);
  EXPECT_EQ(search, before);
}

TEST(SearchSweep, VisitsTheSameStatesBackward) {
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.name);
    Search search(c.problem, c.detail);
    std::vector<Search> states = {search};
    while (!search.ended() && states.size() <= c.max_steps) {
      search.step();
      states.push_back(search);
      ASSERT_EQ(search.steps(), states.size() - 1);
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
      ASSERT_EQ(search, states[i]) << "at step " << i;
      ASSERT_TRUE(search.step_back());
    }
    ASSERT_EQ(search, states.front());
    EXPECT_FALSE(search.step_back());
    EXPECT_EQ(search, states.front());
  }
}

TEST(SearchSweep, RestoresTheIdenticalStateForwardAndBack) {
  for (const Case& c : cases()) {
    if (c.problem.board.squares() > 16) continue;
    SCOPED_TRACE(c.name);
    constexpr int kFar = 12;
    for (Search here(c.problem, c.detail); !here.ended() && here.steps() < 300; here.step()) {
      Search search = here;
      for (int n = 0; n < kFar && !search.ended(); ++n) search.step();
      for (std::uint64_t n = search.steps(); n > here.steps(); --n) search.step_back();
      ASSERT_EQ(search, here) << "at step " << here.steps();
    }
  }
}

void expect_step_and_run_agree(std::uint64_t plain_steps) {
  for (const Algorithm* algorithm : all_algorithms()) {
    if (refusal({.algorithm = algorithm})) continue;
    const bool plain = !algorithm->rank && !algorithm->prune;
    const std::uint64_t steps = plain ? plain_steps : plain_steps / 40;
    for (const NamedMoveOrder& order : move_orders()) {
      for (const Detail detail : {Detail::move, Detail::candidate}) {
        const Problem problem{.moves = order.moves, .algorithm = algorithm};
        Search stepped(problem, detail), ran(problem, detail), sliced(problem, detail);
        for (std::uint64_t n = 0; n < steps; ++n) stepped.step();
        while (ran.steps() < steps && !ran.ended()) ran.run(steps - ran.steps());
        for (std::uint64_t slice = 1; sliced.steps() < steps && !sliced.ended(); slice = slice * 7 % 1000 + 1) {
          sliced.run(std::min(slice, steps - sliced.steps()));
        }
        EXPECT_EQ(stepped, ran) << order.id;
        EXPECT_EQ(stepped, sliced) << order.id;
      }
    }
  }
}

TEST(SearchSweep, RunTakesTheSame40000StepsAsStep) { expect_step_and_run_agree(40'000); }

TEST(SearchSlow, RunTakesTheSame200000StepsAsStep) { expect_step_and_run_agree(200'000); }

TEST(Search, RunStopsAtEachTourAndContinues) {
  Search search({.board = {5, 5}});
  EXPECT_EQ(search.run(1'000'000), 8'840u - 1 + 8'815);
  EXPECT_EQ(search.status(), Status::tour);
  EXPECT_EQ(search.last_event().type, EventType::tour);
  const std::vector<Square> first = search.path();
  while (search.status() != Status::exhausted && search.run(1'000'000) > 0 && search.status() != Status::tour) {
  }
  EXPECT_EQ(search.status(), Status::tour);
  EXPECT_EQ(search.tours(), 2u);
  EXPECT_NE(search.path(), first);
}

TEST(SearchSweep, RunStopsAtTheSameTourAsSteps) {
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.name);
    Search stepped(c.problem, c.detail), ran(c.problem, c.detail);
    while (stepped.status() == Status::searching && stepped.steps() < 3000) stepped.step();
    if (ran.status() == Status::searching) ran.run(3000);
    ASSERT_EQ(ran, stepped);
  }
}

// Without the rejections, the steps in candidate detail equal those in move detail.
TEST(SearchSweep, BothDetailsTakeTheSameMoves) {
  for (const Case& c : cases()) {
    if (c.detail == Detail::candidate) continue;
    SCOPED_TRACE(c.name);
    Search moves(c.problem, Detail::move), candidates(c.problem, Detail::candidate);
    for (int n = 0; n < 400 && !moves.ended(); ++n) {
      Search seen = moves;
      seen.set_detail(Detail::candidate);
      ASSERT_EQ(seen, candidates) << "at step " << moves.steps();
      seen.set_detail(Detail::move);
      ASSERT_EQ(seen, moves) << "at step " << moves.steps();

      const Event event = moves.step();
      Event other;
      do {
        other = candidates.step();
        if (other.type != EventType::reject) continue;
        Search between = candidates;
        between.set_detail(Detail::move);
        ASSERT_EQ(between.steps(), moves.steps() - 1);
      } while (other.type == EventType::reject);
      ASSERT_EQ(other, event);
    }
  }
}

TEST(Search, SaysWhyACandidateIsRejected) {
  Search search({.board = {3, 3}}, Detail::candidate);
  // From (0,0), clockwise: (2,1) is free.
  EXPECT_EQ(search.step(), (Event{EventType::advance, {2, 1}, Rejection::none}));
  EXPECT_EQ(search.step(), (Event{EventType::reject, {4, 2}, Rejection::off_board}));
  EXPECT_EQ(search.step(), (Event{EventType::reject, {3, 3}, Rejection::off_board}));
  EXPECT_EQ(search.step(), (Event{EventType::reject, {1, 3}, Rejection::off_board}));
  EXPECT_EQ(search.step(), (Event{EventType::advance, {0, 2}, Rejection::none}));
  Search again({.board = {3, 3}, .moves = *parse_move_order("51234678")}, Detail::candidate);
  for (int n = 0; n < 2; ++n) again.step();
  EXPECT_EQ(again.last_event(), (Event{EventType::advance, {2, 1}, Rejection::none}));
  EXPECT_EQ(again.step(), (Event{EventType::reject, {0, 0}, Rejection::visited}));
}

TEST(Search, ListsTheCandidatesOfTheTop) {
  Search search({.board = {5, 5}});
  search.step();  // to (2,1)
  const auto candidates = search.candidates();
  EXPECT_EQ(candidates[0], (Candidate{{4, 2}, Rejection::none, false, 3}));
  EXPECT_EQ(candidates[4], (Candidate{{0, 0}, Rejection::visited, false, 0}));
  EXPECT_EQ(candidates[5], (Candidate{{1, -1}, Rejection::off_board, false, 0}));
  EXPECT_EQ(std::ranges::count(candidates, Rejection::none, &Candidate::rejection), 5);
}

TEST(Search, RemembersTheDeepestPath) {
  Search search({.board = {5, 5}});
  std::size_t deepest = 1;
  for (int n = 0; n < 5000; ++n) {
    search.step();
    deepest = std::max(deepest, search.depth());
    ASSERT_EQ(search.deepest(), deepest);
  }
}

TEST(Search, HoldsTheLargestBoard) {
  Search search({.board = {kMaxSide, kMaxSide}, .start = {kMaxSide - 1, kMaxSide - 1}});
  const Search start = search;
  search.run(3'000'000);
  EXPECT_EQ(search.steps(), 3'000'000u);
  while (search.step_back()) {
  }
  EXPECT_EQ(search, start);
}

}  // namespace
}  // namespace kt
