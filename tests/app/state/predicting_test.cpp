// Predictions in the app.
#include <gtest/gtest.h>

#include <vector>

#include "app/game_fixture.h"
#include "app/in_english.h"
#include "app/play/quiz.h"

namespace kt {
namespace {

TEST_F(GameTest, AsksForPredictionsOfTheNextStep) {
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
    EXPECT_TRUE(in_english(told.sentence).starts_with(guesses_right ? "Right. " : "No. ")) << told.sentence;
    // The right answer leads to the next question.
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

TEST_F(GameTest, AClassPredictsByAShowOfHands) {
  change("board=5x5&start=a5&mode=predict");
  app.apply(ShowOfHands{});
  const auto options = app.snapshot().quiz.options;
  ASSERT_EQ(options.size(), 2u);
  const Square truth = question_at(app.search())->truth;
  const std::size_t right = options[0] == truth ? 0 : 1;
  app.apply(CountHands{right, 13});
  app.apply(CountHands{1 - right, 11});
  app.apply(Choose{truth});
  app.apply(CountHands{7, 3});  // not an answer
  EXPECT_EQ(app.snapshot().quiz.hands[right], 14u);
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
  EXPECT_TRUE(app.snapshot().candidates.empty());
  // The first Play shows the answer.
  app.apply(Play{});
  EXPECT_EQ(app.state(), RunState::paused);
  {
    const Snapshot& told = app.snapshot();
    EXPECT_EQ(told.quiz.truth, truth);
    EXPECT_EQ(told.quiz.right, 14u);
    EXPECT_EQ(told.quiz.answers, 25u);
    EXPECT_EQ(told.quiz.streak, 1u);
    EXPECT_FALSE(told.candidates.empty());
  }
  app.apply(CountHands{right, 20});
  EXPECT_EQ(app.snapshot().quiz.hands[right], 14u) << "too late";
  app.apply(StepBy{1});
  EXPECT_EQ(app.search().steps(), 1u);
  // Most are wrong: the score continues, the streak ends.
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
  // Another way of answering has another score.
  app.apply(ShowOfHands{false});
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
}

TEST_F(GameTest, ATieCountsAsTheCorrectAnswer) {
  change("board=6x6&start=a6&mode=predict");
  app.apply(ShowOfHands{});
  // A question whose first answer is wrong.
  std::optional<Question> question;
  do {
    app.apply(StepBy{1});
    ASSERT_LT(app.search().steps(), 100u);
    question = question_at(app.search());
  } while (!question || question->kind != Question::Kind::next ||
           app.snapshot().quiz.options.front() == question->truth);
  for (std::size_t i = 0; i < question->options.size(); ++i) app.apply(CountHands{i, 4});
  app.apply(Play{});
  EXPECT_EQ(app.snapshot().quiz.answer, question->truth);
  EXPECT_EQ(app.snapshot().quiz.streak, 1u);
}

TEST_F(GameTest, HandsForABacktrackAreForSquaresOfThePath) {
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
  EXPECT_TRUE(in_english(app.snapshot().sentence).starts_with("2 of 3 votes were correct. The search goes back to "));
  EXPECT_EQ(app.snapshot().quiz.streak, 1u);
}

TEST_F(GameTest, ARejectedCandidateDoesNotRepeatTheQuestion) {
  change("board=8x8&mode=predict&detail=candidate&speed=frame");
  for (int n = 0; n < 30; ++n) {
    const auto before = path();
    ASSERT_TRUE(app.snapshot().quiz.asks()) << n;
    app.apply(Choose{question_at(app.search())->truth});
    app.apply(Play{});
    for (int frames = 0; frames < 500 && app.state() == RunState::playing; ++frames) frame();
    EXPECT_NE(path(), before) << n;
  }
}

TEST_F(GameTest, APredictionThatIsNotAMoveDoesNotCount) {
  change("board=6x6&start=a6&mode=predict");
  choose(3, 3);
  EXPECT_EQ(app.snapshot().quiz.answers, 0u);
  EXPECT_EQ(app.snapshot().wrong->square, (Square{3, 3}));
  EXPECT_EQ(app.snapshot().sentence, app.snapshot().wrong->why);
}

}  // namespace
}  // namespace kt
