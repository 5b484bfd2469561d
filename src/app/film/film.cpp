#include "app/film/film.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/film/trace.h"
#include "app/play/quiz.h"
#include "app/settings/compared.h"
#include "app/state/position_key.h"
#include "app/state/search_view.h"
#include "app/state/state_json.h"
#include "core/basics/heap_sort.h"

namespace kt {
namespace {

// Of boards that have equal time each is measured: nobody has seen them run.
std::vector<Course> measured_courses(const Settings& settings, const Clock& clock) {
  const Boards boards = boards_of(settings);
  if (boards.all.size() < 2) return {};
  std::vector<Course> courses(boards.all.size());
  if (!settings.equal_time) return courses;
  std::vector<Track> tracks(boards.all.size());
  for (std::size_t i = 0; i < tracks.size(); ++i)
    measure(tracks[i], Search(boards.all[i].problem(), boards.all[i].detail), clock);
  const Track& quickest = *std::ranges::min_element(tracks, {}, &Track::seconds_per_step);
  for (std::size_t i = 0; i < tracks.size(); ++i) courses[i].pace = share(tracks[i], quickest);
  return courses;
}

// A heat map shows visits, and a graph what was given up: they are counted from the beginning on.
bool shows_visits(const Settings& settings) { return settings.heat || !settings.graph.empty(); }

}  // namespace

Film::Film(const Settings& settings, std::uint64_t from, Clock clock)
    : Film(settings, from, clock, measured_courses(settings, clock)) {}

Film::Film(const Settings& settings, std::uint64_t from, Clock clock, std::vector<Course> courses)
    : clock_(std::move(clock)),
      settings_(settings),
      search_(settings.problem(), settings.detail),
      began_(0),
      from_(from),
      now_(from) {
  batch_.restart(search_);
  if (!courses.empty()) add_others(boards_of(settings_), std::move(courses));
  if (!settings.at.empty()) start_at_position();
  if (shows_visits(settings)) counter_.emplace(search_);
}

void Film::add_others(const Boards& boards, std::vector<Course> courses) {
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    const bool own = i == boards.focus;
    if (!own) others_.emplace_back(new Film(boards.all[i], now_, clock_, {}));
    Film& board = own ? *this : *others_.back();
    board.stays_ = true;
    board.course_ = std::move(courses[i]);
    board.from_ = board.course_.step_at(now_);
    board.snapshot_.place = i;
    board.snapshot_.name = board_name(boards, i);
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

Film::Film(const App& app, std::uint64_t from, Clock clock, From by)
    : Film(app.settings(), by == From::clock || !app.comparison().on() ? from : app.comparison().own_clock(from),
           std::move(clock), app.comparison().courses()) {
  if (by == From::own_step) from_ = from;
  longest_ = app.longest_path();
  if (counter_) return;
  search_ = app.search_before(from_);
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

// A run stops at a tour; the search goes on beyond it.
void Film::go_to(std::uint64_t step) {
  while (search_.steps() < step && run(step - search_.steps()) > 0) {
  }
  find_longest(std::numeric_limits<double>::infinity());
}

std::uint64_t Film::step(std::uint64_t steps) {
  if (others_.empty()) {
    const std::uint64_t here = search_.steps();
    go_to(here + steps);
    return search_.steps() - here;
  }
  const std::uint64_t before = now_, asked = now_ + steps;
  std::uint64_t last = before;
  bool is_over = true;
  const auto go = [&](Film& board) {
    board.go_to(board.course_.step_at(asked));
    is_over = is_over && board.search_.status() != Status::searching;
    last = std::max(last, board.course_.clock_at(board.search_.steps()));
  };
  go(*this);
  for (const auto& other : others_) go(*other);
  now_ = is_over ? std::min(last, asked) : asked;
  return now_ - before;
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
