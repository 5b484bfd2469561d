#include "app/state/prediction.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "app/play/moves.h"
#include "app/state/app.h"
#include "app/state/search_view.h"
#include "app/words/game_sentence.h"
#include "core/basics/heap_sort.h"
#include "core/basics/overloaded.h"

namespace kt {
namespace {

// While the search backtracks there is one question, before it, and then at the square where it continues. A rejected
// candidate repeats no question.
bool question_comes(const Search& search) {
  const auto question = question_at(search);
  if (!question) return false;
  const EventType last = search.last_event().type;
  return last != EventType::reject && (question->kind == Question::Kind::next || last != EventType::backtrack);
}

}  // namespace

bool Prediction::enter(App&, const Settings&, bool) {
  step_.reset();
  return false;
}

void Prediction::begin(bool by_hands) {
  *this = {};
  score_.by_hands = by_hands;
}

bool Prediction::apply(App& app, const Command& command) {
  return std::visit(Overloaded{
                        [&](Choose chosen) { return answer(app, chosen.square), true; },
                        [&](CountHands counted) { return count_hands(counted), true; },
                        [&](ShowOfHands asked) { return begin(asked.on), true; },
                        [&](Play how) { return !how.backwards && !app.is_playing() && show_answer(); },
                        [&](StepBy by) { return by.steps > 0 && !app.is_playing() && show_answer(); },
                        [](const auto&) { return false; },
                    },
                    command);
}

// A new moment has a new question.
void Prediction::refresh(const App& app) {
  if (step_ == app.search().steps()) return;
  step_ = app.search().steps();
  question_ = question_at(app.search());
  answer_.reset();
  hands_.clear();
  if (!question_) return;
  // In an order that gives no hint.
  heap_sort(question_->options, [](Square s) { return std::pair(s.row, s.col); });
  hands_.resize(question_->options.size());
}

void Prediction::answer(App& app, Square square) {
  if (!question_ || app.is_playing()) return;
  if (answer_) return app.apply(Play{});
  const bool is_next = question_->kind == Question::Kind::next;
  const std::vector<Square> path = app.search().path();
  const std::vector<Square>& answers = is_next ? question_->options : path;
  if (std::ranges::find(answers, square) == answers.end()) {
    const IllegalMove why = why_illegal(app.search().depth_first()->path(), square);
    return app.refuse_square(square,
                             is_next ? describe_illegal(app.settings(), path, square, why)
                                     : Message{"The search goes back along its path. Choose a square on the path."});
  }
  app.notice_ = {};
  if (score_.by_hands) return raise_hand(square);
  answer_ = square;
  const bool is_right = square == question_->truth;
  add_answers(score_, 1, is_right ? 1 : 0, is_right);
}

// Adds a hand.
void Prediction::raise_hand(Square square) {
  std::vector<Square>& options = question_->options;
  const std::size_t place = std::ranges::find(options, square) - options.begin();
  if (place == options.size()) {
    options.push_back(square);
    hands_.push_back(0);
  }
  count_hands({place, hands_[place] + 1});
}

void Prediction::count_hands(const CountHands& counted) {
  if (!answer_ && counted.answer < hands_.size()) hands_[counted.answer] = std::min(counted.hands, kMaxHands);
}

// With counted hands, the first command to continue shows the answer. The majority is the class's answer.
bool Prediction::show_answer() {
  if (!score_.by_hands || answer_) return false;
  const std::uint64_t all = std::accumulate(hands_.begin(), hands_.end(), std::uint64_t{0});
  if (all == 0) return false;
  const auto [options, truth] = std::pair(question_->options, question_->truth);
  const std::size_t right_place = std::ranges::find(options, truth) - options.begin();
  const std::uint32_t right = right_place < hands_.size() ? hands_[right_place] : 0;
  const auto most = std::ranges::max_element(hands_);
  answer_ = right == *most ? truth : options[most - hands_.begin()];
  add_answers(score_, all, right, right == *most);
  return true;
}

bool Prediction::play(App& app, std::uint64_t due, double deadline) {
  constexpr std::uint64_t kMaxSteps = 200;  // per frame, because each is checked
  const Search& search = app.search();
  if (!search.depth_first()) return false;
  for (std::uint64_t steps = std::min(due, kMaxSteps); steps > 0; --steps) {
    app.runs_.step(1, false, interval_at(app.settings().speed), deadline, app.clock_);
    if (!search.ended() && search.status() == Status::searching && !question_comes(search)) continue;
    app.aim_ = Idle{};
    break;
  }
  return true;
}

void Prediction::show(Snapshot& view, const App& app) const {
  view.left.reset();
  view.quiz = {score_};
  if (!question_ || app.is_playing() || app.is_seeking()) return;
  view.quiz.kind = question_->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
  view.quiz.options = question_->options;
  view.quiz.hands = hands_;
  view.quiz.answer = answer_;
  if (!answer_) return hide_answer(view);
  view.quiz.truth = question_->truth;
  view.quiz.ends = question_->ends;
  if (*answer_ != question_->truth) view.annotations.push_back({.kind = Annotation::Kind::wrong, .square = *answer_});
  view.annotations.push_back({.kind = Annotation::Kind::right, .square = question_->truth});
}

}  // namespace kt
