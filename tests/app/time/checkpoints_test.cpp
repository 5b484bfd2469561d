#include "app/time/checkpoints.h"

#include <gtest/gtest.h>

#include "app/from_query.h"

namespace kt {
namespace {

Moment moment_at(std::uint64_t step) {
  Moment moment{search_of("board=8"), {}};
  go_to(moment.search, step);
  return moment;
}

// Like a run.
void go_on(Checkpoints& checkpoints, Moment& moment, std::uint64_t step) {
  while (moment.steps() < step) {
    moment.run(std::min(checkpoints.due(moment.steps()), step) - moment.steps());
    if (moment.steps() == checkpoints.due(moment.steps() - 1)) checkpoints.keep(moment);
  }
}

class CheckpointsTest : public testing::Test {
 protected:
  Moment moment = moment_at(0);
  Checkpoints checkpoints{moment, 12 * moment_at(100'000).bytes()};
};

// No step of the run is far from a checkpoint, however often checkpoints were thinned out.
TEST_F(CheckpointsTest, AreEvenlySpacedWithinTheirMemory) {
  for (const std::uint64_t length : {50'000, 400'000, 2'000'000}) {
    go_on(checkpoints, moment, length);
    const std::span<const Moment> all = checkpoints.all();
    ASSERT_GT(all.size(), 5u) << length;
    EXPECT_EQ(all[0].steps(), 0u);
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_EQ(all[i].steps(), i * all[1].steps()) << length;
    std::size_t bytes = 0;
    for (const Moment& one : all) bytes += one.bytes();
    EXPECT_EQ(checkpoints.bytes(), bytes);
    EXPECT_LE(bytes, 12 * moment.bytes());
    EXPECT_EQ(checkpoints.due(length), all.back().steps() + all[1].steps());
  }
}

TEST_F(CheckpointsTest, AreFoundByStep) {
  for (const std::uint64_t step : {20'000, 10'000, 30'000}) checkpoints.keep(moment_at(step));
  EXPECT_EQ(checkpoints.before(9'999).steps(), 0u);
  EXPECT_EQ(checkpoints.before(10'000).steps(), 10'000u);
  EXPECT_EQ(checkpoints.before(99'999).steps(), 30'000u);
  EXPECT_EQ(checkpoints.until(29'999).size(), 3u);
  EXPECT_EQ(checkpoints.after(9'999)->steps(), 10'000u);
  EXPECT_EQ(checkpoints.after(10'000)->steps(), 20'000u);
  EXPECT_EQ(checkpoints.after(30'000), nullptr);
}

TEST_F(CheckpointsTest, TheEndOfAGapStaysUntilItIsClosed) {
  checkpoints.open_gap(moment_at(100'000));
  EXPECT_FALSE(checkpoints.is_in_gap(0));
  EXPECT_TRUE(checkpoints.is_in_gap(1));
  EXPECT_FALSE(checkpoints.is_in_gap(100'000));
  for (std::uint64_t step = 1; step < 90; ++step) checkpoints.keep(moment_at(step));
  EXPECT_EQ(checkpoints.all().back().steps(), 100'000u);
  EXPECT_LT(checkpoints.all().size(), 13u);
  const std::uint64_t known = checkpoints.all()[checkpoints.all().size() - 2].steps();
  EXPECT_FALSE(checkpoints.is_in_gap(known));
  EXPECT_TRUE(checkpoints.is_in_gap(known + 1));
  checkpoints.close_gap();
  EXPECT_FALSE(checkpoints.is_in_gap(known + 1));
}

// Three checkpoints exceed the memory, but the middle one is the end of the gap, so none can be dropped.
TEST(CheckpointsMemory, MayBeTooSmallForTheEndOfAGap) {
  Checkpoints checkpoints(moment_at(0), 2 * moment_at(0).bytes());
  checkpoints.open_gap(moment_at(100'000));
  checkpoints.keep(moment_at(200'000));
  EXPECT_EQ(checkpoints.all().size(), 3u);
  EXPECT_EQ(checkpoints.gap_end(), 100'000u);
}

TEST_F(CheckpointsTest, ChangeTheirDetailWithTheSearch) {
  checkpoints.open_gap(moment_at(100'000));
  checkpoints.set_detail(Detail::candidate);
  const std::uint64_t end = checkpoints.gap_end();
  EXPECT_GT(end, 100'000u);
  EXPECT_EQ(checkpoints.after(1)->steps(), end);
  checkpoints.set_detail(Detail::move);
  EXPECT_EQ(checkpoints.gap_end(), 100'000u);
}

}  // namespace
}  // namespace kt
