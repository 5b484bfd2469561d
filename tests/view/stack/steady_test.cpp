#include "view/stack/steady.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

// A path of squares in one column; `turn`: where it changes direction.
Snapshot path_of(std::size_t depth, std::size_t turn, int way, bool fast = true) {
  Snapshot snapshot;
  snapshot.pace = fast ? Pace::blur : Pace::steps;
  snapshot.depth = depth;
  for (std::size_t i = 0; i < depth; ++i) snapshot.path.push_back({static_cast<int>(i), i < turn ? 0 : way});
  return snapshot;
}

TEST(SteadyPath, ASlowPathIsCompletelyCalm) {
  SteadyPath steady;
  steady.update(path_of(30, 30, 0, false), 0);
  EXPECT_EQ(steady.calm(), 30u);
  EXPECT_EQ(steady.longest(), 30u);
  steady.update(path_of(12, 3, 5, false), 0.1);
  EXPECT_EQ(steady.calm(), 12u);
  EXPECT_EQ(steady.longest(), 12u);
}

TEST(SteadyPath, ChangedSquaresAreNotCalmForASecond) {
  SteadyPath steady;
  steady.update(path_of(30, 30, 0, false), 0);
  steady.update(path_of(30, 20, 1), 0.1);
  EXPECT_EQ(steady.calm(), 20u);
  for (double t = 0.2; t < 1; t += 0.1) {
    steady.update(path_of(30, 20, 1), t);
    EXPECT_EQ(steady.calm(), 20u) << t;
  }
  for (double t = 1; t < 3; t += 0.1) steady.update(path_of(30, 20, 1), t);
  EXPECT_EQ(steady.calm(), 30u);
}

TEST(SteadyPath, RemembersTheLongestPathForAWhile) {
  SteadyPath steady;
  steady.update(path_of(30, 30, 0, false), 0);
  steady.update(path_of(10, 10, 0), 0.1);
  EXPECT_EQ(steady.longest(), 30u);
  EXPECT_EQ(steady.calm(), 10u);
  steady.update(path_of(35, 35, 0), 0.2);
  EXPECT_EQ(steady.longest(), 35u);
  for (double t = 0.3; t < 3; t += 0.1) steady.update(path_of(12, 12, 0), t);
  EXPECT_EQ(steady.longest(), 12u);
}

TEST(SteadyPath, LongPathsAreCheap) {
  SteadyPath steady;
  steady.update(path_of(100'000, 100'000, 0, false), 0);
  steady.update(path_of(99'000, 100'000, 0), 0.1);
  EXPECT_EQ(steady.calm(), 99'000u);
  steady.update(path_of(99'000, 100, 7), 0.2);
  EXPECT_EQ(steady.calm(), 100u);
}

}  // namespace
}  // namespace kt
