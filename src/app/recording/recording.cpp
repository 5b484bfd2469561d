#include "app/recording/recording.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/play/quiz.h"
#include "app/recording/trace.h"
#include "app/settings/compared.h"
#include "app/state/position_key.h"
#include "app/state/search_view.h"
#include "app/state/state_json.h"
#include "core/basics/heap_sort.h"

namespace kt {
namespace {

constexpr std::size_t kMemory = 4 << 20;  // bytes, for checkpoints
constexpr double kForHope = 0.02;         // seconds per picture, if it shows what is lost

// With equal time it measures the cost of each search, because they have not run here.
std::vector<Schedule> measured_schedules(const Settings& settings, const Clock& clock) {
  const Boards boards = boards_of(settings);
  std::vector<Schedule> schedules(boards.all.size());
  if (!settings.equal_time || schedules.size() < 2) return schedules;
  std::vector<Cost> costs;
  for (const Settings& board : boards.all) costs.push_back(measured_cost(Search(board.problem(), board.detail), clock));
  const Cost quickest = *std::ranges::min_element(costs, {}, &Cost::seconds_per_step);
  for (std::size_t i = 0; i < costs.size(); ++i) schedules[i].pace = costs[i].share(quickest);
  return schedules;
}

std::vector<Schedule> schedules_of(const App& app) {
  std::vector<Schedule> schedules;
  for (const Run& run : app.runs().all()) schedules.push_back(run.schedule);
  return schedules;
}

// Heat maps, and graphs with their abandoned vertices, need visits counted from the beginning.
bool shows_visits(const Settings& settings) { return settings.heat || !settings.graph.empty(); }

}  // namespace

Recording::Recording(const Settings& settings, std::uint64_t from, Clock clock) : clock_(std::move(clock)), now_(from) {
  add_boards(settings, measured_schedules(settings, clock_), nullptr);
}

Recording::Recording(const App& app, std::uint64_t from, Clock clock, From by)
    : clock_(std::move(clock)),
      now_(by == From::own_step ? app.own_clock(from) : from),
      longest_(app.timeline().longest_path()) {
  add_boards(app.settings(), schedules_of(app), &app);
  if (by == From::own_step) focused().due.step = from;
}

// Each board starts from the known step if that is not later than the requested one and no visits are shown.
void Recording::add_boards(const Settings& settings, const std::vector<Schedule>& schedules, const App* app) {
  const Boards boards = boards_of(settings);
  focus_ = boards.focus;
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    Settings board = i == focus_ ? settings : boards.all[i];
    std::uint64_t step = schedules[i].step_at(now_);
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
    run.schedule = schedules[i];
    run.due = {now_, step};
    began_.push_back(run.here());
  }
  if (runs_.size() == 1) now_ = focused().due.step;
}

double Recording::approach(double deadline) {
  constexpr double kNearly = 0.99;
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    Run& run = runs_[i];
    if (!advance(run, ToStep{run.due.step}, deadline, clock_))
      return kNearly * static_cast<double>(run.here() - began_[i]) / static_cast<double>(run.due.step - began_[i]);
    if (!find_longest(run, deadline)) return kNearly;
  }
  return 1;
}

bool Recording::knows_longest(const Run& run) const {
  return &run == &focused() && longest_.size() == run.search().deepest();
}

// True when the longest path is known.
bool Recording::find_longest(Run& run, double deadline) {
  if (run.search().last_event().type != EventType::exhausted || knows_longest(run)) return true;
  Batches batches(run.batch, clock_, deadline);
  while (!run.timeline.fill(run.batch.steps())) {
    if (!batches.go_on()) return false;
  }
  run.timeline.find_longest_path();
  return true;
}

// Compared boards stop at their first tour; a single one continues after it.
std::uint64_t Recording::step(std::uint64_t steps) {
  const std::uint64_t before = now_, asked = now_ + steps;
  std::uint64_t last = before;
  bool is_over = true;
  for (Run& run : runs_) {
    run.due = run.schedule.place_at(asked);
    while (!advance(run, ToStep{run.due.step}, kNever)) {
    }
    find_longest(run, std::numeric_limits<double>::infinity());
    is_over = is_over && run.is_over();
    last = std::max(last, run.schedule.clock_at(run.here()));
  }
  now_ = is_over ? std::min(last, asked) : asked;
  return now_ - before;
}

void Recording::show(Snapshot& view, Run& run) {
  fill_snapshot(view, run.settings, run.search(), run.timeline.visit_counts());
  view.longest.clear();
  if (view.event.type == EventType::exhausted)
    view.longest = knows_longest(run) ? longest_ : run.timeline.longest_path();
  view.hope = {};
  if (run.settings.hope && run.settings.mode == Mode::watch) {
    run.hope.work(run.timeline, clock_() + kForHope, clock_);
    view.hope = run.hope.view(run.timeline);
  }
  view.outcome = view.state;
  view.done = run.search().status() != Status::searching;
  view.place = &run - runs_.data();
  view.name = run.name;
}

const Snapshot& Recording::snapshot() {
  show(snapshot_, focused());
  snapshot_.others.resize(runs_.size() - 1);
  for (std::size_t i = 0; i < snapshot_.others.size(); ++i) show(snapshot_.others[i], runs_[i + (i >= focus_ ? 1 : 0)]);
  return snapshot_;
}

Snapshot Recording::untouched() {
  Snapshot view = snapshot();
  const auto question = focused().settings.mode == Mode::predict ? question_at(search()) : std::nullopt;
  if (!question) return view;
  view.quiz.kind = question->kind == Question::Kind::next ? QuizView::Kind::next : QuizView::Kind::back;
  view.quiz.options = question->options;
  heap_sort(view.quiz.options, [](Square s) { return std::pair(s.row, s.col); });  // an order that gives no hint
  hide_answer(view);
  return view;
}

std::string Recording::trace(std::uint64_t steps) {
  std::string text;
  for (std::uint64_t i = 0; i < steps && !search().ended(); ++i) {
    focused().timeline.step();
    text += trace_line(focused().settings, search(), TraceFormat::csv);
  }
  now_ = focused().schedule.clock_at(focused().here());
  return text;
}

std::string Recording::json() const {
  std::vector<JsonMember> members = run_json(search(), state_at_rest(search()));
  members.push_back({"columns", trace_columns(focused().settings)});
  return json_object(members).text;
}

}  // namespace kt
