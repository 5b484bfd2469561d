// The data that the app keeps up to date for panels that need it, and the cost.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "app/app_fixture.h"
#include "app/state/stack_view.h"
#include "core/search/visit_counter.h"

namespace kt {
namespace {

class RequiredDataTest : public AppTest {
 protected:
  // Frames until nothing changes any more.
  int frames_to_rest() {
    int frames = 0;
    for (app.snapshot(); app.seconds_until_change() == 0 && frames < 10'000; ++frames) {
      frame();
      app.snapshot();
    }
    EXPECT_LT(frames, 10'000);
    return frames;
  }
  // Number of abandoned branches with a known size.
  int sizes() {
    int known = 0;
    for (const StackFrame& frame : app.snapshot().stack) {
      known +=
          static_cast<int>(std::ranges::count_if(frame.branches, [](const Branch& b) { return b.visits.has_value(); }));
    }
    return known;
  }
};

TEST_F(RequiredDataTest, ComputesNothingThatIsNotRequested) {
  change("board=6");
  app.apply(StepBy{500});
  EXPECT_EQ(frames_to_rest(), 0);
  const Snapshot& view = app.snapshot();
  EXPECT_EQ(view.required_data, RequiredData{});
  EXPECT_TRUE(view.stack.empty());
  EXPECT_TRUE(view.visits_at_square.empty());
  EXPECT_TRUE(view.visits_at_depth.empty());
  EXPECT_EQ(view.estimate.probes, 0u);
}

TEST_F(RequiredDataTest, ShowsTheStackOfTheCurrentStep) {
  change("board=6");
  app.apply(RequiredData{.stack = true});
  for (const std::uint64_t step : {500, 20, 21, 1000}) {
    app.apply(Seek{step});
    const std::vector<StackFrame> expected = stack_frames(app.search(), 0);
    const std::vector<StackFrame>& shown = app.snapshot().stack;
    ASSERT_EQ(shown.size(), expected.size()) << step;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      EXPECT_EQ(shown[i].square, expected[i].square);
      EXPECT_EQ(shown[i].current, expected[i].current);
    }
  }
  EXPECT_EQ(sizes(), 0);
  app.apply(RequiredData{});
  EXPECT_TRUE(app.snapshot().stack.empty());
}

TEST_F(RequiredDataTest, KeepsTheRequestedFramesUntilAnotherSearch) {
  change("board=20&algorithm=warnsdorff");
  app.apply(StepBy{399});
  app.apply(RequiredData{.stack = true});
  EXPECT_EQ(app.snapshot().stack.back().depth, 400u);
  app.apply(ShowFrames{7});
  EXPECT_EQ(app.snapshot().stack.front().depth, 7u);
  EXPECT_EQ(app.snapshot().stack.size(), kStackWindow);
  app.apply(StepBy{-1});
  EXPECT_EQ(app.snapshot().stack.front().depth, 7u);
  change("start=0,2");
  app.apply(StepBy{399});
  EXPECT_EQ(app.snapshot().stack.back().depth, app.snapshot().depth);
}

TEST_F(RequiredDataTest, AnotherSearchHasItsOwnStack) {
  change("board=6");
  app.apply(RequiredData{.stack = true, .sizes = true});
  app.apply(StepBy{500});
  frames_to_rest();
  EXPECT_GT(sizes(), 0);
  for (const char* other : {"start=3,3", "detail=candidate", "algorithm=pruned"}) {
    change(other);
    app.apply(Seek{500});
    const std::vector<StackFrame> expected = stack_frames(app.search(), 0);
    ASSERT_EQ(app.snapshot().stack.size(), expected.size()) << other;
    EXPECT_EQ(app.snapshot().stack.front().square, expected.front().square) << other;
    ASSERT_EQ(app.snapshot().stack.front().branches.size(), expected.front().branches.size()) << other;
    EXPECT_EQ(app.snapshot().stack.front().branches.front().candidate, expected.front().branches.front().candidate)
        << other;
  }
  // The same step of another search is another moment.
  change("board=5&detail=move&algorithm=backtracking");
  app.apply(Seek{9});
  const Square start = app.snapshot().stack.front().square;
  change("start=2,2&step=9");
  EXPECT_NE(app.snapshot().stack.front().square, start);
}

// At full speed only steady squares are shown, and at first none is steady.
TEST_F(RequiredDataTest, HidesTheStackAtHighSpeed) {
  change("board=6&speed=max");
  time.each_look = 0.001;
  app.apply(RequiredData{.stack = true});
  app.apply(Play{});
  frame();
  EXPECT_FALSE(shows_each_step(app.snapshot().pace));
  EXPECT_TRUE(app.snapshot().stack.empty());
  app.apply(Pause{});
  EXPECT_FALSE(app.snapshot().stack.empty());
  change("speed=15");
  app.apply(Play{});
  EXPECT_TRUE(shows_each_step(app.snapshot().pace));
  EXPECT_FALSE(app.snapshot().stack.empty());
  change("speed=15.1");
  EXPECT_FALSE(shows_each_step(app.snapshot().pace));
}

TEST_F(RequiredDataTest, KnowsBranchSizesAtOnceIfTheyAreCheap) {
  change("board=6");
  app.apply(StepBy{5000});
  app.apply(RequiredData{.stack = true, .sizes = true});
  EXPECT_EQ(app.seconds_until_change(), 0);
  frame();
  EXPECT_GT(sizes(), 0);
  EXPECT_TRUE(std::isinf(app.seconds_until_change()));
  const int all = sizes();
  app.apply(RequiredData{.stack = true});
  EXPECT_EQ(sizes(), 0);
  app.apply(RequiredData{.stack = true, .sizes = true});
  frame();
  EXPECT_EQ(sizes(), all);
}

TEST_F(RequiredDataTest, ComputesBranchSizesOverSeveralFrames) {
  change("board=8&start=0,1");
  app.apply(Seek{300'000});
  while (app.is_seeking()) frame();
  time.each_look = 0.0004;
  app.apply(RequiredData{.stack = true, .sizes = true});
  const int at_first = sizes();
  EXPECT_EQ(app.seconds_until_change(), 0);
  EXPECT_GT(frames_to_rest(), 2);
  EXPECT_GT(sizes(), at_first);
  const int at_last = sizes();
  app.apply(StepBy{1});
  frames_to_rest();
  EXPECT_NEAR(sizes(), at_last, 8) << "what was found out is kept";
}

TEST_F(RequiredDataTest, CountsVisitsWhileRequested) {
  change("board=6");
  app.apply(StepBy{3000});
  app.apply(RequiredData{.visits = true});
  EXPECT_EQ(app.seconds_until_change(), 0) << "there is something to count";
  frames_to_rest();
  Search search(app.settings().problem());
  VisitCounter counter(search);
  while (search.steps() < 3000) counter.step(search);
  EXPECT_EQ(app.snapshot().visits_at_square, counter.counts().at_square());
  EXPECT_EQ(app.snapshot().visits_at_depth, counter.counts().at_depth());
  app.apply(StepBy{-1000});
  const auto& counts = app.snapshot().visits_at_square;
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), app.search().visits());
  app.apply(RequiredData{.stack = true});
  EXPECT_TRUE(app.snapshot().visits_at_square.empty());
  EXPECT_TRUE(app.snapshot().visits_at_depth.empty());
  EXPECT_TRUE(std::isinf(app.seconds_until_change()));
}

// A long run is counted over several frames, each of which leaves most of its time to the page.
TEST_F(RequiredDataTest, CountingUsesAShareOfEachFrame) {
  app.apply(Seek{2'000'000});
  while (app.is_seeking()) frame();
  time.each_look = 0.001;
  app.apply(RequiredData{.visits = true});
  const double before = time.now;
  frame();
  EXPECT_GT(time.now - before, 1 / 60.0 + 0.005);
  EXPECT_LT(time.now - before, 1 / 60.0 + 0.012);
  EXPECT_GT(frames_to_rest(), 20);
  EXPECT_FALSE(app.snapshot().visits_at_square.empty());
}

TEST_F(RequiredDataTest, EstimatesWhileRequested) {
  change("board=5");
  EXPECT_TRUE(std::isinf(app.seconds_until_change()));
  app.apply(RequiredData{.estimate = true});
  EXPECT_EQ(app.seconds_until_change(), 0);
  frames_to_rest();
  EXPECT_EQ(app.snapshot().verdict.existence, Existence::exists);
  EXPECT_EQ(app.snapshot().estimate.probes, ProblemAnalysis::kProbes);
  EXPECT_NEAR(app.snapshot().estimate.log10_visits, std::log10(1'735'079), 0.05);
  change("start=0,1");
  EXPECT_EQ(app.snapshot().verdict.existence, Existence::impossible) << "which costs nothing";
  EXPECT_EQ(app.snapshot().estimate.probes, 0u);
  frames_to_rest();
  EXPECT_EQ(app.snapshot().estimate.probes, ProblemAnalysis::kProbes);
  // On a large board with holes it takes a while.
  app.apply(RequiredData{});
  change("board=101&holes=1,2;2,1&start=0,0");
  frames_to_rest();
  EXPECT_EQ(app.snapshot().verdict.existence, Existence::unknown);
  app.apply(RequiredData{.estimate = true});
  frames_to_rest();
  EXPECT_EQ(app.snapshot().verdict.existence, Existence::impossible);
}

TEST_F(RequiredDataTest, EstimatingUsesASmallShareOfEachFrame) {
  change("board=8");
  time.each_look = 0.0001;
  app.apply(RequiredData{.estimate = true});
  const double before = time.now;
  frame();
  EXPECT_GT(time.now - before, 1 / 60.0 + 0.001);
  EXPECT_LT(time.now - before, 1 / 60.0 + 0.003);
}

// The estimate uses the rate at full speed.
TEST_F(RequiredDataTest, TheEstimateUsesTheRateAtMaxSpeedOnly) {
  change("board=20&speed=300");
  app.apply(Play{});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_NEAR(app.steps_per_second(), 300, 10);
  EXPECT_EQ(app.snapshot().estimate.steps_per_second, 0);
  change("speed=max");
  time.each_look = 0.001;
  for (int i = 0; i < 100; ++i) frame();
  time.each_look = 0;
  const double fastest = app.steps_per_second();
  EXPECT_GT(fastest, 100'000);
  EXPECT_NEAR(app.snapshot().estimate.steps_per_second, fastest, fastest / 2);
  change("speed=1");
  for (int i = 0; i < 600; ++i) frame();
  EXPECT_NEAR(app.steps_per_second(), 1, 0.1);
  EXPECT_NEAR(app.snapshot().estimate.steps_per_second, fastest, fastest / 2);
  change("board=21");
  EXPECT_EQ(app.snapshot().estimate.steps_per_second, 0);
}

TEST_F(RequiredDataTest, RecordsTheRateAlongTheRun) {
  change("board=20&speed=300");
  app.apply(Play{});
  for (int i = 0; i < 300; ++i) frame();
  const std::vector<RateSample> rates = app.snapshot().rates;
  ASSERT_GT(rates.size(), 3u);
  EXPECT_NEAR(rates.back().steps_per_second, 300, 15);
  EXPECT_LE(rates.back().step, app.search().steps());
  app.apply(Pause{});
  app.apply(Play{true});
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_EQ(app.snapshot().rates.size(), rates.size()) << "back is not along";
  change("theme=dark");
  EXPECT_EQ(app.snapshot().rates.size(), rates.size());
  for (const char* other : {"detail=candidate", "board=19"}) {
    change(other);
    EXPECT_TRUE(app.snapshot().rates.empty()) << other;
    app.apply(Play{});
    for (int i = 0; i < 100; ++i) frame();
    EXPECT_FALSE(app.snapshot().rates.empty());
  }
}

}  // namespace
}  // namespace kt
