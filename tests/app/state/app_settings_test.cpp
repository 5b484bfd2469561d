// The effect of changed settings on the shown step.
#include "app/app_fixture.h"

namespace kt {
namespace {

TEST_F(AppTest, AnotherProblemRestartsTheSearch) {
  app.apply(StepBy{10});
  change("start=3,3");
  EXPECT_EQ(app.search().steps(), 0u);
  EXPECT_EQ(app.search().path().front(), (Square{3, 3}));
}

TEST_F(AppTest, OtherSettingsKeepTheSearch) {
  app.apply(StepBy{10});
  const auto path = app.search().path();
  change("speed=5&theme=dark&detail=candidate");
  EXPECT_EQ(app.search().path(), path);
  change("detail=move");
  EXPECT_EQ(app.search().steps(), 10u);
}

TEST_F(AppTest, TheStepSettingIsShownFirstAndAgainAfterReset) {
  change("board=6&step=123");
  EXPECT_EQ(app.search().steps(), 123u);
  app.apply(StepBy{50});
  app.apply(Reset{});
  EXPECT_EQ(app.search().steps(), 123u);
  EXPECT_EQ(app.state(), RunState::paused);
}

TEST_F(AppTest, AnotherProblemForgetsTheStepSetting) {
  change("board=6&step=40");
  change("board=7x6");
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(Reset{});
  EXPECT_EQ(app.search().steps(), 0u);
}

TEST_F(AppTest, SettingTheSameStepAgainDoesNotSeek) {
  change("board=6&step=40");
  app.apply(StepBy{10});
  change("step=40&theme=dark");
  EXPECT_EQ(app.search().steps(), 50u);
  change("step=7");
  EXPECT_EQ(app.search().steps(), 7u);
}

}  // namespace
}  // namespace kt
