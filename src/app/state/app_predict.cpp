// What an app does while it asks where the search goes next: one answers, or a class by show of hands.
#include <algorithm>
#include <numeric>
#include <utility>

#include "app/play/moves.h"
#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/words/game_sentence.h"
#include "core/basics/heap_sort.h"

namespace kt {

// A new moment has a new question.
void App::put_question() {
  if (settings().mode != Mode::predict || quiz_.step == search().steps()) return;
  quiz_.step = search().steps();
  quiz_.question = question_at(search());
  quiz_.answer.reset();
  quiz_.hands.clear();
  if (!quiz_.question) return;
  // In an order that tells nothing.
  heap_sort(quiz_.question->options, [](Square s) { return std::pair(s.row, s.col); });
  quiz_.hands.resize(quiz_.question->options.size());
}

void App::answer(Square square) {
  put_question();
  if (!quiz_.question || plays()) return;
  if (quiz_.answer) return apply(Play{});
  const Question& question = *quiz_.question;
  const bool is_next = question.kind == Question::Kind::next;
  const std::vector<Square> path = search().path();
  const std::vector<Square>& answers = is_next ? question.options : path;
  if (std::ranges::find(answers, square) == answers.end()) {
    return refuse_square(square,
                         is_next ? describe_illegal(settings(), path, square, why_illegal(*played_path(), square))
                                 : Message{"The search goes back along its path. Choose a square on the path."});
  }
  notice_ = {};
  if (quiz_.by_hands) return raise_hand(square);
  quiz_.answer = square;
  quiz_.score.add(square == question.truth);
}

// One more.
void App::raise_hand(Square square) {
  std::vector<Square>& options = quiz_.question->options;
  const std::size_t place = std::ranges::find(options, square) - options.begin();
  if (place == options.size()) {
    options.push_back(square);
    quiz_.hands.push_back(0);
  }
  count_hands({place, quiz_.hands[place] + 1});
}

void App::count_hands(const CountHands& counted) {
  put_question();
  if (!quiz_.answer && counted.answer < quiz_.hands.size())
    quiz_.hands[counted.answer] = std::min(counted.hands, kMostHands);
}

// Whatever goes on shows the answer first, once hands are counted. What most of them were for is the class's.
bool App::shows_answer(const Command& command) {
  const auto* how = std::get_if<Play>(&command);
  const auto* by = std::get_if<StepBy>(&command);
  const bool goes_on = (how && !how->backwards) || (by && by->steps > 0);
  if (!goes_on || !quiz_.by_hands || plays()) return false;
  put_question();
  if (quiz_.answer) return false;
  const auto& hands = quiz_.hands;
  const std::uint64_t all = std::accumulate(hands.begin(), hands.end(), std::uint64_t{0});
  if (all == 0) return false;
  const auto [options, truth] = std::pair(quiz_.question->options, quiz_.question->truth);
  const std::size_t right_place = std::ranges::find(options, truth) - options.begin();
  const std::uint32_t right = right_place < hands.size() ? hands[right_place] : 0;
  const auto most = std::ranges::max_element(hands);
  quiz_.answer = right == *most ? truth : options[most - hands.begin()];
  quiz_.score.add_hands(all, right, right == *most);
  return true;
}

void App::tell_quiz() {
  Snapshot& view = snapshot_;
  put_question();
  const auto& [step, question, answer, score, by_hands, hands] = quiz_;
  view.quiz = {.answers = score.answers,
               .right = score.right,
               .streak = score.streak,
               .best_streak = score.best_streak,
               .by_hands = by_hands};
  if (!question || plays() || seeking()) return;
  view.quiz.kind = question->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
  view.quiz.options = question->options;
  view.quiz.hands = hands;
  view.quiz.answer = answer;
  if (answer) {
    const bool is_right = *answer == question->truth;
    view.quiz.truth = question->truth;
    view.quiz.ends = question->ends;
    if (!is_right) view.annotations.push_back({.kind = Annotation::Kind::wrong, .square = *answer});
    view.annotations.push_back({.kind = Annotation::Kind::right, .square = question->truth});
    return;
  }
  hide_answer(view);
}

// While predicting, a run goes on to the next moment with a question.
bool App::run_to_question(std::uint64_t max_steps, double deadline) {
  for (std::uint64_t steps = 0; steps < max_steps; ++steps) {
    runs_.step(1, false, interval_at(settings().speed), deadline, clock_);
    if (search().ended() || search().status() != Status::searching || question_comes()) return true;
  }
  return false;
}

// On the way back there is one question, before it, and then where it goes on.
bool App::question_comes() {
  const auto question = question_at(search());
  if (!question) return false;
  return question->kind == Question::Kind::next || search().last_event().type != EventType::backtrack;
}

}  // namespace kt
