#include "core/text/check.h"

#include <gtest/gtest.h>

#include <vector>

#include "app/in_english.h"

namespace kt {
namespace {

TEST(Check, ReportsSquaresMissingVisitedTwiceOrOffTheBoard) {
  const std::vector<Square> nothing;
  EXPECT_EQ(check_tour({1, 2}, nothing).fault, "2 squares are never visited: (0,0) (0,1)");
  const std::vector<Square> one = {{0, 0}};
  EXPECT_TRUE(check_tour({1, 1}, one).valid);
  EXPECT_FALSE(check_tour({1, 1}, one).closed);
  EXPECT_EQ(check_tour({1, 2}, one).fault, "the square (0,1) is never visited");
  const std::vector<Square> doubled = {{0, 0}, {1, 2}, {0, 0}};
  EXPECT_EQ(check_tour({2, 3}, doubled).fault, "number 3 is on (0,0), which already has number 1");
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
  // There and back is no closed tour.
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
