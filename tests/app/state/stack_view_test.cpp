#include "app/state/stack_view.h"

#include <gtest/gtest.h>

#include "core/search/search.h"

namespace kt {
namespace {

TEST(StackView, ShowsTheWholeStackWithTheMovesOfEachSquare) {
  Search search({.board = {5, 5}});
  while (search.depth() < 9) search.step();
  const auto frames = stack_frames(search, 1);
  const auto path = search.path();
  ASSERT_EQ(frames.size(), 9u);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    EXPECT_EQ(frames[i].depth, i + 1);
    EXPECT_EQ(frames[i].square, path[i]);
    EXPECT_EQ(frames[i].branches.size(), 8u);
    for (const Branch& branch : frames[i].branches) EXPECT_FALSE(branch.visits);
    if (i + 1 == frames.size()) {
      EXPECT_EQ(frames[i].current, -1);
    } else {
      EXPECT_EQ(frames[i].branches.at(static_cast<std::size_t>(frames[i].current)).candidate.square, path[i + 1]);
    }
  }
}

TEST(StackView, ShowsARangeThatEndsAtTheTop) {
  Search search({.board = {8, 8}});
  while (search.depth() < 30) search.step();
  const auto range = [&](std::size_t first, std::size_t count) {
    const auto frames = stack_frames(search, first, count);
    return frames.empty() ? std::pair<std::size_t, std::size_t>{}
                          : std::pair{frames.front().depth, frames.back().depth};
  };
  using Range = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(range(0, 10), (Range{21, 30})) << "the top is followed";
  EXPECT_EQ(range(5, 10), (Range{5, 14}));
  EXPECT_EQ(range(27, 10), (Range{21, 30}));
  EXPECT_EQ(range(99, 10), (Range{21, 30})) << "asked for when the path was longer";
  EXPECT_EQ(range(1, 100), (Range{1, 30}));
  EXPECT_EQ(range(0, 100), (Range{1, 30}));
}

TEST(StackView, IsEmptyWithoutAStack) {
  Search over({.board = {2, 2}});
  over.step();
  ASSERT_EQ(over.status(), Status::exhausted);
  EXPECT_TRUE(stack_frames(over, 0).empty());
  EXPECT_TRUE(stack_frames(over, 1).empty());
  Search other({.board = {6, 6}, .goal = Goal::closed, .algorithm = find_algorithm("divide-and-conquer")});
  while (!other.ended()) other.step();
  EXPECT_TRUE(stack_frames(other, 0).empty());
}

}  // namespace
}  // namespace kt
