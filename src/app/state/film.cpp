#include "app/state/film.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/play/quiz.h"
#include "app/settings/compared.h"
#include "app/state/position_key.h"
#include "app/state/search_view.h"
#include "app/state/state_json.h"
#include "app/state/trace.h"
#include "core/basics/heap_sort.h"

namespace kt {
namespace {

// A heat map shows visits, and a graph what was given up: they are counted from the beginning on.
bool shows_visits(const Settings& settings) { return settings.heat || !settings.graph.empty(); }

}  // namespace

Film::Film(const Settings& settings, std::uint64_t from, Clock clock)
    : clock_(std::move(clock)),
      settings_(settings),
      search_(settings.problem(), settings.detail),
      began_(0),
      from_(from) {
  batch_.restart(search_);
  if (!settings.at.empty()) start_at_position();
  if (shows_visits(settings)) counter_.emplace(search_);
  add_others();
}

// In equal steps.
void Film::add_others() {
  const Boards boards = boards_of(settings_);
  if (boards.all.size() < 2) return;
  stays_ = true;
  snapshot_.place = boards.focus;
  snapshot_.name = board_name(boards, boards.focus);
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    if (i == boards.focus) continue;
    others_.push_back(std::make_unique<Film>(boards.all[i], from_, clock_));
    Film& other = *others_.back();
    other.stays_ = true;
    other.snapshot_.place = i;
    other.snapshot_.name = board_name(boards, i);
  }
}

// Where it does not lie behind what is asked for; visits are counted from the beginning on.
void Film::start_at_position() {
  auto search = search_of(settings_);
  if (!search) return;
  if (from_ == 0) from_ = search->steps();
  if (search->steps() > from_ || shows_visits(settings_)) return;
  search_ = *std::move(search);
  began_ = search_.steps();
}

Film::Film(const App& app, std::uint64_t from, Clock clock) : Film(app.settings(), from, std::move(clock)) {
  longest_ = app.longest_path();
  if (counter_) return;
  search_ = app.search_before(from);
  began_ = search_.steps();
}

std::uint64_t Film::run(std::uint64_t steps) {
  if (stays_ && search_.status() != Status::searching) return 0;
  return counter_ ? counter_->run(search_, {.steps = steps}).steps : search_.run(steps);
}

double Film::approach(double deadline) {
  constexpr double kNearly = 0.99;
  Batches batches(batch_, clock_, deadline);
  while (search_.steps() < from_) {
    if (run(std::min(batch_.steps(), from_ - search_.steps())) == 0) break;
    if (!batches.go_on() && search_.steps() < from_)
      return kNearly * static_cast<double>(search_.steps() - began_) / static_cast<double>(from_ - began_);
  }
  for (const auto& other : others_) {
    if (const double share = other->approach(deadline); share < 1) return share;
  }
  return find_longest(deadline) ? 1 : kNearly;
}

// A second run, as far as the record. Returns whether there is nothing left to do.
bool Film::find_longest(double deadline) {
  if (search_.last_event().type != EventType::exhausted || longest_.size() == search_.deepest()) return true;
  if (!second_) second_.emplace(settings_.problem(), Detail::move);
  const std::uint64_t record = search_.records().back().visit;
  while (second_->visits() < record) {
    if (record - second_->visits() > BatchSize::kMost)
      second_->run({.visits = BatchSize::kMost});
    else
      second_->step();
    if (clock_() >= deadline) return false;
  }
  second_->copy_path(longest_);
  second_.reset();
  return true;
}

std::uint64_t Film::step(std::uint64_t steps) {
  const std::uint64_t before = search_.steps();
  // A run stops at a tour; the search goes on beyond it.
  while (search_.steps() - before < steps && run(steps - (search_.steps() - before)) > 0) {
  }
  find_longest(std::numeric_limits<double>::infinity());
  std::uint64_t done = search_.steps() - before;
  for (const auto& other : others_) done = std::max(done, other->step(steps));
  return done;
}

const Snapshot& Film::snapshot() {
  fill_snapshot(snapshot_, settings_, search_, counter_ ? &counter_->counts() : nullptr);
  snapshot_.longest.clear();
  if (snapshot_.event.type == EventType::exhausted) snapshot_.longest = longest_;
  snapshot_.outcome = snapshot_.state;
  snapshot_.done = search_.status() != Status::searching;
  snapshot_.others.clear();
  for (const auto& other : others_) snapshot_.others.push_back(&other->snapshot());
  return snapshot_;
}

Snapshot Film::untouched() {
  Snapshot view = snapshot();
  const auto question = settings_.mode == Mode::predict ? question_at(search_) : std::nullopt;
  if (!question) return view;
  view.quiz.kind = question->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
  view.quiz.options = question->options;
  heap_sort(view.quiz.options, [](Square s) { return std::pair(s.row, s.col); });  // an order that tells nothing
  hide_answer(view);
  return view;
}

std::string Film::trace(std::uint64_t steps) {
  std::string text;
  for (std::uint64_t i = 0; i < steps && !search_.ended(); ++i) {
    counter_ ? counter_->step(search_) : search_.step();
    text += trace_line(settings_, search_, TraceFormat::csv);
  }
  return text;
}

std::string Film::json() const {
  std::vector<JsonMember> members = run_json(search_, state_at_rest(search_));
  members.push_back({"columns", trace_columns(settings_)});
  return json_object(members).text;
}

}  // namespace kt
