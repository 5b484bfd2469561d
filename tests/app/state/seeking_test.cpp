// Seeking: to a nearby step, to a far one, or to the moment before a square of the stack was left.
#include <random>

#include "app/app_fixture.h"

namespace kt {
namespace {

TEST_F(AppTest, SteppingInEitherDirectionPauses) {
  app.apply(Play{});
  frame();
  app.apply(StepBy{1});
  EXPECT_EQ(app.state(), RunState::paused);
  EXPECT_EQ(app.search().steps(), 2u);
  app.apply(StepBy{-2});
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(StepBy{-1});
  EXPECT_EQ(app.search().steps(), 0u);
  app.apply(StepBy{25});
  EXPECT_EQ(app.search().steps(), 25u);
}

TEST_F(AppTest, SeeksToAnyStepFromEitherSide) {
  for (const std::uint64_t target : {1000u, 17u, 17'654u, 17'000u, 0u, 5u}) {
    change("board=5");
    app.apply(Seek{target});
    Search expected(app.settings().problem());
    while (expected.steps() < target) expected.run(target - expected.steps());
    EXPECT_EQ(app.search(), expected) << target;
    EXPECT_FALSE(app.is_seeking());
  }
}

TEST_F(AppTest, ADistantSeekTakesSeveralFramesAndCanBeStopped) {
  time.each_look = 0.001;
  app.apply(Seek{1'000'000});
  EXPECT_TRUE(app.is_seeking());
  EXPECT_EQ(app.state(), RunState::playing);
  EXPECT_EQ(app.seconds_until_change(), 0);
  app.apply(Pause{});
  EXPECT_FALSE(app.is_seeking());
  const std::uint64_t here = app.search().steps();
  frame();
  EXPECT_EQ(app.search().steps(), here);
  app.apply(Seek{1'000'000});
  for (int i = 0; i < 1000 && app.is_seeking(); ++i) frame();
  EXPECT_EQ(app.search().steps(), 1'000'000u);
}

TEST_F(AppTest, ASeekBeyondTheEndStopsAtTheEnd) {
  change("board=3");
  app.apply(Seek{1'000'000});
  EXPECT_FALSE(app.is_seeking());
  EXPECT_EQ(app.state(), RunState::exhausted);
}

TEST_F(AppTest, RefusesAStepBeyondTheLimit) {
  app.apply(Seek{1000});
  app.apply(Seek{kMaxStep + 1});
  EXPECT_FALSE(app.is_seeking());
  EXPECT_EQ(app.search().steps(), 1000u);
  const std::vector<std::string> refused = {
      "step: '9007199254740993' is not a whole number from 0 to 9007199254740992"};
  EXPECT_EQ(in_english(app.take_errors()), refused);
  time.each_look = 0.01;
  app.apply(Seek{kMaxStep});
  EXPECT_EQ(app.target(), kMaxStep);
  EXPECT_TRUE(app.take_errors().empty());
}

TEST_F(AppTest, AMomentOfTheStackRemembersTheStepBefore) {
  change("board=6");
  app.apply(StepBy{60});
  EXPECT_FALSE(app.snapshot().return_step);
  app.apply(SeekFrame{4});
  EXPECT_EQ(app.snapshot().path.size(), 4u);
  EXPECT_EQ(app.snapshot().return_step, 60u);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().return_step, 60u) << "till it is reached again";
  app.apply(Seek{60});
  EXPECT_FALSE(app.snapshot().return_step);
}

TEST_F(AppTest, ForgetsTheStepBeforeOnceAnyMotionHasPassedIt) {
  for (const Command& motion : {Command(Play{}), Command(RunUntil{Until::tour})}) {
    change("board=5&speed=max");
    app.apply(Seek{60});
    app.apply(SeekFrame{4});
    ASSERT_EQ(app.snapshot().return_step, 60u);
    app.apply(motion);
    for (int i = 0; i < 100 && app.search().steps() <= 60; ++i) frame();
    frame();
    EXPECT_FALSE(app.snapshot().return_step);
  }
}

TEST_F(AppTest, PlaysOnceASeekHasArrivedIfAsked) {
  time.each_look = 0.003;
  app.apply(Seek{1'000'000});
  app.apply(Play{.waits = true});
  EXPECT_TRUE(app.is_playing());
  EXPECT_EQ(app.target(), 1'000'000u);
  time.each_look = 0.00001;
  while (app.target()) frame();
  EXPECT_TRUE(app.is_playing());
  EXPECT_NEAR(static_cast<double>(app.search().steps()), 1'000'000, 3);
  app.apply(Pause{});
  app.apply(Seek{0});
  app.apply(Play{.waits = true});
  EXPECT_TRUE(app.is_playing()) << "nothing is under way";
  time.each_look = 0.003;
  app.apply(Seek{1'000'000});
  app.apply(Play{.waits = true});
  app.apply(Pause{});
  EXPECT_FALSE(app.is_playing() || app.is_seeking());
}

TEST_F(AppTest, AMomentOfTheStackIsTheLastBeforeItsMove) {
  change("board=6");
  app.apply(Seek{5000});
  const Search now = app.search();
  for (std::size_t depth = 1; depth < now.depth(); ++depth) {
    Search walk = now;
    while (walk.depth() > depth) walk.step_back();
    app.apply(SeekFrame{depth});
    EXPECT_EQ(app.search().steps(), walk.steps()) << depth;
    app.apply(Seek{5000});
  }
  app.apply(SeekFrame{now.depth()});
  EXPECT_EQ(app.search(), now) << "the top is what is shown";
  app.apply(SeekFrame{0});
  EXPECT_EQ(app.search(), now);
}

TEST_F(AppTest, AnotherSearchOrDetailForgetsTheStepBefore) {
  for (const char* other : {"start=3,3", "algorithm=pruned", "detail=candidate"}) {
    change("board=6&start=0,0&algorithm=backtracking&detail=move");
    app.apply(Seek{60});
    app.apply(SeekFrame{4});
    ASSERT_TRUE(app.snapshot().return_step) << other;
    change(other);
    EXPECT_FALSE(app.snapshot().return_step) << other;
  }
}

TEST_F(AppTest, AStepDuringASeekStopsIt) {
  time.each_look = 0.003;
  app.apply(Seek{1'000'000});
  ASSERT_TRUE(app.is_seeking());
  const std::uint64_t here = app.search().steps();
  app.apply(StepBy{-1});
  EXPECT_FALSE(app.is_seeking());
  EXPECT_EQ(app.search().steps(), here - 1);
}

TEST_F(AppTest, RunsToItsEventWhateverElseHappensOnTheWay) {
  using What = Measure::What;
  std::mt19937 random(7);
  const std::vector<Command> kOthers = {Change{parse_query("theme=dark&panels=code,numbers,plot,flame&heat=true")},
                                        Change{parse_query("theme=light&panels=tree,stack&heat=false&hope=true")},
                                        Change{parse_query("speed=max&hope=false")},
                                        Change{parse_query("speed=refused")},
                                        RequiredData{.stack = true, .sizes = true, .visits = true},
                                        RequiredData{.estimate = true, .flame = true},
                                        RequiredData{},
                                        ShowSteps{3, 50, false},
                                        ShowFrames{4},
                                        Annotate{},
                                        SetBookmarks{{{20, 10, 5}}},
                                        ToggleBookmark{},
                                        Suspend{true},
                                        Suspend{false},
                                        Measure{What::start, ExperimentKind::growth, {}},
                                        Measure{What::stop, ExperimentKind::growth, {}}};
  for (const char* boards : {"", "&compare=moves:report", "&compare=algorithm:cut-squares~moves:report/equal:time"}) {
    const auto run = [&](bool with_others) {
      FakeTime own;
      App searched(own.clock());
      searched.apply(Change{parse_query(std::string("board=5x5&start=0,1") + boards)});
      if (with_others) own.each_look = 0.001;
      searched.apply(RunUntil{Until::tour});
      const int others = with_others ? 150 : 0;
      for (int i = 0; i < others && searched.is_seeking(); ++i) {
        own.each_look = 0.0005 * static_cast<double>(1 + random() % 4);
        own.now += 1 / 60.0;
        searched.tick();
        searched.apply(kOthers[random() % kOthers.size()]);
      }
      EXPECT_EQ(searched.is_seeking(), with_others) << boards;
      own.each_look = 0;
      for (const Command& command : {Command{Suspend{false}}, Command{Measure{What::stop, {}, {}}}})
        searched.apply(command);
      searched.tick();
      EXPECT_FALSE(searched.is_seeking());
      return std::pair(searched.search().steps(), searched.moment());
    };
    EXPECT_EQ(run(true), run(false)) << boards;
  }
}

}  // namespace
}  // namespace kt
