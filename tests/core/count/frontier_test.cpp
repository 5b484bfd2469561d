// Frontier counting against published numbers, and against a plain depth-first search on random boards and graphs.
#include "core/count/frontier.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "app/in_english.h"
#include "core/count/frontier_order.h"
#include "core/count/plain_count.h"

namespace kt {
namespace {

constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

std::string counted(const Problem& problem, bool all_starts = false, std::uint64_t slice = kAll) {
  FrontierCount count(problem, all_starts);
  while (!count.run(slice)) {
  }
  return count.status() == FrontierCount::Status::done ? to_string(count.count()) : in_english(count.reason());
}

std::string open_from(Board board, Square start) { return counted({.board = board, .start = start}); }
std::string open_from_all(Board board) { return counted({.board = board}, true); }
std::string closed(Board board) { return counted({.board = board, .goal = Goal::closed}); }

Problem on_graph(const std::string& edges, Goal goal = Goal::tour) {
  Problem problem{.edges = *parse_edge_list(edges), .goal = goal};
  problem.board = {1, static_cast<int>(problem.edges.vertices.size())};
  return problem;
}

// --- published numbers ---

TEST(FrontierCount, CountsOpenToursOfSquareBoards) {
  const char* numbers[] = {"1", "0", "0", "0", "1728", "6637920"};  // A165134
  for (int n = 1; n <= 6; ++n) EXPECT_EQ(open_from_all({n, n}), numbers[n - 1]) << n;
}

TEST(FrontierCount, CountsOpenToursFromOneSquare) {
  for (const Square corner : {Square{0, 0}, Square{0, 4}, Square{4, 0}, Square{4, 4}}) {
    EXPECT_EQ(open_from({5, 5}, corner), "304");
  }
  EXPECT_EQ(open_from({5, 5}, {0, 2}), "56");
  EXPECT_EQ(open_from({5, 5}, {1, 1}), "56");
  EXPECT_EQ(open_from({5, 5}, {2, 2}), "64");
  EXPECT_EQ(open_from({5, 5}, {0, 1}), "0");  // the wrong colour
  EXPECT_EQ(open_from({6, 6}, {0, 0}), "524486");
}

TEST(FrontierCount, CountsOpenToursOfNarrowBoards) {
  const int three[] = {0, 0, 0, 8, 0, 0, 52, 396};  // A169696, undirected
  const int four[] = {0, 0, 8, 0, 82, 744, 6378};   // A079137
  for (int n = 1; n <= 8; ++n) EXPECT_EQ(open_from_all({3, n}), std::to_string(2 * three[n - 1])) << n;
  for (int n = 1; n <= 7; ++n) EXPECT_EQ(open_from_all({4, n}), std::to_string(2 * four[n - 1])) << n;
}

TEST(FrontierCount, CountsClosedTours) {
  EXPECT_EQ(closed({6, 5}), "8");  // A175881: 6xn
  EXPECT_EQ(closed({6, 6}), "9862");
  EXPECT_EQ(closed({6, 7}), "1067638");
  EXPECT_EQ(closed({3, 10}), "16");  // A070030: 3x2n
  EXPECT_EQ(closed({3, 12}), "176");
  EXPECT_EQ(closed({20, 3}), "1448416");
  EXPECT_EQ(closed({3, 40}), "11010065269439104");
  EXPECT_EQ(closed({5, 8}), "44202");
}

TEST(FrontierCount, CountsNoClosedToursWhereSchwenkProvedThereAreNone) {
  for (const Board board : {Board{1, 1}, Board{1, 2}, Board{2, 9}, Board{3, 4}, Board{3, 6}, Board{3, 8}, Board{4, 4},
                            Board{4, 9}, Board{5, 5}, Board{5, 7}}) {
    EXPECT_EQ(closed(board), "0") << to_string(board);
  }
}

TEST(FrontierCountSlow, CountsToursOfLargerBoards) {
  EXPECT_EQ(closed({6, 8}), "55488142");
  EXPECT_EQ(closed({9, 6}), "3374967940");
  EXPECT_EQ(closed({5, 16}), "491857035772330");
  EXPECT_EQ(closed({7, 7}), "0");
}

// --- the smallest boards, and ends ---

TEST(FrontierCount, CountsOneSquareAsAnOpenTour) {
  EXPECT_EQ(open_from({1, 1}, {0, 0}), "1");
  EXPECT_EQ(counted({.board = {1, 1}, .end = Square{0, 0}}), "1");
  EXPECT_EQ(counted({.board = {1, 2}, .holes = {{0, 1}}}, true), "1");
  EXPECT_EQ(closed({1, 1}), "0");
  EXPECT_EQ(open_from_all({1, 2}), "0");
}

TEST(FrontierCount, CountsTwoSquaresAsAnOpenTour) {
  EXPECT_EQ(counted(on_graph("A-B")), "1");
  EXPECT_EQ(counted(on_graph("A-B"), true), "2");
  EXPECT_EQ(counted(on_graph("A-B", Goal::closed)), "0");
}

TEST(FrontierCount, CountsNoTourEndingAtTheStart) { EXPECT_EQ(counted({.board = {5, 5}, .end = Square{0, 0}}), "0"); }

// A closed tour with an end square contains the move from there to the start.
TEST(FrontierCount, CountsClosedToursWhoseLastMoveLeavesTheEndSquare) {
  const auto with_end = [](Board board, Square start, Square end, bool all_starts = false) {
    return counted({.board = board, .start = start, .end = end, .goal = Goal::closed}, all_starts);
  };
  EXPECT_EQ(with_end({5, 6}, {0, 0}, {1, 2}), "8");  // a corner has two moves, and every closed tour has both
  EXPECT_EQ(with_end({5, 6}, {1, 2}, {0, 0}), "8");
  EXPECT_EQ(with_end({6, 6}, {0, 1}, {2, 0}), "8611");
  EXPECT_EQ(with_end({5, 6}, {2, 2}, {0, 0}), "0");  // no move apart
  EXPECT_EQ(with_end({5, 6}, {0, 0}, {0, 0}), "0");
  EXPECT_EQ(with_end({5, 6}, {2, 2}, {0, 0}, true), "8");  // all come past it
  Problem two = on_graph("A-B", Goal::closed);
  two.end = Square{0, 1};
  EXPECT_EQ(counted(two), "0");
}

// --- against a plain search ---

// Random problems, the same in every run.
class FrontierCountAgainstSearch : public testing::Test {
 protected:
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  // Picks a random goal, start and end among `squares`.
  void compare(Problem problem, const std::vector<Square>& squares) {
    const auto any = [&] { return squares[static_cast<std::size_t>(below(static_cast<int>(squares.size())))]; };
    problem.goal = below(3) == 0 ? Goal::closed : Goal::tour;
    problem.start = any();
    if (below(2) == 0) problem.end = any();
    if (problem.end && below(2) == 0) problem.end = one_move_from(problem);
    const bool all_starts = below(2) == 0;
    const std::string expected = plain::count(problem, all_starts);
    EXPECT_EQ(counted(problem, all_starts), expected)
        << to_string(problem.board) << ", leaper " << to_string(problem.leaper) << ", holes " << problem.holes.size()
        << ", graph " << to_string(problem.edges) << (problem.goal == Goal::closed ? ", closed" : "")
        << (all_starts ? ", all starts" : "");
    nonzero_ += expected == "0" ? 0 : 1;
  }

  void compare_graph(const std::string& edges) {
    Problem problem = on_graph(edges);
    std::vector<Square> squares;
    for (int v = 0; v < problem.board.cols; ++v) squares.push_back({0, v});
    compare(problem, squares);
  }

  std::optional<Square> one_move_from(const Problem& problem) {
    const Graph graph = graph_of(problem);
    const std::vector<int> near = neighbours(graph, graph.number(problem.start));
    if (near.empty()) return problem.end;
    return graph.square(near[static_cast<std::size_t>(below(static_cast<int>(near.size())))]);
  }

  int nonzero_ = 0;  // problems that have tours

 private:
  std::mt19937 random_{1759};
};

using FrontierCountAgainstSearchSweep = FrontierCountAgainstSearch;

TEST_F(FrontierCountAgainstSearchSweep, AgreesOnBoardsWithHolesAndOtherLeapers) {
  constexpr Leaper kLeapers[] = {{1, 2}, {1, 2}, {1, 2}, {0, 1}, {0, 1}, {0, 1}, {1, 1}, {2, 3}, {1, 4}};
  for (int i = 0; i < 300; ++i) {
    Problem problem{.board = {1 + below(5), 2 + below(5)}, .leaper = kLeapers[below(9)]};
    std::vector<Square> squares;
    const int hole_in = 4 + below(60);
    for (int v = 0; v < problem.board.squares(); ++v) {
      const Square square{v / problem.board.cols, v % problem.board.cols};
      const bool hole = squares.size() == 20 || below(hole_in) == 0;
      (hole ? problem.holes : squares).push_back(square);
    }
    if (!squares.empty()) compare(problem, squares);
  }
  EXPECT_GT(nonzero_, 50);
}

TEST_F(FrontierCountAgainstSearch, AgreesOnSmallGraphs) {
  for (int i = 0; i < 200; ++i) {
    const int vertices = 2 + below(7);
    const int edge_in = 1 + below(3);
    std::string edges = "0-1";
    for (int a = 0; a < vertices; ++a) {
      for (int b = a + 1; b < vertices; ++b) {
        if (below(edge_in) == 0) edges += ";" + std::to_string(a) + "-" + std::to_string(b);
      }
    }
    compare_graph(edges);
  }
  EXPECT_GT(nonzero_, 100);
}

// More vertices than slots: a ring in random order, with chords.
TEST_F(FrontierCountAgainstSearchSweep, AgreesOnLongGraphs) {
  for (int i = 0; i < 60; ++i) {
    const int vertices = 25 + below(10);
    const int factor = 1 + 2 * below(3);  // other names change the alphabetical order
    const auto name = [&](int v) { return "v" + std::to_string((v % vertices) * factor); };
    std::string edges;
    for (int v = 0; v < vertices; ++v) edges += name(v) + "-" + name(v + 1) + ";";
    for (int chord = 0; chord < 10; ++chord) {
      const int from = below(vertices);
      edges += name(from) + "-" + name(from + 2 + below(vertices / 2 - 2)) + ";";
    }
    compare_graph(edges);
  }
  EXPECT_GT(nonzero_, 40);
}

// --- work ---

// The largest number of squares not taken that have a taken neighbour.
std::size_t widest_frontier(Board board) {
  const Graph graph = graph_of({.board = board});
  std::set<int> taken, frontier;
  std::size_t widest = 0;
  for (const int square : frontier_order(graph)) {
    taken.insert(square);
    frontier.erase(square);
    for (const int to : neighbours(graph, square)) {
      if (!taken.contains(to)) frontier.insert(to);
    }
    widest = std::max(widest, frontier.size());
  }
  return widest;
}

// In column order the frontier would be two columns and a square.
TEST(FrontierOrder, KeepsTheFrontierNarrow) {
  EXPECT_LE(widest_frontier({6, 8}), 13u);
  EXPECT_LE(widest_frontier({7, 7}), 14u);
  EXPECT_LE(widest_frontier({8, 8}), 18u);
}

// In column order there would be 540,000 and 11,000 states.
TEST(FrontierCount, KeepsFewStates) {
  FrontierCount open({.board = {6, 6}}, true);
  EXPECT_TRUE(open.run(kAll));
  EXPECT_LE(open.peak_states(), 16'000u);
  FrontierCount closed({.board = {6, 6}, .goal = Goal::closed}, false);
  EXPECT_TRUE(closed.run(kAll));
  EXPECT_LE(closed.peak_states(), 550u);
}

TEST(FrontierCount, GivesTheSameCountInSlices) {
  for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1000}, kAll}) {
    EXPECT_EQ(counted({.board = {5, 5}}, true, slice), "1728") << slice;
    EXPECT_EQ(counted({.board = {3, 10}, .goal = Goal::closed}, false, slice), "16") << slice;
  }
}

TEST(FrontierCount, RunsSlicesOfAboutTheRequestedLength) {
  FrontierCount whole({.board = {6, 6}}, false);
  int slices = 1;
  while (!whole.run(1000)) ++slices;
  FrontierCount tenfold({.board = {6, 6}}, false);
  int longer_slices = 1;
  while (!tenfold.run(10'000)) ++longer_slices;
  EXPECT_NEAR(slices, 10 * longer_slices, slices / 10);
  EXPECT_FALSE(FrontierCount({.board = {6, 6}}, false).run(0));
}

TEST(FrontierCount, CopiesAsASnapshot) {
  FrontierCount count({.board = {5, 5}}, true);
  while (count.squares_done() < 12) count.run(1);
  FrontierCount copy = count;
  EXPECT_TRUE(count.run(kAll));
  EXPECT_EQ(copy.squares_done(), 12);
  EXPECT_FALSE(copy.run(1));
  EXPECT_TRUE(copy.run(kAll));
  EXPECT_EQ(to_string(count.count()), "1728");
  EXPECT_EQ(to_string(copy.count()), "1728");
}

TEST(FrontierCount, ReportsItsProgress) {
  FrontierCount count({.board = {5, 6}, .holes = {{2, 2}}}, true);
  EXPECT_EQ(count.squares(), 29);
  EXPECT_EQ(count.squares_done(), 0);
  EXPECT_EQ(count.states(), 1u);
  std::size_t peak = 1;
  for (int done = 0; !count.run(10);) {
    EXPECT_GE(count.squares_done(), done);
    done = count.squares_done();
    peak = std::max(peak, count.states());
    EXPECT_EQ(count.peak_states(), peak);
  }
  EXPECT_EQ(count.squares_done(), 29);
  EXPECT_GT(peak, 10u);
}

// A table that moves all its states at once would ignore Ctrl-C for seconds.
TEST(FrontierTable, GrowsInSmallPieces) {
  FrontierTable table(1'000'000);
  std::uint64_t most = 0;
  for (int i = 0; i < 300'000; ++i) {
    FrontierKey key;
    for (int slot = 0, rest = i; slot < 7; ++slot, rest /= 8) key.change(slot, slot, rest % 8 + 16);
    const std::uint64_t before = table.moved();
    table.add(key, {0, 1});
    most = std::max(most, table.moved() - before);
  }
  EXPECT_GT(table.moved(), 100'000u);
  EXPECT_LT(most, 3000u);
  FrontierTable::States states;
  table.hand_over(states);
  EXPECT_EQ(states.size(), 300'000u);
}

// --- what cannot be counted ---

TEST(FrontierCount, RefusesOneWayMoves) {
  const Problem problem = on_graph("A-B;B>C");
  const std::string sentence = "frontier counting needs a graph whose edges all go both ways";
  EXPECT_EQ(frontier_can_count(problem, true).error(), sentence);
  EXPECT_EQ(counted(problem), sentence);
}

TEST(FrontierCount, RefusesAWideFrontier) {
  const Problem wide{.board = {16, 16}};
  EXPECT_EQ(frontier_can_count(wide, true).error(),
            "the frontier would be 34 squares wide, but at most 24 are allowed");
  EXPECT_EQ(frontier_can_count(wide, true).error(), counted(wide, true));
  EXPECT_TRUE(frontier_can_count({.board = {11, 11}}, true).has_value());
  EXPECT_TRUE(frontier_can_count({.board = {1024, 3}}, false).has_value());
}

TEST(FrontierCount, GivesUpWhenThereAreTooManyStates) {
  FrontierCount count({.board = {6, 6}}, true, 1000);
  while (!count.run(1000)) {
  }
  EXPECT_EQ(count.status(), FrontierCount::Status::gave_up);
  EXPECT_EQ(count.reason(), "counting would need more than 1000 states at a time");
  EXPECT_TRUE(count.run(1000));  // and stays so
  EXPECT_LE(count.peak_states(), 1000u);
}

// Blocks in a row, each with 4! paths through all of its six vertices.
Problem blocks(int count) {
  const auto name = [](int block, int i) { return "v" + std::to_string(100 + block) + "_" + std::to_string(i); };
  std::string edges;
  for (int block = 0; block < count; ++block) {
    for (int a = 0; a < 6; ++a) {
      for (int b = a + 1; b < 6; ++b) edges += name(block, a) + "-" + name(block, b) + ";";
    }
    if (block + 1 < count) edges += name(block, 5) + "-" + name(block + 1, 0) + ";";
  }
  Problem problem = on_graph(edges);
  problem.end = Square{0, problem.board.cols - 1};
  return problem;
}

TEST(FrontierCount, CountsExactlyUpTo128Bits) {
  EXPECT_EQ(counted(blocks(1)), "24");
  EXPECT_EQ(counted(blocks(14)), "21035720123168587776");                          // 24^14, past 64 bits
  EXPECT_EQ(counted(blocks(27)), "18437563379178327736384102280592359424");        // 24^27
  EXPECT_EQ(counted(blocks(28)), "the number of tours does not fit in 128 bits");  // found in the last block
  EXPECT_EQ(counted(blocks(40)), "the number of tours does not fit in 128 bits");  // found long before
}

}  // namespace
}  // namespace kt
