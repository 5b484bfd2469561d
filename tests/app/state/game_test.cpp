// A game, and predictions, as the app plays them.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/app_fixture.h"
#include "app/settings/link.h"

namespace kt {
namespace {

class GameTest : public AppTest {
 protected:
  GameTest() { time.each_look = 0.001; }
  void choose(int row, int col) { app.apply(Choose{{row, col}}); }
  // Until nothing is being found out.
  void wait() {
    for (int n = 0; n < 5000 && app.seconds_until_change() == 0; ++n) frame();
  }
  std::vector<Square> path() { return app.snapshot().path; }
};

TEST_F(GameTest, IsMadeOfMovesThatStandInTheLink) {
  change("board=5x5&mode=play");
  choose(1, 2);
  choose(2, 4);
  EXPECT_EQ(path(), (std::vector<Square>{{0, 0}, {1, 2}, {2, 4}}));
  EXPECT_EQ(link_of(app.settings()), "v=1&board=5x5&given=1,2;2,4&mode=play");
  App other(time.clock());
  other.apply(Change{parse_query(link_of(app.settings()))});
  EXPECT_EQ(other.snapshot().path, path());
  EXPECT_EQ(other.snapshot().game.moves, 2u);
}

TEST_F(GameTest, RefusesWhatIsNoMoveAndSaysWhy) {
  change("board=5x5&holes=2,4&start=a5&mode=play");
  choose(2, 2);
  EXPECT_EQ(app.snapshot().notice, "c3 is not a move from a5: a knight goes two squares along a line and one across.");
  choose(1, 2);
  EXPECT_EQ(app.snapshot().notice, "");
  choose(0, 0);
  EXPECT_EQ(app.snapshot().notice, "a5 is visited already, as number 1.");
  choose(2, 4);
  EXPECT_EQ(app.snapshot().notice, "e3 is a hole: it does not exist.");
  choose(1, 2);
  EXPECT_EQ(app.snapshot().notice, "The knight stands on c4 already.");
  EXPECT_EQ(path().size(), 2u);
}

TEST_F(GameTest, IsUndoneAndRedoneWithoutLimit) {
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
  // The move that was undone last, made again, leaves the rest to be redone; another one does not.
  choose(1, 2);
  EXPECT_EQ(app.snapshot().game.moves_undone, 3u);
  choose(0, 4);
  EXPECT_EQ(app.snapshot().game.moves_undone, 0u);
}

TEST_F(GameTest, CountsItsDeadEndsAndItsLongestPath) {
  change("board=3x3&mode=play");
  for (const Square square : {Square{1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}}) app.apply(Choose{square});
  EXPECT_EQ(app.snapshot().game.dead_ends, 0u);
  choose(2, 1);
  const Snapshot& now = app.snapshot();
  EXPECT_TRUE(now.dead_end);
  EXPECT_EQ(now.game.dead_ends, 1u);
  EXPECT_EQ(now.game.longest, 8u);
  EXPECT_EQ(now.sentence, "A dead end: from (2,1) there is no move to a free square. You have 8 of 9 squares; undo.");
  app.apply(StepBy{-3});
  EXPECT_EQ(app.snapshot().game.longest, 8u);
}

TEST_F(GameTest, TellsWhetherItCanBeFinishedAndSinceWhichMoveNot) {
  change("board=5x5&mode=play");
  app.apply(AskOutlook{});
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::possible);
  EXPECT_TRUE(app.snapshot().sentence.ends_with("It can still be finished."));
  // Both squares from which the corner is left are taken.
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
  EXPECT_NE(now.sentence.find("The mistake was move " + std::to_string(*now.game.mistake)), std::string::npos);
  // One move before it, it could.
  const std::size_t mistake = *now.game.mistake;
  app.apply(Seek{mistake - 1});
  app.apply(AskOutlook{});
  wait();
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::possible);
  app.apply(StepBy{1});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::impossible);
}

TEST_F(GameTest, AnAnsweredQuestionAsksForNoMoreFrames) {
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

TEST_F(GameTest, AnotherSearchWithoutMovesLeadsBackToNone) {
  change("board=6x6");
  app.apply(Seek{40});
  change("mode=play");
  change("mode=watch");
  EXPECT_EQ(app.snapshot().left, 40u) << "the search goes on from the moves of the game";
  change("given=none&board=5x5");
  EXPECT_FALSE(app.snapshot().left);
}

TEST_F(GameTest, TheSearchGoesOnFromThere) {
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

TEST_F(GameTest, IsPlayedOnGraphsAndWithOtherPieces) {
  change("graph=A-B;B-C;C-A;C-D&start=A&mode=play");
  app.apply(Choose{{0, 3}});
  EXPECT_EQ(app.snapshot().notice, "D is not a move from A: no edge leads there.");
  for (const int vertex : {1, 2, 3}) choose(0, vertex);
  EXPECT_EQ(app.snapshot().state, RunState::tour);
  change("graph=none&board=6x6&leaper=1,3&start=0,0");
  choose(1, 2);
  EXPECT_EQ(app.snapshot().notice, "(1,2) is not a move from (0,0): the piece goes 1,3.");
  choose(1, 3);
  EXPECT_EQ(path().size(), 2u);
}

TEST_F(GameTest, AlgorithmsThatCanNotGoOnMakeWay) {
  change("board=6x6&algorithm=divide-and-conquer&mode=play");
  choose(1, 2);
  EXPECT_EQ(path().size(), 2u);
  EXPECT_TRUE(app.settings().algorithm->keeps_stack());
}

TEST_F(GameTest, PredictionsAreAskedAndTheTruthIsTheNextStep) {
  change("board=6x6&mode=predict&speed=frame");
  int right = 0, asked = 0;
  for (int n = 0; n < 60; ++n) {
    const Snapshot& now = app.snapshot();
    ASSERT_TRUE(now.quiz.asks()) << n;
    EXPECT_TRUE(now.candidates.empty());
    const auto question = question_at(app.search());
    ASSERT_TRUE(question);
    const bool guesses_right = n % 3 != 0;
    Square guess = question->truth;
    if (!guesses_right)
      guess = question->kind == Question::Kind::next
                  ? (question->options[0] == guess ? question->options[1] : question->options[0])
                  : (now.path[0] == guess ? now.path[1] : now.path[0]);
    const Question::Kind kind = question->kind;
    app.apply(Choose{guess});
    ++asked;
    right += guesses_right;
    const Snapshot& told = app.snapshot();
    EXPECT_EQ(told.quiz.truth, question->truth);
    EXPECT_EQ(told.quiz.right, static_cast<std::uint64_t>(right));
    EXPECT_EQ(told.quiz.answers, static_cast<std::uint64_t>(asked));
    EXPECT_TRUE(told.sentence.starts_with(guesses_right ? "Right. " : "No. ")) << told.sentence;
    // On to the next question, by way of the truth.
    const Square truth = question->truth;
    bool passed = false;
    app.apply(Play{});
    for (int frames = 0; frames < 500 && app.state() == RunState::playing; ++frames) {
      frame();
      passed = passed || (!app.snapshot().path.empty() && app.snapshot().path.back() == truth);
    }
    EXPECT_TRUE(passed) << n << (kind == Question::Kind::next ? " next" : " back");
  }
}

TEST_F(GameTest, APredictionThatIsNoMoveCostsNothing) {
  change("board=6x6&start=a6&mode=predict");
  choose(3, 3);
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
  EXPECT_NE(app.snapshot().notice, "");
}

}  // namespace
}  // namespace kt
