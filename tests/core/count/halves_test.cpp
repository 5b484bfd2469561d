// Closed tours counted by halves, against published numbers and a frontier over the whole board.
#include "core/count/halves.h"

#include <gtest/gtest.h>

#include <limits>

#include "app/in_english.h"
#include "core/count/frontier.h"

namespace kt {
namespace {

constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

Problem closed(Board board) { return {.board = board, .goal = Goal::closed}; }

std::string counted(Board board, std::uint64_t slice = kAll) {
  HalvesCount count(closed(board));
  while (!count.run(slice)) {
  }
  EXPECT_EQ(count.groups_done(), count.groups());
  return count.status() == HalvesCount::Status::done ? to_string(count.count()) : in_english(count.reason());
}

TEST(HalvesCountSweep, FindsThePublishedNumbers) {
  EXPECT_EQ(counted({5, 6}), "8");
  EXPECT_EQ(counted({6, 6}), "9862");  // A001230
  EXPECT_EQ(counted({6, 7}), "1067638");
  EXPECT_EQ(counted({6, 8}), "55488142");
  EXPECT_EQ(counted({3, 10}), "16");  // A070030: 3x2n
  EXPECT_EQ(counted({12, 3}), "176");
  EXPECT_EQ(counted({3, 40}), "11010065269439104");
  EXPECT_EQ(counted({5, 8}), "44202");
}

TEST(HalvesCount, CountsZeroOnBoardsWithoutClosedTours) {
  for (const Board board : {Board{1, 4}, Board{2, 8}, Board{4, 4}, Board{4, 9}, Board{3, 8}, Board{8, 4}})
    EXPECT_EQ(counted(board), "0") << to_string(board);
}

TEST(HalvesCountSweep, AgreesWithAFullFrontier) {
  for (int rows = 3; rows <= 6; ++rows) {
    for (int cols = 4; rows * cols <= 48; ++cols) {
      if (!halves_can_count(closed({rows, cols}), false)) continue;
      FrontierCount frontier(closed({rows, cols}), false);
      frontier.run(kAll);
      EXPECT_EQ(counted({rows, cols}), to_string(frontier.count())) << rows << "x" << cols;
    }
  }
}

TEST(HalvesCount, GivesTheSameCountInSlices) {
  EXPECT_EQ(counted({6, 6}, 1), "9862");
  EXPECT_EQ(counted({5, 8}, 37), "44202");
}

TEST(HalvesCount, GivesUpWithAReason) {
  HalvesCount count(closed({6, 6}), 100);
  while (!count.run(1000)) {
  }
  EXPECT_EQ(count.status(), HalvesCount::Status::gave_up);
  EXPECT_EQ(count.reason(), "counting would need more than 100 states at a time");
}

TEST(HalvesCount, CoversKnightsBoardsWithANarrowMiddle) {
  const auto refusal = [](const Problem& problem) {
    const auto can = halves_can_count(problem, false);
    return can ? std::string() : in_english(can.error());
  };
  EXPECT_EQ(refusal(closed({10, 12})), "");
  EXPECT_EQ(refusal(closed({11, 12})),
            "the halves would meet in a strip of 2x11 squares, but at most 2x10 are allowed");
  EXPECT_EQ(refusal(closed({5, 4})), "");
  for (const Board board : {Board{5, 2}, Board{5, 7}})
    EXPECT_EQ(refusal(closed(board)), "counting by halves needs a side with an even number of squares, at least 4")
        << to_string(board);
  Problem problem = closed({6, 6});
  problem.leaper = {2, 1};
  EXPECT_EQ(refusal(problem), "");
  problem.leaper = {1, 3};
  EXPECT_EQ(refusal(problem), "counting by halves works only for the knight");
}

TEST(HalvesCountSlow, CountsClosedToursOf7x8) { EXPECT_EQ(counted({7, 8}), "34524432316"); }

TEST(TourCount, MultipliesExactlyUpTo128Bits) {
  const std::uint64_t max = std::numeric_limits<std::uint64_t>::max();
  TourCount sum{0, 1};
  EXPECT_TRUE(add_product(sum, {0, max}, {0, max}));
  EXPECT_EQ(to_string(sum), "340282366920938463426481119284349108226");  // (2^64 - 1)^2 + 1
  sum = {};
  EXPECT_TRUE(add_product(sum, {1, 5}, {0, 3}));
  EXPECT_EQ(sum, (TourCount{3, 15}));
  sum = {};
  EXPECT_FALSE(add_product(sum, {1, 0}, {1, 0}));
  sum = {};
  EXPECT_FALSE(add_product(sum, {max, 0}, {0, 2}));
  sum = {max, max};
  EXPECT_FALSE(add_product(sum, {0, 1}, {0, 1}));
}

}  // namespace
}  // namespace kt
