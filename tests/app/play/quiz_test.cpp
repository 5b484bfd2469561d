// The question asks what happens next.
#include "app/play/quiz.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kt {
namespace {

// For every moment of the first steps: the truth is where the search enters next, or continues from.
void expect_truth(const Problem& problem, Detail detail, int steps) {
  Search search(problem, detail);
  int asked = 0;
  for (int n = 0; n < steps && !search.ended(); ++n, search.step()) {
    const auto question = question_at(search);
    Search next = search;
    Square from = next.path().back();
    std::uint64_t backs = 0;
    EventType type = next.step().type;
    for (; type == EventType::backtrack || type == EventType::reject; type = next.step().type) {
      backs += type == EventType::backtrack;
      from = next.path().back();
    }
    const bool enters = type == EventType::advance || type == EventType::tour;
    if (backs == 0 && enters) {
      const auto ways = std::ranges::count_if(search.candidates(), [](const Candidate& c) {
        return !c.looked_at && (c.rejection == Rejection::none || c.rejection == Rejection::pruned);
      });
      ASSERT_EQ(question.has_value(), ways >= 2) << problem.algorithm->id << ", step " << search.steps();
      if (!question) continue;
      ASSERT_EQ(question->kind, Question::Kind::next) << problem.algorithm->id << ", step " << search.steps();
      EXPECT_EQ(question->truth, next.path().back());
      EXPECT_GE(question->options.size(), 2u);
      EXPECT_NE(std::ranges::find(question->options, question->truth), question->options.end());
    } else if (search.status() == Status::searching && problem.algorithm->goes_back && type != EventType::restart) {
      ASSERT_TRUE(question) << problem.algorithm->id << ", step " << search.steps();
      EXPECT_EQ(question->kind, Question::Kind::back);
      EXPECT_EQ(question->ends, !enters);
      if (enters) {
        EXPECT_EQ(question->truth, from) << problem.algorithm->id << ", step " << search.steps();
      }
    }
    asked += question.has_value();
  }
  if (steps > 0) {
    EXPECT_GT(asked, 3) << problem.algorithm->id;
  }
}

TEST(Quiz, TheCorrectAnswerIsTheNextStep) {
  for (const Algorithm& algorithm : algorithms()) {
    for (const Detail detail : {Detail::move, Detail::candidate}) {
      expect_truth({.board = {5, 5}, .algorithm = &algorithm}, detail, algorithm.keeps_stack() ? 1500 : 0);
      if (algorithm.keeps_stack())
        expect_truth({.board = {5, 6}, .given = {{2, 1}}, .goal = Goal::closed, .algorithm = &algorithm}, detail, 500);
    }
  }
}

TEST(Quiz, AsksNothingWithoutAChoice) {
  EXPECT_FALSE(question_at(Search({.board = {8, 8}, .algorithm = find_algorithm("divide-and-conquer")})));
}

TEST(Quiz, AsksAboutTheEndAtTheLastDeadEnd) {
  Search search({.board = {3, 3}});
  // The very last dead end: no move is left on the whole path.
  std::optional<Question> last;
  for (; !search.ended(); search.step())
    if (const auto question = question_at(search)) last = question;
  ASSERT_TRUE(last);
  EXPECT_TRUE(last->ends);
  EXPECT_EQ(last->truth, (Square{0, 0}));
}

TEST(Quiz, CountsStreaks) {
  Score score;
  for (const bool right : {true, true, false, true}) add_answers(score, 1, right ? 1 : 0, right);
  EXPECT_EQ(score.answers, 4u);
  EXPECT_EQ(score.right, 3u);
  EXPECT_EQ(score.streak, 1u);
  EXPECT_EQ(score.best_streak, 2u);
}

}  // namespace
}  // namespace kt
