#include "view/code/line_shares.h"

#include <gtest/gtest.h>

namespace kt {
namespace {

constexpr Listing kListing{.algorithm = "backtracking",
                           .language = Language::python,
                           .text = "a\nb\nc\nd\n",
                           .marks = {.advance = 0, .backtrack = 1, .reject = 2}};

Snapshot at(int frame, std::uint64_t entered, std::uint64_t given_up, std::uint64_t rejected) {
  Snapshot snapshot;
  snapshot.pace = Pace::blur;
  snapshot.now = frame / 60.0;
  const auto times = static_cast<std::uint64_t>(frame);
  snapshot.visits = entered * times + 1;
  snapshot.backtracks = given_up * times;
  snapshot.step = (entered + given_up + rejected) * times;
  return snapshot;
}

TEST(LineShares, AreSharesOfTheSteps) {
  LineShares shares;
  for (int frame = 1; frame < 100; ++frame) shares.update(at(frame, 30, 10, 60), kListing);
  ASSERT_GE(shares.shares().size(), 3u);
  EXPECT_NEAR(shares.shares()[0], 0.3f, 0.001f);
  EXPECT_NEAR(shares.shares()[1], 0.1f, 0.001f);
  EXPECT_NEAR(shares.shares()[2], 0.6f, 0.001f);
}

TEST(LineShares, ChangeSlowlyEnoughToRead) {
  LineShares shares;
  Snapshot snapshot = at(0, 0, 0, 0);
  float largest = 0;
  for (int frame = 1; frame < 200; ++frame) {
    const std::vector<float> before(shares.shares().begin(), shares.shares().end());
    const std::uint64_t backtracks = frame % 2 == 0 ? 50 : 0;
    snapshot.now = frame / 60.0;
    snapshot.visits += 100 - backtracks;
    snapshot.backtracks += backtracks;
    snapshot.step += 100;
    shares.update(snapshot, kListing);
    for (std::size_t i = 0; i < before.size(); ++i)
      largest = std::max(largest, std::abs(shares.shares()[i] - before[i]));
  }
  EXPECT_LT(largest, 0.03f);
  EXPECT_GT(largest, 0.003f) << "they do change";
}

TEST(LineShares, RestartForAnotherProgram) {
  constexpr Listing kOther{.algorithm = "backtracking",
                           .language = Language::java,
                           .text = "d\nc\nb\na\n",
                           .marks = {.advance = 3, .backtrack = 2, .reject = 1}};
  LineShares shares;
  for (int frame = 1; frame < 100; ++frame) shares.update(at(frame, 30, 10, 60), kListing);
  shares.update(at(100, 30, 10, 60), kOther);
  EXPECT_TRUE(shares.shares().empty());
  shares.update(at(101, 30, 10, 60), kOther);
  ASSERT_EQ(shares.shares().size(), 5u);
  EXPECT_NEAR(shares.shares()[3], 0.3f, 0.001f);
  EXPECT_EQ(shares.shares()[0], 0);
}

TEST(LineShares, AreAbsentIfEachStepIsShown) {
  LineShares shares;
  for (int frame = 1; frame < 10; ++frame) shares.update(at(frame, 1, 1, 0), kListing);
  EXPECT_FALSE(shares.shares().empty());
  Snapshot still = at(10, 1, 1, 0);
  still.pace = Pace::steps;
  shares.update(still, kListing);
  EXPECT_TRUE(shares.shares().empty());
}

}  // namespace
}  // namespace kt
