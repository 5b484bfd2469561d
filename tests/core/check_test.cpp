#include "core/text/check.h"

#include <gtest/gtest.h>

#include <vector>

#include "app/in_english.h"

namespace kt {
namespace {

// The squares of a matrix: the place of 0 (or 1), of the next number, and so on.
std::vector<Square> squares_of(const std::vector<std::vector<int>>& matrix, int base) {
  std::vector<Square> squares(matrix.size() * matrix[0].size());
  for (std::size_t row = 0; row < matrix.size(); ++row) {
    for (std::size_t col = 0; col < matrix[row].size(); ++col) {
      squares[static_cast<std::size_t>(matrix[row][col] - base)] = {static_cast<int>(row), static_cast<int>(col)};
    }
  }
  return squares;
}

TEST(Check, FindsTheFirstFaultInTheTutorialsPrintedMatrix) {
  const auto printed = squares_of(
      {{0, 3, 16, 9, 20}, {15, 10, 1, 4, 17}, {2, 19, 8, 21, 14}, {11, 6, 23, 18, 5}, {22, 13, 12, 7, 24}}, 0);
  const TourReport report = check_tour({5, 5}, printed, 0);
  EXPECT_FALSE(report.valid);
  EXPECT_EQ(report.fault, "the move from 5 at (3,4) to 6 at (3,1) is not a knight's move");
}

TEST(Check, AcceptsAnOpenAndAClosedTour) {
  const auto open = squares_of(
      {{0, 5, 14, 9, 20}, {13, 8, 19, 4, 15}, {18, 1, 6, 21, 10}, {7, 12, 23, 16, 3}, {24, 17, 2, 11, 22}}, 0);
  EXPECT_TRUE(check_tour({5, 5}, open).valid);
  EXPECT_FALSE(check_tour({5, 5}, open).closed);
  // The report's closed tour of 8x8.
  const auto closed = squares_of({{36, 1, 18, 21, 54, 61, 16, 13},
                                  {19, 22, 37, 64, 17, 14, 55, 60},
                                  {2, 35, 20, 53, 62, 57, 12, 15},
                                  {23, 38, 63, 40, 47, 52, 59, 56},
                                  {34, 3, 24, 45, 58, 41, 30, 11},
                                  {25, 6, 39, 48, 31, 46, 51, 42},
                                  {4, 33, 8, 27, 44, 49, 10, 29},
                                  {7, 26, 5, 32, 9, 28, 43, 50}},
                                 1);
  EXPECT_TRUE(check_tour({8, 8}, closed).valid);
  EXPECT_TRUE(check_tour({8, 8}, closed).closed);
}

TEST(Check, ReportsSquaresMissingVisitedTwiceOrOffTheBoard) {
  const std::vector<Square> nothing;
  EXPECT_EQ(check_tour({1, 2}, nothing).fault, "2 squares are never visited: (0,0) (0,1)");
  const std::vector<Square> one = {{0, 0}};
  EXPECT_TRUE(check_tour({1, 1}, one).valid);
  EXPECT_FALSE(check_tour({1, 1}, one).closed);
  EXPECT_EQ(check_tour({1, 2}, one).fault, "the square (0,1) is never visited");
  const std::vector<Square> doubled = {{0, 0}, {1, 2}, {0, 0}};
  EXPECT_EQ(check_tour({2, 3}, doubled).fault, "number 3 is on (0,0), which number 1 has already visited");
  const std::vector<Square> off = {{0, 0}, {1, 2}, {2, 4}};
  EXPECT_EQ(check_tour({2, 3}, off, 0).fault, "(2,4) is not on the 2x3 board");
  const std::vector<Square> negative = {{-1, 0}};
  EXPECT_EQ(check_tour({2, 3}, negative).fault, "(-1,0) is not on the 2x3 board");
}

TEST(Check, HandlesHolesAndOtherLeapers) {
  const std::vector<Square> around = {{0, 0}, {1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}, {2, 1}};
  const std::vector<Square> middle = {{1, 1}};
  EXPECT_EQ(check_tour({3, 3}, around).fault, "the square (1,1) is never visited");
  EXPECT_TRUE(check_tour({3, 3}, around, 1, middle).valid);
  EXPECT_TRUE(check_tour({3, 3}, around, 1, middle).closed);
  EXPECT_EQ(check_tour({3, 3}, middle, 0, middle).fault, "number 0 is on (1,1), which is a hole in the board");
  EXPECT_EQ(check_tour({3, 3}, around, 0, middle, {1, 3}).fault,
            "the move from 0 at (0,0) to 1 at (1,2) is not a move of the camel");
  EXPECT_TRUE(check_tour({3, 3}, around, 0, middle, {2, 1}).closed);
  // Going there and back is not a closed tour.
  const std::vector<Square> two = {{0, 0}, {0, 1}};
  EXPECT_TRUE(check_tour({1, 2}, two, 0, {}, {0, 1}).valid);
  EXPECT_FALSE(check_tour({1, 2}, two, 0, {}, {0, 1}).closed);
  const std::vector<Square> only = {{0, 0}};
  EXPECT_EQ(check_tour({1, 1}, {}, 0, only).fault, "the board has no squares");
}

TEST(Check, AcceptsAPathOfSomeSquares) {
  const std::vector<Square> path = {{0, 0}, {1, 2}, {2, 0}};
  EXPECT_TRUE(check_path({8, 8}, path).valid);
  EXPECT_TRUE(check_path({8, 8}, {}).valid);
  EXPECT_EQ(check_path({2, 8}, path).at, 2);
  EXPECT_EQ(check_path({2, 8}, path).fault, "(2,0) is not on the 2x8 board");
}

}  // namespace
}  // namespace kt
