// A search restored from its position equals the original and continues in both directions like it. Impossible
// positions are refused.
#include "core/search/position.h"

#include "app/in_english.h"
#include "core/any_problem.h"

namespace kt {
namespace {

bool is_depth_first(const Algorithm& algorithm) { return algorithm.method == Method::depth_first; }

testing::AssertionResult comes_back(const Problem& problem, Detail detail, Dice& dice) {
  if (!is_depth_first(*problem.algorithm)) return testing::AssertionSuccess();
  Search search(problem, detail);
  for (int n = 0; n < 4; ++n) {
    const auto restored = search_at(problem, detail, position_of(search));
    if (!restored)
      return testing::AssertionFailure() << told(problem) << " at " << search.steps() << ": " << restored.error();
    if (*restored != search)
      return testing::AssertionFailure() << told(problem) << ": another at step " << search.steps();
    Search on = *restored;
    move_alike(on, search, dice);
    if (on != search) return testing::AssertionFailure() << told(problem) << ": goes on differently";
    search.run(random_budget(dice, *problem.algorithm));
  }
  return testing::AssertionSuccess();
}

// A damaged position is refused, or gives a search that can step in both directions.
testing::AssertionResult survives_damage(const Problem& problem, Detail detail, Dice& dice) {
  if (!is_depth_first(*problem.algorithm)) return testing::AssertionSuccess();
  Search search(problem, detail);
  search.run(random_budget(dice, *problem.algorithm));
  Position position = position_of(search);
  const auto number = [&] { return static_cast<unsigned>(dice.roll(40)); };
  switch (dice.roll(9)) {
    case 0: position.looked_at.resize(static_cast<std::size_t>(dice.roll(70))); break;
    case 1: position.looked_at.push_back(static_cast<std::uint8_t>(dice.roll(256))); break;
    case 2: position.counters.visits = number(); break;
    case 3: position.counters.backtracks = number(); break;
    case 4: position.counters.tours = number(); break;
    case 5: position.counters.moves_given_up = number(); break;
    case 6: position.counters.stuck = !position.counters.stuck; break;
    case 7: position.counters.records = {}; break;
    default: position.counters.records.reach(number(), number()); break;
  }
  if (!position.looked_at.empty() && dice.one_in(2))
    position.looked_at[static_cast<std::size_t>(dice.roll(static_cast<int>(position.looked_at.size())))] ^= 1;
  auto restored = search_at(problem, detail, position);
  if (!restored) return testing::AssertionSuccess();
  const Search before = *restored;
  for (int n = 0; n < 30; ++n) restored->step();
  while (restored->steps() > before.steps()) restored->step_back();
  if (*restored != before) return testing::AssertionFailure() << told(problem) << ": cannot be stepped";
  return testing::AssertionSuccess();
}

TEST(Position, RestoresAnySearch) { expect_of_any_problem(comes_back, 60, 1); }

TEST(PositionSlow, RestoresAnySearch) { expect_of_any_problem(comes_back, 3000, 2); }

TEST(Position, SurvivesDamage) { expect_of_any_problem(survives_damage, 200, 3); }

TEST(PositionSlow, SurvivesDamage) { expect_of_any_problem(survives_damage, 20'000, 4); }

TEST(Position, RestoresTheSameSearchInBothDetails) {
  Search search(Problem{.board = {6, 6}, .start = {0, 0}});
  search.run(123'456);
  const auto restored = search_at(search.problem(), Detail::candidate, position_of(search));
  search.set_detail(Detail::candidate);
  EXPECT_EQ(*restored, search);
}

TEST(Position, RestoresAnEndedSearch) {
  Search search(Problem{.board = {4, 4}});
  while (!search.ended()) search.run(1'000'000);
  EXPECT_TRUE(position_of(search).looked_at.empty());
  EXPECT_EQ(*search_at(search.problem(), Detail::move, position_of(search)), search);
}

TEST(Position, SaysWhyAPositionDoesNotFit) {
  Search search(Problem{.board = {5, 5}});
  search.run(1000);
  Position position = position_of(search);
  Problem elsewhere = search.problem();
  elsewhere.start = {0, 1};
  EXPECT_EQ(search_at(elsewhere, Detail::move, position).error(), "this search never takes the path of this position");
  ++position.counters.visits;
  EXPECT_EQ(search_at(search.problem(), Detail::move, position).error(),
            "the path and the counters of this position do not match");
  elsewhere.algorithm = find_algorithm("neural-network");
  EXPECT_EQ(search_at(elsewhere, Detail::move, position).error(),
            "this position belongs to a search with another algorithm");
}

// Counters that contradict the path or each other would drop below zero when stepping back.
TEST(Position, RefusesCountersThatContradictThePath) {
  const Problem problem{.board = {8, 8}};
  const auto is_refused = [&](Position position) {
    const auto found = search_at(problem, Detail::move, position);
    return !found && found.error() == "the path and the counters of this position do not match";
  };
  Search search(problem);
  Position position = position_of(search);
  position.looked_at = {3};
  EXPECT_TRUE(is_refused(position)) << "a square was given up, and none was";
  search.run(5000);
  position = position_of(search);
  const std::vector<DepthRecord> peaks = position.counters.records.peaks();
  position.counters.records = {};
  for (const DepthRecord& peak : peaks) position.counters.records.reach(peak.depth, peak.visit + 1);
  EXPECT_TRUE(is_refused(position)) << "the start was not the first visit";
}

// Counters that no run with that path can reach are refused, too.
TEST(Position, RefusesCountersThatNoRunCanReach) {
  const auto is_refused = [](const Problem& problem, const Position& position) {
    const auto found = search_at(problem, Detail::move, position);
    return !found && found.error() == "the path and the counters of this position do not match";
  };
  const Problem tour{.board = {5, 5}, .algorithm = find_algorithm("warnsdorff-backtracking")};
  Search search(tour);
  search.run(UINT64_MAX);
  Position position = position_of(search);
  ASSERT_EQ(position.counters.tours, 1u);
  position.counters.tours = 0;
  EXPECT_TRUE(is_refused(tour, position)) << "a tour that was not found";
  search = Search(tour);
  search.run(12);
  position = position_of(search);
  EXPECT_FALSE(is_refused(tour, position));
  position.counters.records = {};
  position.counters.records.reach(9, 9);
  EXPECT_TRUE(is_refused(tour, position)) << "it is deeper than it ever was";
  const Problem stuck{.board = {5, 5}, .start = {0, 1}, .algorithm = find_algorithm("warnsdorff")};
  search = Search(stuck);
  search.run(UINT64_MAX);
  position = position_of(search);
  ASSERT_TRUE(position.counters.stuck);
  position.looked_at.back() = 0;
  EXPECT_TRUE(is_refused(stuck, position)) << "stuck before it has looked";
  const Problem graph{.board = {1, 4}, .edges = *parse_edge_list("A-B;A-C;A-D;B-C")};
  search = Search(graph);
  while (search.backtracks() < 3) search.step();
  position = position_of(search);
  EXPECT_FALSE(is_refused(graph, position));
  position.counters.moves_given_up = 1'000'000;
  EXPECT_TRUE(is_refused(graph, position)) << "more moves than three vertices can have";
}

TEST(Position, RefusesAnEndedSearchWithoutRecords) {
  const Problem given{.board = {5, 5}, .given = {{1, 2}, {2, 4}}};
  for (const Problem& problem : {Problem{.board = {5, 5}}, given}) {
    Position position = position_of(Search(problem));
    position.looked_at.clear();
    position.counters.set_visits(9, 0);
    position.counters.records = {};
    EXPECT_FALSE(search_at(problem, Detail::move, position)) << "not even the start was visited";
    position.counters.records.reach(2, 2);
    EXPECT_EQ(search_at(problem, Detail::move, position).has_value(), problem.given.empty());
  }
}

TEST(Position, RefusesAPathWithoutAllGivenMoves) {
  const Problem problem{.board = {5, 5}, .given = {{1, 2}, {2, 4}}};
  Position position = position_of(Search(problem));
  ASSERT_EQ(position.looked_at.size(), 3u);
  position.looked_at.pop_back();
  const auto found = search_at(problem, Detail::move, position);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error(), "this search never takes the path of this position");
}

// The numbers alone do not show that they are too small for the earlier search.
TEST(Position, StopsSteppingBackFromAnInventedPosition) {
  Search search(Problem{.board = {8, 8}});
  search.run(200'000);
  Position position = position_of(search);
  position.counters.visits -= position.counters.backtracks - 200;
  position.counters.backtracks = 200;
  position.counters.records = {};
  position.counters.records.reach(64, 64);
  auto made_up = search_at(search.problem(), Detail::move, position);
  ASSERT_TRUE(made_up);
  std::uint64_t steps = made_up->steps();
  while (made_up->step_back()) ASSERT_EQ(made_up->steps(), --steps);
  EXPECT_GT(steps, 0u);
  EXPECT_EQ(made_up->backtracks(), 0u);
  EXPECT_GE(made_up->deepest(), made_up->depth());
}

}  // namespace
}  // namespace kt
