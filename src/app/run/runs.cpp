#include "app/run/runs.h"

#include <utility>

namespace kt {
namespace {

constexpr std::size_t kMaxPoints = 1024;

void thin(std::vector<SchedulePoint>& points) {
  std::size_t kept = 0;
  for (std::size_t i = points.size() % 2 == 0 ? 1 : 0; i < points.size(); i += 2) points[kept++] = points[i];
  points.resize(kept);
}

}  // namespace

bool Runs::refocus(const Settings& before) {
  const Settings wanted = focused().settings;
  const Problem problem = wanted.problem();
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Settings& other = all_[i].settings;
    if (i == focus_ || other.problem() != problem || other.detail != wanted.detail) continue;
    focused().settings = before;
    focus_ = i;
    focused().settings = wanted;
    return true;
  }
  return false;
}

void Runs::set(const Boards& boards, bool anew, const Clock& clock) {
  const std::size_t count = boards.all.size();
  if (count < 2 && !compared()) return;
  const bool equal_time = boards.all[boards.focus].equal_time;
  anew = anew || !compared() || equal_time != equal_time_;
  equal_time_ = equal_time;
  std::vector<Run> old = std::exchange(all_, {});
  Run focus_run = std::move(old[focus_]);
  old.erase(old.begin() + focus_);
  focus_ = boards.focus;
  for (std::size_t i = 0; i < count; ++i) {
    const Problem wanted = boards.all[i].problem();
    const auto same = std::ranges::find_if(old, [&](const Run& run) { return run.settings.problem() == wanted; });
    if (i == focus_) {
      all_.push_back(std::move(focus_run));
    } else if (same == old.end()) {
      all_.emplace_back(boards.all[i]);
    } else {
      all_.push_back(std::move(*same));
      old.erase(same);
    }
    Run& board = all_.back();
    if (i != focus_) board.settings = boards.all[i];
    board.timeline.set_detail(boards.all[i].detail);
    board.timeline.set_memory(kCheckpointMemory / count);
    board.stays = count > 1;
    board.name = board_name(boards, i);
    if (anew || count < 2) board.schedule = {};
    if (board.stays && board.cost.steps == 0) board.cost = measured_cost(board.timeline.before(0), clock);
  }
  for (std::size_t i = 0; i < count; ++i) all_[i].flame.compare_with(pruned_by(i));
  update_paces();
  if (anew) {
    furthest_ = now_ = focused().schedule.clock_at(std::min(focused().here(), focused().end()));
    if (equal_time_ && now_ > 0)
      for (Run& board : all_) board.schedule.points = {board.schedule.place_at(now_)};
  }
  if (equal_time_) return;
  for (const Run& board : all_) furthest_ = std::max(furthest_, std::min(board.timeline.furthest(), board.end()));
  furthest_ = std::min(furthest_, end());
}

// With equal time, the quickest board makes one step per tick.
void Runs::update_paces() {
  const auto seconds = [](const Run& board) { return board.cost.seconds_per_step(); };
  const Cost quickest = std::ranges::min_element(all_, {}, seconds)->cost;
  for (Run& board : all_) board.schedule.pace = equal_time_ && compared() ? board.cost.share(quickest) : 1;
}

std::uint64_t Runs::end() const {
  std::uint64_t end = 0;
  for (const Run& board : all_) end = std::max(end, board.schedule.clock_at(board.end()));
  return end;
}

bool Runs::in_step() const {
  return std::ranges::all_of(
      all_, [&](const Run& board) { return board.here() == std::min(board.schedule.step_at(now()), board.end()); });
}

// All boards have reached this time of the clock.
void Runs::advance_to(std::uint64_t time) {
  now_ = time;
  if (time <= furthest_) return;
  furthest_ = time;
  if (!equal_time_ || !compared()) return;
  for (Run& board : all_) {
    const SchedulePoint here{time, board.here()};
    std::vector<SchedulePoint>& points = board.schedule.points;
    // The place where a comparison begins may lie behind the end of a board.
    if (!points.empty() && points.back().step > here.step) points.back() = {points.back().clock, here.step};
    points.push_back(board.due.clock == time && board.due.step == here.step ? board.due : here);
    if (points.size() > kMaxPoints) thin(points);
  }
}

bool Runs::approach(std::uint64_t time, double deadline, const Clock& clock) {
  if (!compared()) return advance(focused(), ToStep{time}, deadline, clock);
  const std::uint64_t goal = std::min(time, end()), known = std::min(goal, furthest_);
  if (!approach_all(known, deadline, clock)) return false;
  now_ = known;
  if (goal == known) return true;
  run_together(goal - now_, deadline, clock);
  return now_ >= goal || is_over();
}

// Goes to a known time. True when all boards are there.
bool Runs::approach_all(std::uint64_t time, double deadline, const Clock& clock) {
  bool all_there = true;
  for (Run& board : all_) {
    const std::uint64_t step = board.schedule.step_at(time);
    if (board.here() != std::min(step, board.end())) board.recent.clear();
    all_there = advance(board, ToStep{step}, deadline, clock) && all_there;
  }
  return all_there;
}

bool Runs::approach(UntilEvent& event, double deadline, const Clock& clock) {
  if (!compared()) {
    if (!advance(focused(), event, deadline, clock)) return false;
    if (RecentSteps::follows(focused().search()))
      focused().recent.stepped(focused().search(), 0, clock());  // so that its last step is visible
    return true;
  }
  if (event.asked().what == Until::tour || event.asked().what == Until::end) {
    run_together(kNever, deadline, clock);
    return is_over();
  }
  // It is ahead of the others by one frame at most.
  if (!follow(deadline, clock)) return false;
  const bool stopped = focused().is_over() || advance(focused(), event, (clock() + deadline) / 2, clock);
  (void)follow(deadline, clock);
  return stopped;
}

// The focused board has moved to another step: the others follow to the same time.
bool Runs::follow(double deadline, const Clock& clock) {
  const std::uint64_t time = focused().schedule.clock_at(focused().here());
  if (!approach_all(time, deadline, clock)) return false;
  advance_to(time);
  return true;
}

std::optional<ToStep> Runs::run(std::uint64_t ticks, bool backwards, double deadline, const Clock& clock) {
  for (Run& board : all_) board.recent.clear();
  if (!compared()) {
    if (backwards) return play_back(focused(), ticks, deadline, clock);
    play(focused(), ticks, deadline, clock);
    return {};
  }
  if (!backwards) {
    run_together(ticks, deadline, clock);
    return {};
  }
  constexpr std::uint64_t kAtOnce = 200;  // ticks
  for (std::uint64_t left = ticks; left > 0 && now_ > 0 && clock() < deadline; left -= std::min(left, kAtOnce)) {
    const std::uint64_t time = now_ - std::min({now_, left, kAtOnce});
    if (!approach(time, deadline, clock)) return ToStep{time};
  }
  return {};
}

void Runs::run_together(std::uint64_t ticks, double deadline, const Clock& clock) {
  for (Run& board : all_) board.recent.clear();
  const bool in_slices = now_ == furthest_ && equal_time_ && ticks == kNever;
  if (in_slices) run_slices(deadline, clock);
  const std::uint64_t goal = in_slices ? now_ : now_ + std::min(ticks, kNever / 2 - now_);
  double began = clock();
  while (now_ < goal && !is_over()) {
    std::uint64_t chunk = goal - now_;
    if (equal_time_ && now_ < furthest_) chunk = std::min(chunk, furthest_ - now_);
    for (const Run& board : all_) {
      if (!board.is_over()) chunk = std::min(chunk, board.batch.steps());
    }
    bool all_there = true;
    for (Run& board : all_) {
      const std::uint64_t here = board.here();
      board.due = board.schedule.place_at(now_ + chunk);
      all_there = advance(board, ToStep{board.due.step}, board.batch.steps()) && all_there;
      const double now = clock(), took = now - std::exchange(began, now);
      note(board, here, took);
      if (board.here() > here && chunk >= board.batch.steps()) board.batch.record(took);
    }
    if (all_there) advance_to(now_ + chunk);
    if (began >= deadline) break;
  }
  now_ = std::min(now_, end());
  furthest_ = std::min(furthest_, end());
}

// All boards get the same time.
void Runs::run_slices(double deadline, const Clock& clock) {
  const auto running = std::ranges::count_if(all_, [](const Run& board) { return !board.is_over(); });
  std::uint64_t ticks = 0;
  double began = clock();
  const double slice = (deadline - began) / static_cast<double>(std::max<std::ptrdiff_t>(running, 1));
  for (Run& board : all_) {
    const std::uint64_t here = board.here();
    Batches batches(board.batch, clock, began + slice);
    while (!board.is_over() && board.timeline.run(board.batch.steps()) > 0 && batches.go_on()) {
    }
    const double now = clock();
    note(board, here, now - std::exchange(began, now));
    ticks = std::max(ticks, board.here() - here);
  }
  advance_to(now_ + ticks);
}

// The board has come from the step `from` in so many seconds.
void Runs::note(Run& board, std::uint64_t from, double seconds) {
  if (board.here() <= from) return;
  board.cost.steps += board.here() - from;
  board.cost.seconds += seconds;
  update_paces();
}

std::optional<ToStep> Runs::step(std::uint64_t ticks, bool backwards, double interval, double deadline,
                                 const Clock& clock) {
  for (; ticks > 0; --ticks) {
    if (backwards ? now() == 0 : is_over()) break;
    const std::uint64_t time = backwards ? now() - 1 : now() + 1;
    bool all_there = true;
    for (Run& board : all_) {
      board.due = board.schedule.place_at(time);
      all_there = step_to(board, board.due.step, interval, deadline, clock) && all_there;
    }
    if (!all_there) return ToStep{time};
    advance_to(time);
    if (!backwards && !compared() && focused().search().status() != Status::searching) break;
  }
  return {};
}

void Runs::note_changes(bool is_quick, double now) {
  for (Run& board : all_) {
    const std::size_t lowest = board.timeline.take_lowest();
    if (is_quick && RecentSteps::follows(board.search())) {
      board.steady.note(lowest, board.search().depth(), board.here(), now);
      board.visited.note(board.search(), board.batch.steps(), now);
    } else {
      board.steady.clear();
      board.visited.clear();
    }
  }
}

bool Runs::is_counted(const Run& board, bool counts_own, bool counts_others) const {
  // The picture of another board needs counts for a heat map, and for the abandoned vertices of a graph.
  return &board == &focused() ? counts_own : counts_others || !board.settings.graph.empty();
}

void Runs::fill_history(bool counts_own, bool counts_others, double deadline, const Clock& clock) {
  for (Run& board : all_) {
    Timeline& timeline = board.timeline;
    const bool counted = is_counted(board, counts_own, counts_others);
    if (!counted && timeline.visit_counts()) timeline.stop_counting();
    Batches batches(board.batch, clock, deadline);
    while (!(counted ? timeline.count(board.batch.steps()) : timeline.fill(board.batch.steps())) && batches.go_on()) {
    }
  }
}

bool Runs::has_history(bool counts_own, bool counts_others) const {
  return std::ranges::all_of(all_, [&](const Run& board) {
    const Timeline& timeline = board.timeline;
    const bool counted = is_counted(board, counts_own, counts_others);
    return timeline.is_refuted() || (counted ? timeline.is_counted() : timeline.is_filled());
  });
}

void Runs::look_for_hope(double deadline, const Clock& clock) {
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const double now = clock();
    all_[i].hope.work(all_[i].timeline, now + (deadline - now) / static_cast<double>(all_.size() - i), clock);
  }
}

void Runs::refresh_flames(bool is_shown, const ShowSteps& asked, double now) {
  for (Run& board : all_) board.flame.refresh(board.timeline, is_shown, asked, now);
}

void Runs::work_on_flames(double deadline, const Clock& clock) {
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const double now = clock();
    if (all_[i].flame.is_busy())
      all_[i].flame.work(now + (deadline - now) / static_cast<double>(all_.size() - i), clock);
  }
}

bool Runs::knows_flames() const {
  return std::ranges::none_of(all_, [](const Run& board) { return board.flame.is_busy(); });
}

// The first board that prunes, if this one does not, and they differ in the method alone. On large boards it would take
// too long.
std::optional<FlameGraph::PrunedBy> Runs::pruned_by(std::size_t place) const {
  constexpr int kMaxCompared = 64;
  const Problem own = all_[place].settings.problem();
  if (own.algorithm->prune || own.board.squares() > kMaxCompared) return {};
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Problem other = all_[i].settings.problem();
    if (!other.algorithm->prune || other.algorithm->method != Method::depth_first) continue;
    if (are_same_problem(all_[place].settings, all_[i].settings)) return FlameGraph::PrunedBy{i, other};
  }
  return {};
}

bool Runs::knows_hope() const {
  return std::ranges::all_of(all_, [](const Run& board) { return board.hope.at_rest(board.timeline); });
}

}  // namespace kt
