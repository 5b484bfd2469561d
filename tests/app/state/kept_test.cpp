// A search that is taken off the screen and comes back in another app is the same, and goes on as it did.
#include "app/state/kept.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

class KeptTest : public AppTest {
 protected:
  KeptTest() { time.each_look = 0.001; }

  void arrive(std::uint64_t step) {
    app.apply(Seek{step});
    time.each_look = 0.00001;
    while (app.seeking()) frame();
    time.each_look = 0.001;
  }
  void expect_same(const App& other) const {
    EXPECT_EQ(other.search(), app.search());
    EXPECT_EQ(other.settings(), app.settings());
    EXPECT_EQ(other.bookmarks(), app.bookmarks());
    EXPECT_EQ(other.target(), app.target());
    EXPECT_EQ(other.plays(), app.plays());
    EXPECT_EQ(other.plays_back(), app.plays_back());
    EXPECT_EQ(kept_text(other), kept_text(app));
  }
  void expect_to_come_back() {
    App other(time.clock());
    take_up(other, kept_text(app));
    expect_same(other);
    EXPECT_EQ(other.snapshot().notice, "");
  }
};

TEST_F(KeptTest, RestoresASearchAtRest) {
  expect_to_come_back();
  change("step=12&board=6&start=b3&algorithm=pruned&detail=candidate&speed=30&panels=code,tree&heat");
  arrive(5000);
  app.apply(ToggleBookmark{});
  arrive(700);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(KeptTest, RestoresALateStep) {
  arrive(1000);
  app.apply(ToggleBookmark{});
  arrive(30'000'000);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(KeptTest, RestoresPlayback) {
  arrive(30'000'000);
  app.apply(Play{});
  expect_to_come_back();
  app.apply(Play{.backwards = true});
  expect_to_come_back();
}

TEST_F(KeptTest, RestoresASeekUnderWay) {
  arrive(30'000'000);
  app.apply(Seek{400'000'000});
  frame();
  ASSERT_TRUE(app.target());
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_EQ(other.target(), 400'000'000u);
  EXPECT_GE(other.search().steps(), app.search().steps());
}

TEST_F(KeptTest, RestoresARunToAnEvent) {
  change("board=8&start=0,1");
  app.apply(RunUntil{Until::end});
  frame();
  App other(time.clock());
  take_up(other, kept_text(app));
  ASSERT_TRUE(other.awaited());
  EXPECT_EQ(other.awaited()->what, Until::end);
}

TEST_F(KeptTest, RestoresAGameTakenOverFromASearch) {
  change("board=6x6&step=7");
  app.apply(StepBy{40});
  app.apply(ToggleBookmark{});
  change("mode=play");
  app.apply(StepBy{-4});
  app.apply(StepBy{1});
  expect_to_come_back();
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_EQ(other.snapshot().game.moves_undone, 3u);
  EXPECT_EQ(other.snapshot().left, 47u);
  for (App* each : {&app, &other}) {
    each->apply(StepBy{3});
    each->apply(ReturnToSearch{});
  }
  EXPECT_EQ(other.search().steps(), 47u);
  EXPECT_EQ(other.settings().step, 7u);
  expect_same(other);
}

TEST_F(KeptTest, RestoresAGameWithItsBestResult) {
  change("board=3x4&mode=play");
  app.apply(ShowHints{true});
  app.apply(Choose{{1, 2}});
  app.apply(Choose{{2, 0}});
  app.apply(StepBy{-1});
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_TRUE(other.snapshot().game.hints);
  EXPECT_FALSE(other.snapshot().left);
  other.apply(Choose{{2, 0}});
  EXPECT_EQ(other.snapshot().game.best, 3u) << "it is still one's own";
  expect_to_come_back();
}

// It is a search again, from which the user can return to the search before the game.
TEST_F(KeptTest, RestoresASearchContinuedFromAGame) {
  change("board=6x6&step=7");
  app.apply(StepBy{40});
  change("mode=play");
  app.apply(StepBy{-4});
  app.apply(ShowHints{true});
  app.apply(Play{});
  ASSERT_EQ(app.settings().mode, Mode::watch);
  ASSERT_TRUE(app.snapshot().left);
  expect_to_come_back();
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_EQ(other.snapshot().left, 47u);
  other.apply(ReturnToSearch{});
  EXPECT_EQ(other.search().steps(), 47u);
  EXPECT_EQ(other.settings().step, 7u);
}

// No move has been made in it.
TEST_F(KeptTest, RestoresAGameWithoutMoves) {
  change("board=5x5&step=21");
  app.apply(StepBy{3});
  change("mode=play");
  app.apply(Seek{0});
  app.apply(RunUntil{Until::tour});
  ASSERT_EQ(app.settings().mode, Mode::watch);
  ASSERT_TRUE(app.snapshot().left);
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_EQ(other.snapshot().left, app.snapshot().left);
}

TEST_F(KeptTest, RestoresTheScoreOfAClass) {
  change("board=5x5&mode=predict");
  app.apply(ShowOfHands{});
  app.apply(CountHands{0, 4});
  app.apply(Play{});
  App other(time.clock());
  take_up(other, kept_text(app));
  EXPECT_TRUE(other.snapshot().quiz.by_hands);
  EXPECT_EQ(other.snapshot().quiz.answers, 4u);
  EXPECT_EQ(other.snapshot().quiz.right, app.snapshot().quiz.right);
}

TEST_F(KeptTest, LeavesOutMovesThatCannotBeRedone) {
  change("board=5x5&start=0,0&mode=play");
  for (const Square wrong : {Square{1, 7}, Square{5, 5}, Square{1, 1}, Square{0, 0}}) {
    app.apply(TakeUp{.undone = {wrong}});
    EXPECT_EQ(app.snapshot().game.moves_undone, 0u) << wrong.row << "," << wrong.col;
  }
  app.apply(TakeUp{.undone = {{1, 2}}});
  EXPECT_EQ(app.snapshot().game.moves_undone, 1u);
}

// The text comes from the page's own memory; even so, no text may cause a fault.
TEST_F(KeptTest, LeavesOutUnreadableParts) {
  for (const char* kept : {"", "\n", "board=5\nAA", "\nA__________", "\n?", "board=5&x\nAAAAA", "a\nAAAAHAA"}) {
    take_up(app, kept);
    EXPECT_TRUE(app.bookmarks().empty()) << kept;
    EXPECT_FALSE(app.plays()) << kept;
    EXPECT_FALSE(app.seeking()) << kept;
  }
}

}  // namespace
}  // namespace kt
