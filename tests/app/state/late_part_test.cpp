// What needs the code that comes later waits for it, and what is asked for after that follows in its order.
#include "app/state/late_part.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

using State = LatePart::State;

class LatePartTest : public AppTest {
 protected:
  LatePartTest() { tell(State::away); }

  void tell(State state, std::string failure = {}) { app.apply(LatePart{state, std::move(failure)}); }
  State state() const { return app.late_part().state; }
  bool shows_graph() const { return !app.settings().graph.empty(); }
};

TEST_F(LatePartTest, WhatDoesWithoutItDoesNotWait) {
  change("board=5x5");
  app.apply(StepBy{});
  EXPECT_EQ(app.search().steps(), 1u);
  EXPECT_EQ(state(), State::away);
  EXPECT_FALSE(app.is_waiting());
}

TEST_F(LatePartTest, WhatNeedsItWaitsInOrder) {
  change("graph=A-B;B-C&start=A");
  app.apply(StepBy{});
  app.apply(Attention{.stack = true});  // of the view: each frame asks for it
  EXPECT_EQ(state(), State::coming);
  EXPECT_TRUE(app.is_waiting());
  EXPECT_FALSE(shows_graph());
  EXPECT_TRUE(app.snapshot().attention.stack);
  tell(State::here);
  EXPECT_FALSE(app.is_waiting());
  EXPECT_TRUE(shows_graph());
  EXPECT_EQ(app.search().steps(), 1u);
  change("graph=A-B");
  EXPECT_FALSE(app.is_waiting()) << "it is there";
}

bool waits(const Command& command) {
  FakeTime time;
  App app(time.clock());
  app.apply(LatePart{State::away, {}});
  app.apply(command);
  return app.is_waiting();
}

// All that cmake/later.txt has the code of.
TEST(LatePart, WhatWaitsForIt) {
  for (const char* settings : {"graph=A-B;B-C&start=A", "compare=algorithm:warnsdorff", "mode=play", "mode=predict",
                               "algorithm=cut-squares", "algorithm=divide-and-conquer", "algorithm=neural-network",
                               "tie=squirrel-cull", "graph=nonsense", "compare=graph:A-B"})
    EXPECT_TRUE(waits(Change{parse_query(settings)})) << settings;
  EXPECT_TRUE(waits(Measure{}));
  EXPECT_TRUE(waits(OpenMeasured{}));
}

TEST(LatePart, MostAlgorithmsDoWithoutIt) {
  for (const char* id : {"brute-force", "backtracking", "warnsdorff", "warnsdorff-backtracking", "pruned",
                         "pruned-warnsdorff", "forced-moves", "restarts"})
    EXPECT_FALSE(waits(Change{{{"algorithm", id}}})) << id;
}

TEST_F(LatePartTest, TheTreeIsEstimatedWhenItIsHere) {
  app.apply(Attention{.estimate = true});
  for (int i = 0; i < 5; ++i) frame();
  EXPECT_EQ(app.snapshot().estimate.probes, 0u);
  EXPECT_GT(app.seconds_until_change(), 1) << "nothing is to be done meanwhile";
  tell(State::here);
  for (int i = 0; i < 5; ++i) frame();
  EXPECT_GT(app.snapshot().estimate.probes, 0u);
}

TEST_F(LatePartTest, WithoutItTheRestIsDoneAndSaysSo) {
  change("graph=A-B;B-C&start=A");
  change("board=5x5");
  app.apply(StepBy{});
  tell(State::failed, "It did not come.");
  EXPECT_FALSE(app.is_waiting());
  EXPECT_EQ(app.settings().board.rows, 5);
  EXPECT_EQ(app.search().steps(), 1u);
  EXPECT_EQ(app.snapshot().notice, "It did not come.");
  EXPECT_TRUE(app.snapshot().waits);
  app.apply(StepBy{});
  EXPECT_EQ(app.search().steps(), 2u) << "the board lives on";
}

TEST_F(LatePartTest, TriedOnceMore) {
  change("graph=A-B;B-C&start=A");
  tell(State::failed, "It did not come.");
  tell(State::coming);
  EXPECT_EQ(state(), State::failed) << "it was asked for before that was known";
  tell(State::coming, "It did not come.");
  EXPECT_EQ(app.snapshot().notice, "");
  EXPECT_TRUE(app.is_waiting());
  tell(State::failed, "It did not come again.");
  EXPECT_EQ(app.snapshot().notice, "It did not come again.");
  change("graph=A-B&start=B");
  EXPECT_TRUE(app.is_waiting()) << "who asks again has it brought again";
  tell(State::here);
  EXPECT_EQ(app.snapshot().notice, "");
  EXPECT_EQ(to_string(app.settings().graph), "A-B");
}

TEST_F(LatePartTest, GivenUp) {
  change("graph=A-B;B-C&start=A");
  tell(State::failed, "It did not come.");
  app.apply(DismissNotice{});
  EXPECT_FALSE(app.snapshot().waits);
  tell(State::here);
  EXPECT_FALSE(shows_graph());
}

TEST_F(LatePartTest, BroughtForAPanel) {
  tell(State::coming);
  EXPECT_FALSE(app.is_waiting());
  app.apply(StepBy{});
  EXPECT_EQ(app.search().steps(), 1u);
  tell(State::failed, "It did not come.");
  EXPECT_EQ(app.snapshot().notice, "") << "the panel says it";
  tell(State::here);
  tell(State::coming);
  EXPECT_EQ(state(), State::here);
}

}  // namespace
}  // namespace kt
