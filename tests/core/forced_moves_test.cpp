#include "core/state/forced_moves.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "app/in_english.h"
#include "core/all_tours.h"
#include "core/text/check.h"

namespace kt {
namespace {

const Algorithm* const kForcedMoves = find_algorithm("forced-moves");

Search run_for(Problem problem, std::uint64_t visits) {
  problem.algorithm = kForcedMoves;
  Search search(problem);
  search.run({.visits = visits});
  return search;
}

// On graphs with one-way edges the algorithm prunes as usual.
TEST(ForcedMoves, LoseNoToursOnAGraph) {
  const EdgeList graph = *parse_edge_list("A-B;A-D;B>C;B-D;D-E;E-F;F>C;C>A");
  const Problem problem{.board = {1, 6}, .edges = graph};
  const std::uint64_t plain = exhausted(problem, default_algorithm()).tours();
  EXPECT_GT(plain, 0u);
  EXPECT_EQ(exhausted(problem, *kForcedMoves).tours(), plain);
}

// The remaining moves of a square tell which are forced and which are lost.
TEST(ForcedMoves, IncludeBothMovesOfACorner) {
  for (const int side : {8, 10}) {
    const Search search({.board = {side, side}, .start = {4, 4}, .goal = Goal::closed, .algorithm = kForcedMoves});
    const Path& path = search.depth_first()->path();
    const ForcedMoves& forced = path.forced_moves();
    const auto left = [&](Square square) { return std::popcount(forced.left(path.graph().number(square))); };
    EXPECT_FALSE(forced.fails());
    EXPECT_EQ(left({0, 0}), 2);
    EXPECT_EQ(left({5, 5}), 8);
    // It moves to the corner, and to any of its five other targets.
    EXPECT_EQ(left({2, 1}), 6);
    EXPECT_EQ(std::popcount(forced.forced(path.graph().number({2, 1}))), 1);
    EXPECT_EQ(search.edges().size(), 8u);
  }
}

// On an even board a tour from a dark square ends on a light one, so it passes through the dark corners.
TEST(ForcedMoves, IncludeCornersWhereAnOpenTourCannotEnd) {
  const auto lines_from = [](Square start) {
    return Search({.board = {8, 8}, .start = start, .algorithm = kForcedMoves}).edges().size();
  };
  EXPECT_EQ(lines_from({3, 4}), 4u);
  EXPECT_EQ(lines_from({3, 3}), 4u);
  EXPECT_EQ(lines_from({0, 0}), 2u) << "the start itself has one move to make";
}

// Each line is a move with at least one free square, and no line is drawn twice.
TEST(ForcedMoves, AreDrawnAsLinesWithAFreeEnd) {
  Search search({.board = {6, 7}, .goal = Goal::closed, .algorithm = kForcedMoves});
  std::size_t most = 0;
  for (int n = 0; n < 3000; ++n) {
    search.step();
    const auto lines = search.edges();
    most = std::max(most, lines.size());
    std::set<std::pair<int, int>> apart;
    for (const auto& [a, b] : lines) {
      ASSERT_TRUE(is_knight_move(a, b));
      ASSERT_FALSE(search.is_visited(a) && search.is_visited(b));
      apart.insert(std::minmax({7 * a.row + a.col, 7 * b.row + b.col}));
    }
    ASSERT_EQ(apart.size(), lines.size());
  }
  EXPECT_GT(most, 10u);
}

TEST(ForcedMoves, AreDrawnFromTheKnightsSquareToo) {
  const Search search({.board = {6, 6}, .goal = Goal::closed, .algorithm = kForcedMoves});
  const auto lines = search.edges();
  for (const Square next : {Square{1, 2}, Square{2, 1}}) {
    const std::array<Square, 2> line{next, Square{0, 0}};
    EXPECT_NE(std::ranges::find(lines, line), lines.end()) << in_brackets(next);
  }
}

TEST(ForcedMoves, FindAClosedTourWithAGivenEnd) {
  for (const Square end : {Square{1, 2}, Square{2, 1}}) {
    const Search search = run_for({.board = {6, 6}, .end = end, .goal = Goal::closed}, 10'000);
    ASSERT_EQ(search.status(), Status::tour);
    EXPECT_EQ(search.path().back(), end);
  }
}

TEST(ForcedMoves, MayFormTheWholeTour) {
  const Search ring = run_for({.board = {3, 3}, .holes = {{1, 1}}, .goal = Goal::closed}, 100);
  EXPECT_EQ(ring.status(), Status::tour);
  EXPECT_EQ(ring.visits(), 8u);
}

// A square with fewer than two moves left proves at once that no tour exists.
TEST(ForcedMoves, FailAtOnceIfACornerIsCutOff) {
  const Search search = run_for({.board = {10, 10}, .holes = {{2, 1}}, .start = {5, 5}, .goal = Goal::closed}, 100);
  EXPECT_EQ(search.status(), Status::exhausted);
  EXPECT_EQ(search.visits(), 1u);
  const Search start(search.problem());
  EXPECT_EQ(start.depth_first()->short_of_moves(), (Square{0, 0}));
}

// At every step where all moves are pruned, and at no other step.
TEST(ForcedMoves, NameTheSquareWithTooFewMoves) {
  Search search({.board = {5, 6}, .goal = Goal::closed, .algorithm = kForcedMoves});
  int told = 0;
  while (search.step().type != EventType::exhausted) {
    const auto square = search.depth_first()->short_of_moves();
    const bool tries =
        std::ranges::any_of(search.candidates(), [](const Candidate& c) { return c.rejection == Rejection::none; });
    const bool can_move =
        std::ranges::any_of(search.candidates(), [](const Candidate& c) { return c.rejection == Rejection::pruned; });
    ASSERT_EQ(square.has_value(), !tries && can_move) << "at step " << search.steps();
    told += square.has_value();
  }
  EXPECT_GT(told, 20);
}

TEST(ForcedMoves, StepBackToTheStart) {
  for (const Goal goal : {Goal::tour, Goal::closed}) {
    const Problem problem{.board = {7, 8}, .start = {2, 3}, .goal = goal, .algorithm = kForcedMoves};
    Search search(problem);
    for (int tours = 0; tours < 20; ++tours) search.run(20'000);
    EXPECT_GT(search.tours(), 0u);
    EXPECT_GT(search.backtracks(), 0u);
    while (search.step_back()) {
    }
    EXPECT_EQ(search, Search(problem));
  }
}

// From a corner, the square beside it, and the middle of all even boards from 6x6 to 60x60.
struct Found {
  int tours = 0;
  std::uint64_t most_backtracks = 0;
};

Found found_with(const char* tie) {
  Found found;
  for (int side = 6; side <= 60; side += 2) {
    for (const Square start : {Square{0, 0}, Square{0, 1}, Square{side / 2, side / 2}}) {
      const Search search =
          run_for({.board = {side, side}, .start = start, .goal = Goal::closed, .tie = find_tie_rule(tie)}, 1'000'000);
      found.tours += search.is_closed();
      found.most_backtracks = std::max(found.most_backtracks, search.backtracks());
    }
  }
  return found;
}

TEST(ForcedMoves, FindClosedToursOfAllEvenBoardsUpTo60) {
  const Found found = found_with("center");
  EXPECT_EQ(found.tours, 84);
  EXPECT_LE(found.most_backtracks, 200u);
}

void expect_closed_without_going_back(int side) {
  const Search search =
      run_for({.board = {side, side}, .goal = Goal::closed, .tie = find_tie_rule("center")}, 1'000'000);
  EXPECT_TRUE(search.is_closed());
  EXPECT_EQ(search.backtracks(), 0u);
  const TourReport report = check_tour(search.problem().board, search.path());
  EXPECT_TRUE(report.valid && report.closed) << report.fault;
}

TEST(ForcedMoves, FindAClosedTourOf200x200) { expect_closed_without_going_back(200); }

TEST(ForcedMovesSlow, FindAClosedTourOf1000x1000) { expect_closed_without_going_back(1000); }

}  // namespace
}  // namespace kt
