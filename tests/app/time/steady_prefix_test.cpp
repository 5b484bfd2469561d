#include "app/time/steady_prefix.h"

#include <gtest/gtest.h>

#include "app/from_query.h"

namespace kt {
namespace {

TEST(SteadyPrefix, CountsFromTheLastChangeBelow) {
  SteadyPrefix steady;
  steady.note(0, 10, 100, 1);    // squares 1 to 10 are new
  steady.note(7, 12, 200, 2);    // it backtracked to 7
  steady.note(9, 9, 300, 3);     // to 9
  steady.note(5, 20, 1000, 10);  // and to 5
  const auto prefix = steady.longest_for(2, 1500, 12);
  ASSERT_TRUE(prefix);
  EXPECT_EQ(prefix->squares, 19u);  // of 20, without the knight's own
  const auto old = steady.longest_for(5, 1500, 12);
  ASSERT_TRUE(old);
  EXPECT_EQ(old->squares, 5u);
  EXPECT_DOUBLE_EQ(old->seconds, 11);
  EXPECT_EQ(old->steps, 1400u);
}

TEST(SteadyPrefix, NothingIsSteadyAtFirst) {
  SteadyPrefix steady;
  EXPECT_FALSE(steady.longest_for(1, 0, 0));
  steady.note(0, 30, 100, 5);
  EXPECT_FALSE(steady.longest_for(1, 200, 5.5));
  EXPECT_TRUE(steady.longest_for(1, 200, 6.5));
  steady.clear();
  EXPECT_FALSE(steady.longest_for(1, 200, 60));
}

TEST(SteadyPrefix, IgnoresTheStartAlone) {
  SteadyPrefix steady;
  steady.note(0, 1, 0, 0);
  EXPECT_FALSE(steady.longest_for(1, 0, 100));
  steady.note(1, 30, 500, 100);
  EXPECT_FALSE(steady.longest_for(1, 500, 100.5));
}

TEST(SteadyPrefix, CountsUndoneSteps) {
  SteadyPrefix steady;
  steady.note(0, 12, 1000, 1);
  steady.note(9, 11, 400, 5);
  EXPECT_EQ(steady.longest_for(3, 400, 5)->squares, 9u);
  EXPECT_EQ(steady.longest_for(3, 400, 5)->steps, 600u);
}

// Compared with every step of a real run: the front that it names has not changed since then.
TEST(SteadyPrefix, MatchesARealRun) {
  Search search = search_of("board=6x6");
  SteadyPrefix steady;
  std::vector<std::vector<Square>> paths;  // by step
  paths.push_back(search.path());
  steady.note(0, 1, 0, 0);
  for (int frame = 1; frame <= 300; ++frame) {
    std::size_t low = SIZE_MAX;
    for (int i = 0; i < 37; ++i) {
      search.step();
      low = std::min(low, search.depth());
      paths.push_back(search.path());
    }
    const double now = frame / 60.0;
    steady.note(low, search.depth(), search.steps(), now);
    const auto prefix = steady.longest_for(0.5, search.steps(), now);
    if (!prefix) continue;
    const std::vector<Square>& present = paths.back();
    const auto last = static_cast<std::size_t>(search.steps());
    for (std::size_t step = last - static_cast<std::size_t>(prefix->steps); step <= last; ++step) {
      ASSERT_GE(paths[step].size(), prefix->squares) << "frame " << frame;
      ASSERT_TRUE(std::equal(present.begin(), present.begin() + static_cast<std::ptrdiff_t>(prefix->squares),
                             paths[step].begin()));
    }
  }
}

}  // namespace
}  // namespace kt
