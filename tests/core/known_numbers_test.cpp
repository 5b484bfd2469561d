// Searches against numbers from elsewhere: the sources' own programs, and published counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "app/in_english.h"
#include "core/search/search.h"
#include "core/text/check.h"

namespace kt {
namespace {

void run_to_first_tour(Search& search) {
  while (search.status() == Status::searching) search.run(100'000);
}

void run_to_the_end(Search& search) {
  while (search.status() != Status::exhausted) search.run(100'000);
}

Search search_of(Board board, Square start, const std::string& moves, Goal goal = Goal::tour) {
  return Search({.board = board, .start = start, .moves = *parse_move_order(moves), .goal = goal});
}

// Two digits a square, rows separated by " / ", as the tutorials print it.
std::string matrix(const Search& search, int base) {
  const Board board = search.problem().board;
  std::vector<std::string> cells(static_cast<std::size_t>(board.squares()));
  int number = base;
  for (const Square s : search.path()) {
    const std::string digits = std::to_string(number++);
    cells[static_cast<std::size_t>(s.row * board.cols + s.col)] = digits.size() < 2 ? "0" + digits : digits;
  }
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += i % static_cast<std::size_t>(board.cols) == 0 ? " / " : " ";
    text += cells[i];
  }
  return text;
}

struct FirstTour {
  Board board;
  const char* moves;
  std::uint64_t visits;
  std::uint64_t backtracks;
  int base;
  const char* matrix;  // null: unknown
};

class FirstTours : public testing::TestWithParam<FirstTour> {};

TEST_P(FirstTours, FindTheKnownTourInTheKnownVisits) {
  const FirstTour& expected = GetParam();
  Search search = search_of(expected.board, {0, 0}, expected.moves);
  run_to_first_tour(search);
  ASSERT_EQ(search.status(), Status::tour);
  EXPECT_EQ(search.visits(), expected.visits);
  EXPECT_EQ(search.backtracks(), expected.backtracks);
  EXPECT_EQ(search.steps(), expected.visits - 1 + expected.backtracks);
  if (expected.matrix) {
    EXPECT_EQ(matrix(search, expected.base), expected.matrix);
  }
  const TourReport report = check_tour(expected.board, search.path());
  EXPECT_TRUE(report.valid) << report.fault;
}

INSTANTIATE_TEST_SUITE_P(
    Sources, FirstTours,
    testing::Values(FirstTour{{8, 8}, "clockwise", 8'250'733, 8'250'669, 0, nullptr},
                    FirstTour{{6, 6}, "clockwise", 248'169, 248'169 - 36, 0, nullptr},
                    FirstTour{{5, 5},
                              "clockwise",
                              8'840,
                              8'815,
                              0,
                              "00 05 14 09 20 / 13 08 19 04 15 / 18 01 06 21 10 / 07 12 23 16 03 / 24 17 02 11 22"},
                    FirstTour{{5, 5},
                              "report",
                              41,
                              16,
                              1,
                              "01 20 17 12 03 / 16 11 02 07 18 / 21 24 19 04 13 / 10 15 06 23 08 / 25 22 09 14 05"}));

struct AllTours {
  Board board;
  Square start;
  Goal goal;
  std::uint64_t tours;
  std::uint64_t visits;  // 0: unknown
};

class TourCounts : public testing::TestWithParam<AllTours> {};

// The complete search tree has the same size in every move order.
TEST_P(TourCounts, AreEqualInEveryMoveOrder) {
  const AllTours& expected = GetParam();
  for (const NamedMoveOrder& order : move_orders()) {
    Search search = search_of(expected.board, expected.start, std::string(order.id), expected.goal);
    run_to_the_end(search);
    EXPECT_EQ(search.tours(), expected.tours) << order.id;
    EXPECT_EQ(search.backtracks(), search.visits()) << order.id;
    if (expected.visits > 0) {
      EXPECT_EQ(search.visits(), expected.visits) << order.id;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Published, TourCounts,
    testing::Values(AllTours{{5, 5}, {0, 0}, Goal::tour, 304, 1'735'079}, AllTours{{5, 5}, {0, 2}, Goal::tour, 56, 0},
                    AllTours{{5, 5}, {1, 1}, Goal::tour, 56, 0}, AllTours{{5, 5}, {2, 2}, Goal::tour, 64, 0},
                    AllTours{{5, 5}, {0, 1}, Goal::tour, 0, 1'829'421}, AllTours{{1, 1}, {0, 0}, Goal::tour, 1, 1},
                    AllTours{{1, 1}, {0, 0}, Goal::closed, 0, 1}, AllTours{{1, 2}, {0, 0}, Goal::tour, 0, 1},
                    AllTours{{2, 2}, {0, 0}, Goal::tour, 0, 1},
                    // 16 undirected closed tours, each found in both directions
                    AllTours{{3, 10}, {0, 0}, Goal::closed, 32, 0}));

// Too slow for more than one order.
TEST(TourCountSweep, FindsEightClosedToursOf5x6InBothDirections) {
  Search search = search_of({5, 6}, {0, 0}, "clockwise", Goal::closed);
  bool all_valid = true;
  while (search.status() != Status::exhausted) {
    search.run(1'000'000);
    if (search.status() == Status::tour) all_valid &= check_tour({5, 6}, search.path()).closed;
  }
  EXPECT_EQ(search.tours(), 16u);
  EXPECT_TRUE(all_valid);
}

std::uint64_t tours_from_everywhere(Board board) {
  std::uint64_t tours = 0;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      Search search = search_of(board, {row, col}, "clockwise");
      run_to_the_end(search);
      tours += search.tours();
    }
  }
  return tours;
}

TEST(TourCount, MatchesThePublishedNumberFromEverySquare) {
  // Directed open tours of n x n, A165134.
  EXPECT_EQ(tours_from_everywhere({1, 1}), 1u);
  EXPECT_EQ(tours_from_everywhere({2, 2}), 0u);
  EXPECT_EQ(tours_from_everywhere({3, 3}), 0u);
  EXPECT_EQ(tours_from_everywhere({4, 4}), 0u);
  EXPECT_EQ(tours_from_everywhere({5, 5}), 1728u);
  // 3 x n, A169696, and 4 x n, A079137: undirected, so twice as many directed.
  for (const auto& [cols, tours] : {std::pair{1, 0u}, {2, 0u}, {3, 0u}, {4, 8u}, {5, 0u}, {6, 0u}, {7, 52u}}) {
    EXPECT_EQ(tours_from_everywhere({3, cols}), 2 * tours) << "3x" << cols;
  }
  EXPECT_EQ(tours_from_everywhere({4, 3}), 2 * 8u);
  EXPECT_EQ(tours_from_everywhere({4, 5}), 2 * 82u);
}

TEST(TourCount, FindsOnlyValidToursAndEachOnce) {
  Search search = search_of({5, 5}, {0, 0}, "clockwise");
  std::vector<std::string> found;
  while (search.status() != Status::exhausted) {
    search.run(100'000);
    if (search.status() != Status::tour) continue;
    EXPECT_TRUE(check_tour({5, 5}, search.path()).valid);
    found.push_back(matrix(search, 0));
  }
  EXPECT_EQ(found.size(), 304u);
  std::ranges::sort(found);
  EXPECT_EQ(std::ranges::adjacent_find(found), found.end());
}

}  // namespace
}  // namespace kt
