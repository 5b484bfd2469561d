#include "app/time/batch_size.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

Search search_by(const char* algorithm, int side) {
  return Search(Problem{.board = {side, side}, .algorithm = find_algorithm(algorithm)});
}

TEST(BatchSize, FollowsTheTimeOfTheLastBatches) {
  BatchSize batch;
  batch.restart(search_by("neural-network", 8));
  EXPECT_EQ(batch.steps(), 1u);
  for (int i = 0; i < 20; ++i) batch.record(static_cast<double>(batch.steps()) * 0.0001);
  EXPECT_GE(batch.steps(), 5u);
  EXPECT_LE(batch.steps(), 20u);
  for (int i = 0; i < 20; ++i) batch.record(static_cast<double>(batch.steps()) * 0.1);
  EXPECT_EQ(batch.steps(), 1u);
  for (int i = 0; i < 20; ++i) batch.record(0);
  EXPECT_EQ(batch.steps(), BatchSize::kMax);
}

// A step that scans all free squares takes as long as hundreds of other steps.
TEST(BatchSize, StartsWithOneStepForAlgorithmsThatScanTheBoard) {
  BatchSize batch;
  batch.restart(search_by("cut-squares", 64));
  EXPECT_EQ(batch.steps(), 1u);
  batch.restart(search_by("pruned", 64));
  EXPECT_EQ(batch.steps(), BatchSize::kMax);
  batch.restart();
  EXPECT_EQ(batch.steps(), 1u);
}

class BatchTest : public AppTest {};

// A frame without time left still takes one step, however slow it is.
TEST_F(BatchTest, IsOneStepOnASlowMachine) {
  change("board=10&algorithm=neural-network&speed=max");
  time.each_look = 1;
  app.apply(Play{});
  for (int i = 1; i < 20 && app.state() == RunState::playing; ++i) {
    frame();
    EXPECT_EQ(app.search().steps(), static_cast<std::uint64_t>(i));
  }
}

}  // namespace
}  // namespace kt
