// A search that leaves the screen and is restored in another app is the same, and continues in the same way.
#include "app/state/saved_state.h"

#include <gtest/gtest.h>

#include "app/app_fixture.h"

namespace kt {
namespace {

class SavedStateTest : public AppTest {
 protected:
  SavedStateTest() { time.each_look = 0.001; }

  void arrive(std::uint64_t step) {
    app.apply(Seek{step});
    time.each_look = 0.00001;
    while (app.is_seeking()) frame();
    time.each_look = 0.001;
  }
  void expect_same(const SnapshotApp& other) const {
    EXPECT_EQ(other.search(), app.search());
    EXPECT_EQ(other.settings(), app.settings());
    EXPECT_EQ(other.bookmarks(), app.bookmarks());
    EXPECT_EQ(other.target(), app.target());
    EXPECT_EQ(other.is_playing(), app.is_playing());
    EXPECT_EQ(other.is_playing_backwards(), app.is_playing_backwards());
    EXPECT_EQ(saved_text(other), saved_text(app));
  }
  void expect_to_come_back() {
    SnapshotApp other(time.clock());
    restore(other, saved_text(app));
    expect_same(other);
    EXPECT_EQ(other.snapshot().notice, "");
  }
};

TEST_F(SavedStateTest, RestoresASearchAtRest) {
  expect_to_come_back();
  change("step=12&board=6&start=b3&algorithm=pruned&detail=candidate&speed=30&panels=code,tree&heat");
  arrive(5000);
  app.apply(ToggleBookmark{});
  arrive(700);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(SavedStateTest, RestoresALateStep) {
  arrive(1000);
  app.apply(ToggleBookmark{});
  arrive(30'000'000);
  app.apply(ToggleBookmark{});
  expect_to_come_back();
}

TEST_F(SavedStateTest, RestoresPlayback) {
  arrive(30'000'000);
  app.apply(Play{});
  expect_to_come_back();
  app.apply(Play{.backwards = true});
  expect_to_come_back();
}

TEST_F(SavedStateTest, RestoresASeekUnderWay) {
  arrive(30'000'000);
  app.apply(Seek{400'000'000});
  frame();
  ASSERT_TRUE(app.target());
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_EQ(other.target(), 400'000'000u);
  EXPECT_GE(other.search().steps(), app.search().steps());
}

TEST_F(SavedStateTest, RestoresARunToAnEvent) {
  change("board=8&start=0,1");
  app.apply(RunUntil{Until::end});
  frame();
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  ASSERT_TRUE(other.awaited());
  EXPECT_EQ(other.awaited()->what, Until::end);
}

// Steps that are replayed quickly have no position, but the way to them may take several frames.
TEST_F(SavedStateTest, GoesOnFromTheShownStep) {
  change("board=8&speed=1e6");
  for (const Command& command : {Command(Play{}), Command(Play{.backwards = true}), Command(RunUntil{Until::record}),
                                 Command(RunUntil{Until::tour})}) {
    arrive(2'000'000);
    app.apply(command);
    SnapshotApp other(time.clock());
    restore(other, saved_text(app));
    ASSERT_TRUE(other.target()) << "it takes more than a frame";
    EXPECT_EQ(other.is_playing(), app.is_playing());
    EXPECT_EQ(other.awaited().has_value(), app.awaited().has_value());
    SnapshotApp third(time.clock());
    restore(third, saved_text(other));
    time.each_look = 0.00001;
    for (SnapshotApp* each : {&other, &third}) {
      for (int i = 0; i < 100'000 && each->target(); ++i) each->tick();
      EXPECT_EQ(each->is_playing(), app.is_playing());
      EXPECT_EQ(each->is_playing_backwards(), app.is_playing_backwards());
      for (int i = 0; i < 100'000 && each->awaited(); ++i) each->tick();
    }
    for (int i = 0; i < 100'000 && app.awaited(); ++i) app.tick();
    if (std::holds_alternative<RunUntil>(command)) {
      EXPECT_EQ(other.search(), app.search());
      EXPECT_EQ(third.search(), app.search());
    } else {
      EXPECT_NEAR(static_cast<double>(other.search().steps()), 2'000'000, 20'000);
    }
    time.each_look = 0.001;
  }
}

TEST_F(SavedStateTest, RestoresAGameTakenOverFromASearch) {
  change("board=6x6&step=7");
  app.apply(StepBy{40});
  app.apply(ToggleBookmark{});
  change("mode=play");
  app.apply(StepBy{-4});
  app.apply(StepBy{1});
  expect_to_come_back();
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_EQ(other.snapshot().game.moves_undone, 3u);
  EXPECT_EQ(other.snapshot().left, 47u);
  for (SnapshotApp* each : {&app, &other}) {
    each->apply(StepBy{3});
    each->apply(ReturnToSearch{});
  }
  EXPECT_EQ(other.search().steps(), 47u);
  EXPECT_EQ(other.settings().step, 7u);
  expect_same(other);
}

// A position of a search with restarts has no key.
TEST_F(SavedStateTest, RestoresAGameTakenOverFromASearchWithRestarts) {
  change("board=5x5&start=b5&algorithm=restarts");
  arrive(300);
  change("mode=play");
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  SnapshotApp third(time.clock());
  restore(third, saved_text(other));
  EXPECT_EQ(third.snapshot().left, 300u);
  for (SnapshotApp* each : {&other, &third}) {
    each->apply(ReturnToSearch{});
    for (int i = 0; i < 1000 && each->is_seeking(); ++i) each->tick();
    EXPECT_EQ(each->search().steps(), 300u);
  }
}

TEST_F(SavedStateTest, RestoresAGameWithItsBestResult) {
  change("board=3x4&mode=play");
  app.apply(ShowHints{true});
  app.apply(Choose{{1, 2}});
  app.apply(Choose{{2, 0}});
  app.apply(StepBy{-1});
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_TRUE(other.snapshot().game.hints);
  EXPECT_FALSE(other.snapshot().left);
  other.apply(Choose{{2, 0}});
  EXPECT_EQ(other.snapshot().game.best, 3u) << "it is still one's own";
  expect_to_come_back();
}

// It is a search again, from which the user can return to the search before the game.
TEST_F(SavedStateTest, RestoresASearchContinuedFromAGame) {
  change("board=6x6&step=7");
  app.apply(StepBy{40});
  change("mode=play");
  app.apply(StepBy{-4});
  app.apply(ShowHints{true});
  app.apply(Play{});
  ASSERT_EQ(app.settings().mode, Mode::watch);
  ASSERT_TRUE(app.snapshot().left);
  expect_to_come_back();
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_EQ(other.snapshot().left, 47u);
  other.apply(ReturnToSearch{});
  EXPECT_EQ(other.search().steps(), 47u);
  EXPECT_EQ(other.settings().step, 7u);
}

// No move has been made in it.
TEST_F(SavedStateTest, RestoresAGameWithoutMoves) {
  change("board=5x5&step=21");
  app.apply(StepBy{3});
  change("mode=play");
  app.apply(Seek{0});
  app.apply(RunUntil{Until::tour});
  ASSERT_EQ(app.settings().mode, Mode::watch);
  ASSERT_TRUE(app.snapshot().left);
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_EQ(other.snapshot().left, app.snapshot().left);
}

TEST_F(SavedStateTest, RestoresTheScoreOfAClass) {
  change("board=5x5&mode=predict");
  app.apply(ShowOfHands{});
  app.apply(CountHands{0, 4});
  app.apply(Play{});
  SnapshotApp other(time.clock());
  restore(other, saved_text(app));
  EXPECT_TRUE(other.snapshot().quiz.by_hands);
  EXPECT_EQ(other.snapshot().quiz.answers, 4u);
  EXPECT_EQ(other.snapshot().quiz.right, app.snapshot().quiz.right);
}

TEST_F(SavedStateTest, LeavesOutMovesThatCannotBeRedone) {
  change("board=5x5&start=0,0&mode=play");
  for (const Square wrong : {Square{1, 7}, Square{5, 5}, Square{1, 1}, Square{0, 0}}) {
    app.apply(SavedState{.game = {.undone = {wrong}}});
    EXPECT_EQ(app.snapshot().game.moves_undone, 0u) << wrong.row << "," << wrong.col;
  }
  app.apply(SavedState{.game = {.undone = {{1, 2}}}});
  EXPECT_EQ(app.snapshot().game.moves_undone, 1u);
}

// The text comes from the page's own memory; even so, no text may cause a fault.
TEST_F(SavedStateTest, LeavesOutUnreadableParts) {
  for (const char* kept : {"", "\n", "board=5\nAA", "\nA__________", "\n?", "board=5&x\nAAAAA", "a\nAAAAHAA"}) {
    change("board=8");
    restore(app, kept);
    EXPECT_EQ(app.settings().board.rows, std::string_view(kept).starts_with("board=5") ? 5 : 8) << kept;
    EXPECT_TRUE(app.bookmarks().empty()) << kept;
    EXPECT_FALSE(app.is_playing()) << kept;
    EXPECT_FALSE(app.is_seeking()) << kept;
  }
}

}  // namespace
}  // namespace kt
