// A game, and predictions, as the app plays them.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/app_fixture.h"
#include "app/play/best_game.h"
#include "app/settings/link.h"
#include "app/settings_of.h"
#include "app/state/state_json.h"
#include "app/words/game_sentence.h"

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

TEST_F(GameTest, StandsWhereItsMovesLeadAndAtNoStep) {
  change("board=5x5&given=1,2;2,4&mode=play&step=7");
  EXPECT_EQ(app.snapshot().notice, "step: a game stands where its moves lead, those of given, and at no step but 0");
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

// What a script sees of it can be given back.
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

TEST_F(GameTest, CountsItsDeadEnds) {
  change("board=3x3&mode=play");
  for (const Square square : {Square{1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}}) app.apply(Choose{square});
  EXPECT_EQ(app.snapshot().game.dead_ends, 0u);
  choose(2, 1);
  const Snapshot& now = app.snapshot();
  EXPECT_TRUE(now.dead_end);
  EXPECT_EQ(now.game.dead_ends, 1u);
  EXPECT_EQ(now.sentence, "A dead end: from (2,1) there is no move to a free square. You have 8 of 9 squares; undo.");
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

// Of the squares of the start's colour there is one too few, which only trying everything would find out.
TEST_F(GameTest, SaysThatItIsNotKnownYet) {
  time.each_look = 0.1;
  change("board=7x7&start=0,1&mode=play");
  choose(2, 0);
  app.apply(AskOutlook{});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::looking);
  wait();
  const Snapshot& now = app.snapshot();
  EXPECT_EQ(now.game.outlook, Outlook::unknown);
  EXPECT_FALSE(now.game.mistake);
  EXPECT_TRUE(now.sentence.ends_with("Whether it can still be finished is not known yet: too much is left."))
      << now.sentence;
  EXPECT_EQ(app.seconds_until_change(), std::numeric_limits<double>::infinity());
  // Another path is another question.
  app.apply(StepBy{-1});
  EXPECT_EQ(app.snapshot().game.outlook, Outlook::unasked);
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

TEST_F(GameTest, ThePathOfAnotherSearchIsNotTakenOver) {
  change("board=8x8&start=5,5");
  app.apply(Seek{6});
  change("board=8x8&start=0,0&mode=play");
  EXPECT_EQ(path(), std::vector<Square>{Square{}});
  EXPECT_TRUE(app.settings().given.empty());
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

TEST_F(GameTest, MustCloseWhereTheTourMust) {
  change("board=3x4&goal=closed&mode=play");
  Search search({.board = {3, 4}, .algorithm = find_algorithm("pruned")});
  search.run(UINT64_MAX);
  for (const Square square : search.path())
    if (square != Square{0, 0}) app.apply(Choose{square});
  const Snapshot& now = app.snapshot();
  EXPECT_EQ(now.depth, 12u);
  EXPECT_EQ(now.sentence, "All 12 squares, but it must end a move from its start: undo some moves.");
  EXPECT_EQ(now.game.best, rank_of_path(12)) << "no tour";
}

class BestGameTest : public GameTest {
 protected:
  // The whole of a tour of 3x4 from its corner.
  void play_tour() {
    for (const Square square : tour) app.apply(Choose{square});
  }
  std::vector<Square> tour = [] {
    Search search({.board = {3, 4}});
    search.run(UINT64_MAX);
    std::vector<Square> moves = search.path();
    moves.erase(moves.begin());
    return moves;
  }();
};

TEST_F(BestGameTest, IsThePathThatCameFarthestOrTheTourWithFewestMovesUndone) {
  change("board=3x4&mode=play");
  EXPECT_EQ(app.snapshot().game.best, 0u);
  choose(1, 2);
  choose(2, 0);
  EXPECT_EQ(app.snapshot().game.best, rank_of_path(3));
  app.apply(StepBy{-2});
  EXPECT_EQ(app.snapshot().game.best, rank_of_path(3));
  // From the start it is another game.
  play_tour();
  ASSERT_EQ(app.snapshot().state, RunState::tour);
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(0));
  change("start=0,3");
  EXPECT_EQ(app.snapshot().game.best, 0u) << "another board";
}

TEST_F(BestGameTest, CountsTheMovesUndone) {
  change("board=3x4&mode=play");
  for (std::size_t i = 0; i < 5; ++i) app.apply(Choose{tour[i]});
  app.apply(StepBy{-2});
  app.apply(StepBy{1});
  app.apply(StepBy{-1});
  for (std::size_t i = 3; i < tour.size(); ++i) app.apply(Choose{tour[i]});
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(3));
  app.apply(Reset{});
  app.apply(StepBy{20});
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(3)) << "redone, not played";
}

TEST_F(BestGameTest, IsOnesOwn) {
  change("board=3x4");
  app.apply(RunUntil{Until::tour});
  wait();
  change("mode=play");
  EXPECT_EQ(app.snapshot().state, RunState::tour);
  EXPECT_EQ(app.snapshot().game.best, 0u);
  app.apply(StepBy{-1});
  app.apply(Choose{tour.back()});
  EXPECT_EQ(app.snapshot().game.best, 0u);
  // The same squares chosen one by one are.
  app.apply(Seek{0});
  play_tour();
  EXPECT_EQ(app.snapshot().game.best, rank_of_tour(0));
}

TEST_F(BestGameTest, IsToldToTheDeviceWhichTellsWhatItKnows) {
  change("board=3x4&mode=play");
  const auto note = app.take_game_note();
  ASSERT_TRUE(note);
  EXPECT_EQ(note->key, key_of_game(app.settings()));
  EXPECT_EQ(note->rank, 0u);
  app.apply(KnownBest{.rank = 9});
  EXPECT_EQ(app.snapshot().game.best, 9u);
  EXPECT_FALSE(app.snapshot().game.forgets);
  choose(1, 2);
  EXPECT_FALSE(app.take_game_note()) << "nothing new";
  app.apply(Seek{0});
  play_tour();
  const auto better = app.take_game_note();
  ASSERT_TRUE(better);
  EXPECT_EQ(better->rank, rank_of_tour(0));
  app.apply(KnownBest{.rank = better->rank, .kept = false});
  EXPECT_TRUE(app.snapshot().game.forgets);
  EXPECT_FALSE(app.take_game_note());
}

TEST(BestGame, IsToldInWords) {
  EXPECT_EQ(describe_best(0, 25), "none yet");
  EXPECT_EQ(describe_best(rank_of_path(23), 25), "23 of 25");
  EXPECT_EQ(describe_best(rank_of_path(4097), 1'048'576), "4,097 of 1,048,576");
  EXPECT_EQ(describe_best(rank_of_tour(0), 25), "a tour, no move undone");
  EXPECT_EQ(describe_best(rank_of_tour(1), 25), "a tour, 1 move undone");
  EXPECT_EQ(describe_best(rank_of_tour(1'234), 25), "a tour, 1,234 moves undone");
  EXPECT_GT(rank_of_tour(UINT64_MAX), rank_of_path(kMostGiven + 1)) << "whatever it took";
}

TEST(KeyOfGame, IsOfWhatAGameIsAbout) {
  const auto key = [](const char* query) { return key_of_game(settings_of(query)); };
  EXPECT_EQ(key("board=5x5&start=a5"), key("board=5&start=0,0&algorithm=pruned&moves=report&speed=30&given=b3"));
  EXPECT_EQ(key("board=5&holes=b2;c3"), key("board=5&holes=2,2;3,1"));
  EXPECT_EQ(key("graph=A-B;B-C"), key("board=5&graph=A-B;B-C"));
  const std::uint64_t plain = key("board=5x5");
  for (const char* other : {"board=5x6", "board=5x5&start=a1", "board=5x5&goal=closed", "board=5x5&end=2,2",
                            "board=5x5&holes=2,2", "board=5x5&leaper=1,3", "graph=A-B;B-C"})
    EXPECT_NE(key(other), plain) << other;
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

TEST_F(GameTest, AClassPredictsByShowOfHands) {
  change("board=5x5&start=a5&mode=predict");
  app.apply(ShowOfHands{});
  const auto options = app.snapshot().quiz.options;
  ASSERT_EQ(options.size(), 2u);
  const Square truth = question_at(app.search())->truth;
  const std::size_t right = options[0] == truth ? 0 : 1;
  EXPECT_EQ(app.snapshot().sentence, "From a5: where will the knight go next? Hands up: a click counts one.");
  app.apply(CountHands{right, 13});
  app.apply(CountHands{1 - right, 11});
  app.apply(Choose{truth});
  app.apply(CountHands{7, 3});  // no answer
  EXPECT_EQ(app.snapshot().quiz.hands[right], 14u);
  EXPECT_EQ(app.snapshot().sentence, "From a5: where will the knight go next? 25 hands so far.");
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
  EXPECT_TRUE(app.snapshot().candidates.empty());
  // What goes on shows the answer first.
  app.apply(Play{});
  EXPECT_EQ(app.state(), RunState::paused);
  {
    const Snapshot& told = app.snapshot();
    EXPECT_EQ(told.quiz.truth, truth);
    EXPECT_EQ(told.quiz.right, 14u);
    EXPECT_EQ(told.quiz.answers, 25u);
    EXPECT_EQ(told.quiz.streak, 1u);
    EXPECT_TRUE(told.sentence.starts_with("14 of 25 hands were right. The knight starts on a5 and can go to "))
        << told.sentence;
    EXPECT_FALSE(told.candidates.empty());
  }
  app.apply(CountHands{right, 20});
  EXPECT_EQ(app.snapshot().quiz.hands[right], 14u) << "too late";
  app.apply(StepBy{1});
  EXPECT_EQ(app.search().steps(), 1u);
  // Most are wrong: the score goes on, the streak does not.
  const QuizView next = app.snapshot().quiz;
  ASSERT_TRUE(next.asks());
  const Square true_next = question_at(app.search())->truth;
  for (std::size_t i = 0; i < next.options.size(); ++i)
    app.apply(CountHands{i, next.options[i] == true_next ? 1u : 3u});
  app.apply(StepBy{1});
  EXPECT_EQ(app.search().steps(), 1u);
  EXPECT_EQ(app.snapshot().quiz.right, 15u);
  EXPECT_EQ(app.snapshot().quiz.streak, 0u);
  EXPECT_EQ(app.snapshot().quiz.best_streak, 1u);
  // Another way of answering is another score.
  app.apply(ShowOfHands{false});
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
}

TEST_F(GameTest, HandsForTheWayBackAreForSquaresOfThePath) {
  change("board=5x5&start=a5&mode=predict&speed=max");
  while (app.snapshot().quiz.kind != QuizView::Kind::back) {
    app.apply(StepBy{1});
    ASSERT_FALSE(app.search().ended());
  }
  app.apply(ShowOfHands{});
  EXPECT_TRUE(app.snapshot().quiz.options.empty());
  const Square truth = question_at(app.search())->truth;
  const Square other = path()[0] == truth ? path()[1] : path()[0];
  for (const Square square : {other, truth, truth}) app.apply(Choose{square});
  EXPECT_EQ(app.snapshot().quiz.options, (std::vector<Square>{other, truth}));
  EXPECT_EQ(app.snapshot().quiz.hands, (std::vector<std::uint32_t>{1, 2}));
  app.apply(Play{});
  EXPECT_TRUE(app.snapshot().sentence.starts_with("2 of 3 hands were right. It goes back to "));
  EXPECT_EQ(app.snapshot().quiz.streak, 1u);
}

TEST_F(GameTest, APredictionThatIsNoMoveCostsNothing) {
  change("board=6x6&start=a6&mode=predict");
  choose(3, 3);
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
  EXPECT_NE(app.snapshot().notice, "");
}

}  // namespace
}  // namespace kt
