#include "view/board/path_index.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace kt {
namespace {

TEST(PathIndex, KnowsThePositionOfEverySquare) {
  PathIndex index;
  index.update({3, 3}, std::vector<Square>{{0, 0}, {1, 2}, {2, 0}});
  EXPECT_EQ(index.last_place(0), 1u);
  EXPECT_EQ(index.last_place(5), 2u);
  EXPECT_EQ(index.last_place(6), 3u);
  EXPECT_EQ(index.last_place(8), 0u);
  EXPECT_TRUE(index.began_anew());
}

TEST(PathIndex, ReportsOnlyChanges) {
  PathIndex index;
  std::vector<Square> path;
  for (int i = 0; i < 1000; ++i) path.push_back({i / 40, i % 40});
  index.update({40, 40}, path);
  index.update({40, 40}, path);
  EXPECT_TRUE(index.changed().empty());
  EXPECT_FALSE(index.began_anew());
  path.pop_back();
  path.push_back({39, 39});
  index.update({40, 40}, path);
  const std::set<int> changed(index.changed().begin(), index.changed().end());
  EXPECT_EQ(changed, (std::set<int>{999, 39 * 40 + 39}));
}

// Compared with a full count, over random walks back and forth that may repeat squares.
TEST(PathIndex, StaysCorrectAfterAnyChanges) {
  constexpr Board kBoard{6, 7};
  std::mt19937 random(1);
  PathIndex index;
  std::vector<Square> path;
  for (int round = 0; round < 2000; ++round) {
    for (auto n = random() % 6; n > 0 && !path.empty(); --n) path.pop_back();
    for (auto n = random() % 6; n > 0; --n) {
      const int row = static_cast<int>(random() % 6);
      const int col = static_cast<int>(random() % 7);
      path.push_back({row, col});
    }
    index.update(kBoard, path);
    ASSERT_EQ(index.size(), path.size());
    for (int number = 0; number < kBoard.squares(); ++number) {
      std::vector<std::uint32_t> places;
      for (std::uint32_t p = index.last_place(number); p != 0; p = index.earlier_place(p)) places.push_back(p);
      std::vector<std::uint32_t> expected;
      for (std::size_t i = path.size(); i > 0; --i) {
        if (path[i - 1].row * kBoard.cols + path[i - 1].col == number)
          expected.push_back(static_cast<std::uint32_t>(i));
      }
      ASSERT_EQ(places, expected);
    }
  }
}

TEST(PathIndex, RestartsForAnotherBoard) {
  PathIndex index;
  index.update({5, 5}, std::vector<Square>{{0, 0}, {4, 4}});
  index.update({2, 2}, std::vector<Square>{{1, 1}});
  EXPECT_TRUE(index.began_anew());
  EXPECT_EQ(index.last_place(0), 0u);
  EXPECT_EQ(index.last_place(3), 1u);
}

}  // namespace
}  // namespace kt
