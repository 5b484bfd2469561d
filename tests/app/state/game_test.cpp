// Games in the app.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <ranges>
#include <string>
#include <vector>

#include "app/approved.h"
#include "app/game_fixture.h"
#include "app/play/best_game.h"
#include "app/settings/link.h"
#include "app/state/state_json.h"
#include "app/words_in.h"

namespace kt {
namespace {

TEST_F(GameTest, KeepsItsMovesInTheLink) {
  change("board=5x5&mode=play");
  choose(1, 2);
  choose(2, 4);
  EXPECT_EQ(path(), (std::vector<Square>{{0, 0}, {1, 2}, {2, 4}}));
  EXPECT_EQ(link_of(app.settings()), "v=1&board=5x5&given=c4;e3&mode=play");
  SnapshotApp other(time.clock());
  other.apply(Change{parse_query(link_of(app.settings()))});
  EXPECT_EQ(other.snapshot().path, path());
  EXPECT_EQ(other.snapshot().game.moves, 2u);
}

TEST_F(GameTest, IgnoresTheStepSetting) {
  change("board=5x5&given=1,2;2,4&mode=play&step=7");
  EXPECT_EQ(app.snapshot().notice, "step: a game can only be at step 0; the moves in 'given' set its position");
  EXPECT_EQ(path().size(), 3u);
  EXPECT_EQ(app.search().steps(), 0u);
  change("step=9007199254740991");
  EXPECT_EQ(app.settings().step, 0u);
  wait();
  EXPECT_EQ(path().size(), 3u);
  change("mode=watch");
  app.apply(Seek{7});
  wait();
  change("mode=play");
  EXPECT_EQ(app.snapshot().notice, "");
  EXPECT_EQ(app.settings().step, 0u);
}

// A script can restore the state that it has read.
TEST_F(GameTest, CountsItsMovesAsItsSteps) {
  change("board=5x5&given=1,2;2,4&mode=play");
  const auto step = [&] {
    return state_json(app, {}, false).substr(state_json(app, {}, false).find("\"status\"")).substr(0, 26);
  };
  EXPECT_EQ(step(), "\"status\":\"paused\",\"step\":2");
  app.apply(StepBy{-1});
  EXPECT_EQ(step(), "\"status\":\"paused\",\"step\":1");
  app.apply(Seek{2});
  EXPECT_EQ(path().size(), 3u);
}

TEST_F(GameTest, IgnoresChosenSquaresThatAScriptHasTakenAway) {
  change("graph=A-B;B-C&start=A&mode=play");
  for (const Square missing : {Square{0, 40}, Square{7, 0}, Square{0, -1}}) {
    choose(missing.row, missing.col);
    EXPECT_EQ(path(), (std::vector<Square>{{0, 0}}));
    EXPECT_FALSE(app.snapshot().wrong);
  }
  choose(0, 1);
  EXPECT_EQ(path().size(), 2u);
}

TEST(Game, SentencesAreApproved) { expect_approved("game", words_in); }

TEST_F(GameTest, RefusesInvalidMovesWithAReason) {
  change("board=5x5&holes=2,4&start=a5&mode=play");
  choose(2, 2);
  EXPECT_EQ(app.snapshot().wrong->square, (Square{2, 2}));
  EXPECT_EQ(app.snapshot().notice, "") << "no box is over the board";
  choose(1, 2);
  EXPECT_FALSE(app.snapshot().wrong);
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("Your move."));
  for (const Square refused : {Square{0, 0}, Square{2, 4}, Square{1, 2}}) {
    choose(refused.row, refused.col);
    EXPECT_EQ(app.snapshot().wrong->square, refused);
  }
  EXPECT_EQ(path().size(), 2u);
  app.apply(RequiredData{});
  EXPECT_TRUE(app.snapshot().wrong) << "the view asks for something by itself";
  app.apply(StepBy{-1});
  EXPECT_FALSE(app.snapshot().wrong);
}

TEST_F(GameTest, UndoesAndRedoesWithoutLimit) {
  change("board=5x5&mode=play");
  for (const Square square : {Square{1, 2}, {2, 4}, {4, 3}, {3, 1}}) app.apply(Choose{square});
  const auto all = path();
  app.apply(StepBy{-1});
  EXPECT_EQ(path().size(), 4u);
  EXPECT_EQ(app.snapshot().game.moves_undone, 1u);
  app.apply(StepBy{1});
  EXPECT_EQ(path(), all);
  app.apply(Seek{0});
  EXPECT_EQ(path().size(), 1u);
  EXPECT_EQ(app.snapshot().timeline.furthest, 4u);
  app.apply(Seek{3});
  EXPECT_EQ(path().size(), 4u);
  app.apply(StepBy{10});
  EXPECT_EQ(path(), all);
  app.apply(StepBy{-10});
  EXPECT_EQ(path().size(), 1u);
  // Repeating the move that was undone last keeps the rest for redo; another move does not.
  choose(1, 2);
  EXPECT_EQ(app.snapshot().game.moves_undone, 3u);
  choose(0, 4);
  EXPECT_EQ(app.snapshot().game.moves_undone, 0u);
}

TEST_F(GameTest, CountsItsDeadEnds) {
  change("board=3x3&mode=play");
  for (const Square square : {Square{1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}}) app.apply(Choose{square});
  EXPECT_EQ(app.snapshot().game.dead_ends, 0u);
  choose(2, 1);
  const Snapshot& now = app.snapshot();
  EXPECT_TRUE(now.dead_end);
  EXPECT_EQ(now.game.dead_ends, 1u);
}

TEST_F(GameTest, TellsWhetherItCanBeFinishedAndNamesTheMistake) {
  change("board=5x5&mode=play");
  app.apply(AskOutlook{});
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::possible);
  EXPECT_TRUE(in_english(app.snapshot().sentence).ends_with("The tour can still be finished."));
  // Both squares next to the corner have been visited.
  for (const Square square : {Square{1, 2}, {3, 3}, {1, 4}, {2, 2}}) app.apply(Choose{square});
  app.apply(AskOutlook{});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::looking);
  wait();
  const GameView game = app.snapshot().game;
  if (game.outlook == Outlook::possible) {
    choose(4, 3);
    choose(3, 1);
    choose(1, 0);
    app.apply(AskOutlook{});
    wait();
  }
  const Snapshot& now = app.snapshot();
  ASSERT_EQ(now.game.outlook, Outlook::impossible);
  ASSERT_TRUE(now.game.mistake);
  EXPECT_NE(in_english(now.sentence).find("The mistake was move " + std::to_string(*now.game.mistake)),
            std::string::npos);
  // One move earlier, a tour was possible.
  const std::size_t mistake = *now.game.mistake;
  app.apply(Seek{mistake - 1});
  app.apply(AskOutlook{});
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::possible);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::impossible);
}

// The start's colour has one square too few: that is a theorem, and no search.
TEST_F(GameTest, AsksATheoremBeforeASearch) {
  change("board=7x7&start=0,1&mode=play");
  choose(2, 0);
  app.apply(AskOutlook{});
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::impossible);
  EXPECT_EQ(app.snapshot().game.mistake, 0u);
}

// A question gets a second, in which this clock lets nobody visit a board of this size.
TEST_F(GameTest, SaysThatTheOutlookIsUnknown) {
  time.each_look = 2;
  change("board=60x60&start=0,0&mode=play");
  choose(1, 2);
  app.apply(AskOutlook{});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::looking);
  wait();
  const Snapshot& now = app.snapshot();
  EXPECT_EQ(now.game.outlook, Outlook::unknown);
  EXPECT_FALSE(now.game.mistake);
  EXPECT_TRUE(in_english(now.sentence).ends_with("It is too early to tell whether the tour can still be finished."))
      << now.sentence;
  EXPECT_EQ(app.seconds_until_change(), std::numeric_limits<double>::infinity());
  // Another path is another question.
  app.apply(StepBy{-1});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::unasked);
}

TEST_F(GameTest, RequestsNoFramesOnceTheOutlookIsKnown) {
  change("board=5x5&mode=play");
  app.apply(AskOutlook{});
  EXPECT_EQ(app.seconds_until_change(), 0);
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::possible);
  EXPECT_EQ(app.seconds_until_change(), std::numeric_limits<double>::infinity());
}

TEST_F(GameTest, TakesOverASearchAndReturnsToIt) {
  change("board=6x6");
  app.apply(Seek{40});
  app.apply(ToggleBookmark{});
  const auto before = path();
  change("mode=play");
  EXPECT_EQ(path(), before);
  EXPECT_EQ(app.snapshot().left, 40u);
  app.apply(StepBy{-2});
  app.apply(ReturnToSearch{});
  EXPECT_EQ(app.settings().mode, Mode::watch);
  EXPECT_TRUE(app.settings().given.empty());
  EXPECT_EQ(path(), before);
  EXPECT_EQ(app.search().steps(), 40u);
  EXPECT_EQ(app.bookmarks().size(), 1u);
  EXPECT_FALSE(app.snapshot().left);
}

// Brute force checks for repeats only at the end.
TEST_F(GameTest, TakesOverAWalkUpToItsFirstRepeatedSquare) {
  change("board=3x4&start=a3&algorithm=brute-force&step=11");
  const auto walk = path();
  change("mode=play");
  const auto begun = path();
  ASSERT_LT(begun.size(), walk.size());
  EXPECT_TRUE(std::ranges::equal(begun, walk | std::views::take(begun.size())));
  EXPECT_NE(std::ranges::find(begun, walk[begun.size()]), begun.end()) << "the next square is a repeated one";
  Settings again;
  EXPECT_TRUE(assign(again, parse_query(link_of(app.settings()))).empty());
  change("algorithm=backtracking");
  EXPECT_EQ(path(), begun);
}

TEST_F(GameTest, ReturnsFromComparedBoardsToASingleOne) {
  change("board=6x6");
  app.apply(Seek{40});
  change("mode=play");
  app.apply(Play{});
  app.apply(Pause{});
  app.apply(AddBoard{});
  wait();
  ASSERT_EQ(app.runs().all().size(), 2u);
  app.apply(ReturnToSearch{});
  wait();
  EXPECT_TRUE(app.settings().others.empty());
  EXPECT_EQ(app.runs().all().size(), 1u);
  EXPECT_EQ(app.search().steps(), 40u);
}

TEST_F(GameTest, AnotherSearchHasNoSearchToReturnTo) {
  change("board=6x6");
  app.apply(Seek{40});
  change("mode=play");
  change("mode=watch");
  EXPECT_EQ(app.snapshot().left, 40u) << "the search goes on from the moves of the game";
  change("given=none&board=5x5");
  EXPECT_FALSE(app.snapshot().left);
}

TEST_F(GameTest, DoesNotTakeOverThePathOfAnotherSearch) {
  change("board=8x8&start=5,5");
  app.apply(Seek{6});
  change("board=8x8&start=0,0&mode=play");
  EXPECT_EQ(path(), std::vector<Square>{Square{}});
  EXPECT_TRUE(app.settings().given.empty());
  EXPECT_FALSE(app.snapshot().left);
}

TEST_F(GameTest, TheSearchContinuesFromItsMoves) {
  change("board=5x5&mode=play");
  choose(1, 2);
  choose(2, 4);
  app.apply(Play{});
  EXPECT_EQ(app.settings().mode, Mode::watch);
  EXPECT_EQ(app.state(), RunState::playing);
  app.apply(RunUntil{Until::tour});
  wait();
  std::vector<Square> beginning = path();
  ASSERT_GE(beginning.size(), 3u);
  beginning.resize(3);
  EXPECT_EQ(beginning, (std::vector<Square>{{0, 0}, {1, 2}, {2, 4}}));
  EXPECT_EQ(app.state(), RunState::tour);
}

TEST_F(GameTest, WorksOnGraphsAndWithOtherPieces) {
  change("graph=A-B;B-C;C-A;C-D&start=A&mode=play");
  app.apply(Choose{{0, 3}});
  EXPECT_TRUE(app.snapshot().wrong);
  for (const int vertex : {1, 2, 3}) choose(0, vertex);
  EXPECT_EQ(app.snapshot().state, RunState::tour);
  change("graph=none&board=6x6&leaper=1,3&start=0,0");
  choose(1, 2);
  EXPECT_TRUE(app.snapshot().wrong);
  choose(1, 3);
  EXPECT_EQ(path().size(), 2u);
}

TEST_F(GameTest, ReplacesAlgorithmsThatCannotContinueIt) {
  change("board=6x6&algorithm=divide-and-conquer&mode=play");
  choose(1, 2);
  EXPECT_EQ(path().size(), 2u);
  EXPECT_TRUE(app.settings().algorithm->keeps_stack());
}

TEST_F(GameTest, MustCloseIfTheGoalIsAClosedTour) {
  change("board=3x4&goal=closed&mode=play");
  Search search({.board = {3, 4}, .algorithm = find_algorithm("pruned")});
  search.run(UINT64_MAX);
  for (const Square square : search.path())
    if (square != Square{0, 0}) app.apply(Choose{square});
  const Snapshot& now = app.snapshot();
  EXPECT_EQ(now.depth, 12u);
  EXPECT_EQ(now.sentence,
            "You have visited all 12 squares, but the tour must end one move from its start. Undo some moves.");
  EXPECT_EQ(now.game.best, rank_of_path(12)) << "no tour";
}

}  // namespace
}  // namespace kt
