// The flame graph that the app keeps for its panel: of the whole run, and of a part in detail.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/app_fixture.h"

namespace kt {
namespace {

class FlameGraphTest : public AppTest {
 protected:
  const FlameView* whole() { return app.snapshot().flame.get(); }
  const FlameView* part() { return app.snapshot().flame_part.get(); }
  void rest() {
    for (int i = 0; i < 10'000 && (i == 0 || app.seconds_until_change() == 0); ++i) frame();
  }
  // Of the square that is on the path at the step, at that depth.
  static const Stay* find(const FlameView& view, std::uint64_t step, std::uint32_t depth) {
    const auto bucket = static_cast<std::uint32_t>((step - view.from + 1) / view.curve.bucket - 1);
    const auto found = std::ranges::find_if(view.stays, [&](const Stay& stay) {
      return stay.depth == depth && stay.first <= bucket && bucket <= stay.last;
    });
    return found == view.stays.end() ? nullptr : &*found;
  }
};

TEST_F(FlameGraphTest, IsNotMadeWithoutAPanelThatShowsIt) {
  change("board=5");
  app.apply(StepBy{500});
  rest();
  EXPECT_FALSE(whole());
  app.apply(RequiredData{.flame = true});
  ASSERT_TRUE(whole());
  EXPECT_EQ(whole()->last, 500u);
  app.apply(RequiredData{});
  EXPECT_FALSE(whole());
}

TEST_F(FlameGraphTest, ComesUpToTheLastStepAtRest) {
  change("board=6&speed=max");
  app.apply(RequiredData{.flame = true});
  app.apply(Play{});
  for (int i = 0; i < 30; ++i) frame();
  app.apply(Pause{});
  rest();
  EXPECT_EQ(whole()->last, app.timeline().furthest());
}

TEST_F(FlameGraphTest, HasThePathOfEveryStepOfAPart) {
  change("board=6");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{200'000});
  rest();
  ASSERT_GT(whole()->curve.bucket, 1u);
  app.apply(ShowSteps{120'300, 121'500});
  rest();
  ASSERT_TRUE(part());
  EXPECT_TRUE(part()->is_complete);
  EXPECT_EQ(part()->curve.bucket, 1u);
  Search search(app.settings().problem());
  search.run(part()->from);
  for (; search.steps() < part()->last; search.step()) {
    const std::vector<Square> path = search.path();
    for (std::uint32_t depth = 1; depth <= path.size(); ++depth) {
      const Stay* stay = find(*part(), search.steps(), depth);
      ASSERT_TRUE(stay) << search.steps() << " " << depth;
      ASSERT_EQ(stay->square, path[depth - 1].row * 6 + path[depth - 1].col);
    }
    ASSERT_FALSE(find(*part(), search.steps(), static_cast<std::uint32_t>(path.size()) + 1));
  }
}

TEST_F(FlameGraphTest, APartEndsWhereTheRunDoes) {
  change("board=5");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{100});
  app.apply(ShowSteps{50, 1'000'000});
  rest();
  ASSERT_TRUE(part());
  EXPECT_EQ(part()->last, 100u);
}

TEST_F(FlameGraphTest, IsForgottenWithTheRun) {
  change("board=5");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{400});
  app.apply(ShowSteps{50, 100});
  rest();
  change("start=0,2");
  rest();
  EXPECT_EQ(whole()->last, 0u);
  EXPECT_FALSE(part());
}

TEST_F(FlameGraphTest, IsAbsentWhereTheSearchHasNoStack) {
  change("board=8&algorithm=divide-and-conquer");
  app.apply(RequiredData{.flame = true});
  app.apply(StepBy{3});
  EXPECT_FALSE(whole());
}

}  // namespace
}  // namespace kt
