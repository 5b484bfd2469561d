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

constexpr std::size_t kMemory = 4 << 20;  // bytes, for checkpoints

// With equal time it measures the cost of each search, because they have not run here.
std::vector<Course> measured_courses(const Settings& settings, const Clock& clock) {
  const Boards boards = boards_of(settings);
  std::vector<Course> courses(boards.all.size());
  if (!settings.equal_time || courses.size() < 2) return courses;
  std::vector<Cost> costs;
  for (const Settings& board : boards.all) costs.push_back(measured_cost(Search(board.problem(), board.detail), clock));
  const Cost quickest = *std::ranges::min_element(costs, {}, &Cost::seconds_per_step);
  for (std::size_t i = 0; i < costs.size(); ++i) courses[i].pace = costs[i].share(quickest);
  return courses;
}

std::vector<Course> courses_of(const App& app) {
  std::vector<Course> courses;
  for (const Run& run : app.runs().all()) courses.push_back(run.course);
  return courses;
}

// Heat maps, and graphs with their abandoned vertices, need visits counted from the beginning.
bool shows_visits(const Settings& settings) { return settings.heat || !settings.graph.empty(); }

}  // namespace

Film::Film(const Settings& settings, std::uint64_t from, Clock clock) : clock_(std::move(clock)), now_(from) {
  add_boards(settings, measured_courses(settings, clock_), nullptr);
}

Film::Film(const App& app, std::uint64_t from, Clock clock, From by)
    : clock_(std::move(clock)),
      now_(by == From::own_step ? app.own_clock(from) : from),
      longest_(app.timeline().longest_path()) {
  add_boards(app.settings(), courses_of(app), &app);
  if (by == From::own_step) own().due.step = from;
}

// Each board starts from the known step if that is not later than the requested one and no visits are shown.
void Film::add_boards(const Settings& settings, const std::vector<Course>& courses, const App* app) {
  const Boards boards = boards_of(settings);
  focus_ = boards.focus;
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    Settings board = i == focus_ ? settings : boards.all[i];
    std::uint64_t step = courses[i].step_at(now_);
    std::optional<Search> known;
    if (app && i == focus_) {
      known = app->timeline().before(step);
    } else if (!board.at.empty()) {
      if (auto found = search_of(board)) known = *std::move(found);
      if (known && step == 0) step = known->steps();
    }
    const bool counts = shows_visits(board);
    if (counts || (known && known->steps() > step)) known.reset();
    Run& run = runs_.emplace_back(std::move(board), std::move(known), kMemory);
    if (counts) run.timeline.count(0);
    run.stays = boards.all.size() > 1;
    run.name = run.stays ? board_name(boards, i) : Message{};
    run.course = courses[i];
    run.due = {now_, step};
    began_.push_back(run.here());
  }
  if (runs_.size() == 1) now_ = own().due.step;
}

double Film::approach(double deadline) {
  constexpr double kNearly = 0.99;
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    Run& run = runs_[i];
    if (!advance(run, ToStep{run.due.step}, deadline, clock_))
      return kNearly * static_cast<double>(run.here() - began_[i]) / static_cast<double>(run.due.step - began_[i]);
    if (!find_longest(run, deadline)) return kNearly;
  }
  return 1;
}

bool Film::knows_longest(const Run& run) const { return &run == &own() && longest_.size() == run.search().deepest(); }

// True when the longest path is known.
bool Film::find_longest(Run& run, double deadline) {
  if (run.search().last_event().type != EventType::exhausted || knows_longest(run)) return true;
  Batches batches(run.batch, clock_, deadline);
  while (!run.timeline.fill(run.batch.steps())) {
    if (!batches.go_on()) return false;
  }
  run.timeline.find_longest_path();
  return true;
}

// Compared boards stop at their first tour; a single one continues after it.
std::uint64_t Film::step(std::uint64_t steps) {
  const std::uint64_t before = now_, asked = now_ + steps;
  std::uint64_t last = before;
  bool is_over = true;
  for (Run& run : runs_) {
    run.due = run.course.place_at(asked);
    while (!advance(run, ToStep{run.due.step}, kNever)) {
    }
    find_longest(run, std::numeric_limits<double>::infinity());
    is_over = is_over && run.is_over();
    last = std::max(last, run.course.clock_at(run.here()));
  }
  now_ = is_over ? std::min(last, asked) : asked;
  return now_ - before;
}

void Film::show(Snapshot& view, Run& run) {
  fill_snapshot(view, run.settings, run.search(), run.timeline.visit_counts());
  view.longest.clear();
  if (view.event.type == EventType::exhausted)
    view.longest = knows_longest(run) ? longest_ : run.timeline.longest_path();
  view.outcome = view.state;
  view.done = run.search().status() != Status::searching;
  view.place = &run - runs_.data();
  view.name = run.name;
}

const Snapshot& Film::snapshot() {
  show(snapshot_, own());
  snapshot_.others.resize(runs_.size() - 1);
  for (std::size_t i = 0; i < snapshot_.others.size(); ++i) show(snapshot_.others[i], runs_[i + (i >= focus_ ? 1 : 0)]);
  return snapshot_;
}

Snapshot Film::untouched() {
  Snapshot view = snapshot();
  const auto question = own().settings.mode == Mode::predict ? question_at(search()) : std::nullopt;
  if (!question) return view;
  view.quiz.kind = question->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
  view.quiz.options = question->options;
  heap_sort(view.quiz.options, [](Square s) { return std::pair(s.row, s.col); });  // an order that gives no hint
  hide_answer(view);
  return view;
}

std::string Film::trace(std::uint64_t steps) {
  std::string text;
  for (std::uint64_t i = 0; i < steps && !search().ended(); ++i) {
    own().timeline.step();
    text += trace_line(own().settings, search(), TraceFormat::csv);
  }
  now_ = own().course.clock_at(own().here());
  return text;
}

std::string Film::json() const {
  std::vector<JsonMember> members = run_json(search(), state_at_rest(search()));
  members.push_back({"columns", trace_columns(own().settings)});
  return json_object(members).text;
}

}  // namespace kt
