#include "core/rules/cut_squares.h"

#include <gtest/gtest.h>

#include <functional>
#include <numeric>

#include "app/in_english.h"
#include "core/all_tours.h"

namespace kt {
namespace {

using Kind = PruneReason::Kind;

const Algorithm* const kCutSquares = find_algorithm("cut-squares");
const Algorithm* const kPruned = find_algorithm("pruned-warnsdorff");

// The free squares, and the start of a closed tour, as a graph to split by definition.
struct Rest {
  std::vector<int> squares;
  std::vector<std::vector<bool>> joined;

  explicit Rest(const Path& path) : joined(path.graph().size(), std::vector<bool>(path.graph().size())) {
    const Graph& graph = path.graph();
    const bool closes = path.problem().goal == Goal::closed && !path.problem().end;
    for (int v = 0; v < graph.size(); ++v) {
      if (path.is_free(v) || (closes && v == graph.number(path.problem().start))) squares.push_back(v);
    }
    for (const int v : squares) {
      for (const int w : neighbours(graph, v)) joined[v][w] = joined[w][v] = true;
    }
  }

  // -1: without removing any.
  int pieces_without(int left_out) const {
    std::vector<int> piece(joined.size());
    std::iota(piece.begin(), piece.end(), 0);
    const std::function<int(int)> find = [&](int v) { return piece[v] == v ? v : piece[v] = find(piece[v]); };
    int pieces = 0;
    for (const int v : squares) pieces += v != left_out;
    for (const int v : squares) {
      for (const int w : squares) {
        if (v == left_out || w == left_out || !joined[v][w] || find(v) == find(w)) continue;
        piece[find(v)] = find(w);
        --pieces;
      }
    }
    return pieces;
  }

  bool is_cut(int v) const { return pieces_without(v) > pieces_without(-1); }

  // A path from one square to another passes all parts: an edge between the two then leaves no cut square.
  bool is_row(int from, int to) const {
    Rest ring = *this;
    ring.joined[from][to] = ring.joined[to][from] = true;
    return pieces_without(-1) == 1 && std::ranges::none_of(squares, [&](int v) { return ring.pieces_without(v) > 1; });
  }
};

TEST(CutSquaresSweep, NeedNoMoreVisitsThanPruning) {
  Dice dice(7);
  std::uint64_t visits = 0, visits_of_pruned = 0;
  for (int n = 0; n < 3000; ++n) {
    const Problem problem = small_problem(dice);
    const Search search = exhausted(problem, *kCutSquares), pruned = exhausted(problem, *kPruned);
    ASSERT_LE(search.visits(), pruned.visits()) << told(problem);
    visits += search.visits();
    visits_of_pruned += pruned.visits();
  }
  EXPECT_LT(visits, visits_of_pruned * 3 / 4);
}

// Along plain searches, which reach positions that pruned searches never reach.
TEST(CutSquaresSweep, MatchTheirDefinition) {
  Dice dice(11);
  int cuts_seen = 0, rows_seen = 0, none_seen = 0;
  for (int n = 0; n < 4000; ++n) {
    const Problem problem = small_problem(dice);
    if (!graph_of(problem).symmetric()) continue;
    Search search(problem);
    for (int moments = 0; moments < 12 && !search.ended(); ++moments) {
      search.run(1 + dice.roll(9));
      const Path& path = search.depth_first()->path();
      if (path.empty()) break;
      const CutSquares cuts(path);
      const Rest rest(path);
      const bool together = rest.pieces_without(-1) == 1;
      const auto end = problem.end;
      const int fixed = end                            ? path.graph().number(*end)
                        : problem.goal == Goal::closed ? path.graph().number(problem.start)
                                                       : -1;
      if (end && !path.is_free(fixed)) continue;
      bool can_go_on = false;
      for (int move = 0; move < path.moves_here(); ++move) {
        const int v = path.target(move);
        if (!path.enterable(move) || (v == fixed && rest.squares.size() > 1)) continue;
        can_go_on = true;
        const Kind kind = cuts.why_not(v).kind;
        const auto leads_to = [&](int last) { return rest.squares.size() == 1 || (last != v && rest.is_row(v, last)); };
        const bool is_row = fixed >= 0 ? leads_to(fixed) : std::ranges::any_of(rest.squares, leads_to);
        if (is_row) {
          ASSERT_TRUE(kind == Kind::none || kind == Kind::light || kind == Kind::dark) << told(problem);
          ++rows_seen;
        } else {
          ASSERT_TRUE(kind != Kind::none) << told(problem) << " to " << v;
          ++none_seen;
        }
        if (kind == Kind::cuts) {
          ASSERT_TRUE(together && rest.is_cut(v)) << told(problem);
        }
      }
      if (!can_go_on || !together) continue;
      for (const int v : rest.squares) {
        ASSERT_EQ(cuts.is_cut(v), rest.is_cut(v)) << told(problem) << " at " << v;
        cuts_seen += rest.is_cut(v);
      }
    }
  }
  EXPECT_GT(cuts_seen, 1000);
  EXPECT_GT(rows_seen, 1000);
  EXPECT_GT(none_seen, 1000);
}

// The search ends on its first square if a tour would need other numbers of light and dark squares.
TEST(CutSquares, ProveByColoursThatNoTourExists) {
  const Problem problem{.board = {6, 6}, .holes = {{0, 2}, {0, 4}}};
  const Search search = exhausted(problem, *kCutSquares);
  EXPECT_EQ(search.tours(), 0u);
  EXPECT_EQ(search.visits(), 1u);
  EXPECT_GT(exhausted(problem, *kPruned).visits(), 100'000u);
  const Search start({.board = {6, 6}, .holes = {{0, 2}, {0, 4}}, .algorithm = kCutSquares});
  const Path& path = start.depth_first()->path();
  EXPECT_EQ(CutSquares(path).why_not(path.graph().number({2, 1})).kind, Kind::dark);
}

TEST(CutSquares, AreSearchedOnUpTo4096Squares) {
  EXPECT_FALSE(refusal({.board = {64, 64}, .algorithm = kCutSquares}));
  EXPECT_FALSE(refusal({.board = {64, 65}, .holes = std::vector<Square>(64), .algorithm = kCutSquares}));
  EXPECT_EQ(refusal({.board = {64, 65}, .algorithm = kCutSquares})->reason,
            "the search for cut squares works on up to 4096 squares");
  Search search({.board = {64, 64}, .algorithm = kCutSquares});
  search.run(1000);
  EXPECT_EQ(search.depth(), 1001u);
}

TEST(CutSquares, StepBackToTheStart) {
  for (const Goal goal : {Goal::tour, Goal::closed}) {
    const Problem problem{.board = {7, 8}, .start = {2, 3}, .goal = goal, .algorithm = kCutSquares};
    Search search(problem);
    for (int tours = 0; tours < 20; ++tours) search.run(20'000);
    EXPECT_GT(search.tours(), 0u);
    EXPECT_GT(search.backtracks(), 0u);
    while (search.step_back()) {
    }
    EXPECT_EQ(search, Search(problem));
  }
}

}  // namespace
}  // namespace kt
