#include "core/problem/moves.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "app/in_english.h"

namespace kt {
namespace {

using Moves = std::vector<std::pair<int, int>>;

Moves of(const MoveOrder& order) {
  Moves moves;
  for (const Offset move : order) moves.emplace_back(move.row, move.col);
  return moves;
}

TEST(MoveOrders, MatchTheSources) {
  const std::map<std::string, Moves> expected = {
      {"clockwise", {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}},
      {"lexicographic", {{2, 1}, {2, -1}, {1, 2}, {1, -2}, {-2, 1}, {-2, -1}, {-1, 2}, {-1, -2}}},
      {"report", {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}},
      {"report-warnsdorff", {{-2, -1}, {1, 2}, {2, -1}, {-2, 1}, {2, 1}, {-1, 2}, {1, -2}, {-1, -2}}},
      {"report-brute", {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}},
  };
  EXPECT_EQ(move_orders().size(), expected.size());
  for (const auto& [name, moves] : expected) EXPECT_EQ(of(*parse_move_order(name)), moves) << name;
}

TEST(MoveOrders, HaveAllEightMovesEach) {
  for (const NamedMoveOrder& order : move_orders()) {
    std::set<std::pair<int, int>> distinct;
    for (const Offset move : order.moves) {
      EXPECT_TRUE(is_knight_move({10, 10}, {10 + move.row, 10 + move.col}));
      distinct.emplace(move.row, move.col);
    }
    EXPECT_EQ(distinct.size(), 8u) << order.id;
  }
}

TEST(MoveOrders, NumberPermutationsInClockwiseOrder) {
  EXPECT_EQ(parse_move_order("12345678"), *parse_move_order("clockwise"));
  const Moves expected = {{-1, 2}, {2, 1}, {-2, 1}, {1, 2}, {1, -2}, {-2, -1}, {2, -1}, {-1, -2}};
  EXPECT_EQ(of(*parse_move_order("31427586")), expected);
}

TEST(MoveOrders, RefuseOtherText) {
  std::string names;
  for (const NamedMoveOrder& order : move_orders()) names += (names.empty() ? "" : ", ") + std::string(order.id);
  EXPECT_EQ(parse_move_order("1234567").error(),
            "'1234567' is neither one of " + names + " nor a permutation of 12345678");
  for (const char* text : {"", "11345678", "123456789", "02345678", "Clockwise"})
    EXPECT_FALSE(parse_move_order(text)) << text;
}

TEST(Leaper, LeapsMustFitTheLargestBoard) {
  EXPECT_EQ(parse_leaper("1023,0"), (Leaper{1023, 0}));
  EXPECT_EQ(parse_leaper("0,1023"), (Leaper{0, 1023}));
  for (const char* text : {"1024,0", "0,1024", "0,0", "1", "1,2,3", "-1,2"}) EXPECT_FALSE(parse_leaper(text)) << text;
}

TEST(Neighbours, AreOnTheBoardInTheGivenOrder) {
  const auto clockwise = *parse_move_order("clockwise");
  EXPECT_EQ(neighbours({8, 8}, {0, 0}, clockwise), (std::vector<Square>{{2, 1}, {1, 2}}));
  EXPECT_EQ(neighbours({8, 8}, {4, 4}, clockwise).size(), 8u);
  EXPECT_EQ(neighbours({8, 8}, {4, 4}, clockwise).front(), (Square{6, 5}));
  EXPECT_EQ(neighbours({2, 3}, {0, 0}, clockwise), (std::vector<Square>{{1, 2}}));
  EXPECT_TRUE(neighbours({1, 1}, {0, 0}, clockwise).empty());
}

}  // namespace
}  // namespace kt
