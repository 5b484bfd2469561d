#include "app/run/runs.h"

#include <utility>

namespace kt {
namespace {

constexpr std::size_t kMaxKnots = 1024;

void thin(std::vector<Knot>& knots) {
  std::size_t kept = 0;
  for (std::size_t i = knots.size() % 2 == 0 ? 1 : 0; i < knots.size(); i += 2) knots[kept++] = knots[i];
  knots.resize(kept);
}

}  // namespace

bool Runs::refocus(const Settings& before) {
  const Settings wanted = own().settings;
  const Problem problem = wanted.problem();
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Settings& other = all_[i].settings;
    if (i == focus_ || other.problem() != problem || other.detail != wanted.detail) continue;
    own().settings = before;
    focus_ = i;
    own().settings = wanted;
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
  Run focused = std::move(old[focus_]);
  old.erase(old.begin() + focus_);
  focus_ = boards.focus;
  for (std::size_t i = 0; i < count; ++i) {
    const Problem wanted = boards.all[i].problem();
    const auto same = std::ranges::find_if(old, [&](const Run& run) { return run.settings.problem() == wanted; });
    if (i == focus_) {
      all_.push_back(std::move(focused));
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
    if (anew) board.course = {};
    if (board.stays && board.cost.steps == 0) board.cost = measured_cost(board.timeline.before(0), clock);
  }
  weigh();
  if (anew) furthest_ = now_ = own().course.clock_at(std::min(own().here(), own().end()));
  if (equal_time_) return;
  for (const Run& board : all_) furthest_ = std::max(furthest_, std::min(board.timeline.furthest(), board.end()));
}

// With equal time the quickest makes a step a tick.
void Runs::weigh() {
  const auto seconds = [](const Run& board) { return board.cost.seconds_per_step(); };
  const Cost quickest = std::ranges::min_element(all_, {}, seconds)->cost;
  for (Run& board : all_) board.course.pace = equal_time_ && compared() ? board.cost.share(quickest) : 1;
}

std::uint64_t Runs::end() const {
  std::uint64_t end = 0;
  for (const Run& board : all_) end = std::max(end, board.course.clock_at(board.end()));
  return end;
}

bool Runs::in_step() const {
  return std::ranges::all_of(all_, [&](const Run& board) {
    return board.here() == std::min(board.course.step_at(now()), board.end());
  });
}

// Of several boards: all are where they are at that time.
void Runs::advance_to(std::uint64_t time) {
  now_ = time;
  if (time <= furthest_) return;
  furthest_ = time;
  if (!equal_time_ || !compared()) return;
  for (Run& board : all_) {
    const Knot here{time, board.here()};
    std::vector<Knot>& knots = board.course.knots;
    knots.push_back(board.due.clock == time && board.due.step == here.step ? board.due : here);
    if (knots.size() > kMaxKnots) thin(knots);
  }
}

bool Runs::approach(std::uint64_t time, double deadline, const Clock& clock) {
  if (!compared()) return advance(own(), ToStep{time}, deadline, clock);
  const std::uint64_t goal = std::min(time, end()), known = std::min(goal, furthest_);
  bool all_there = true;
  for (Run& board : all_) {
    const std::uint64_t step = board.course.step_at(known);
    if (board.here() != std::min(step, board.end())) board.recent.clear();
    all_there = advance(board, ToStep{step}, deadline, clock) && all_there;
  }
  if (!all_there) return false;
  now_ = known;
  if (goal == known) return true;
  run_together(goal - now_, deadline, clock);
  return now_ >= goal || is_over();
}

bool Runs::approach(UntilEvent& event, double deadline, const Clock& clock) {
  if (!compared()) {
    if (!advance(own(), event, deadline, clock)) return false;
    if (RecentSteps::follows(own().search())) own().recent.stepped(own().search(), 0, clock());  // where it ended is seen
    return true;
  }
  if (event.asked().what == Until::tour || event.asked().what == Until::end) {
    run_together(kNever, deadline, clock);
    return is_over();
  }
  // It is never further ahead of the others than in one frame.
  if (!follow(deadline, clock)) return false;
  const bool stopped = own().is_over() || advance(own(), event, (clock() + deadline) / 2, clock);
  (void)follow(deadline, clock);
  return stopped;
}

// The focused board was moved to another step: the others come to the same time.
bool Runs::follow(double deadline, const Clock& clock) {
  const std::uint64_t time = own().course.clock_at(own().here());
  bool all_there = true;
  for (Run& board : all_) {
    if (&board == &own()) continue;
    board.recent.clear();
    all_there = advance(board, ToStep{board.course.step_at(time)}, deadline, clock) && all_there;
  }
  if (all_there) advance_to(time);
  return all_there;
}

std::optional<ToStep> Runs::run(std::uint64_t ticks, bool backwards, double deadline, const Clock& clock) {
  for (Run& board : all_) board.recent.clear();
  if (!compared()) {
    if (backwards) return play_back(own(), ticks, deadline, clock);
    play(own(), ticks, deadline, clock);
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
      board.due = board.course.place_at(now_ + chunk);
      all_there = advance(board, ToStep{board.due.step}, board.batch.steps()) && all_there;
      const double now = clock(), took = now - std::exchange(began, now);
      note(board, here, took);
      if (board.here() > here && chunk >= board.batch.steps()) board.batch.took(took);
    }
    if (all_there) advance_to(now_ + chunk);
    if (began >= deadline) break;
  }
  now_ = std::min(now_, end());
  furthest_ = std::min(furthest_, end());
}

// Each has as much of the time as the others.
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

// In so many seconds it has come from the step `from`.
void Runs::note(Run& board, std::uint64_t from, double seconds) {
  if (board.here() <= from) return;
  board.cost.steps += board.here() - from;
  board.cost.seconds += seconds;
  weigh();
}

std::optional<ToStep> Runs::step(std::uint64_t ticks, bool backwards, double interval, double deadline,
                                 const Clock& clock) {
  for (; ticks > 0; --ticks) {
    if (backwards ? now() == 0 : is_over()) break;
    const std::uint64_t time = backwards ? now() - 1 : now() + 1;
    bool all_there = true;
    for (Run& board : all_) {
      board.due = board.course.place_at(time);
      all_there = step_to(board, board.due.step, interval, deadline, clock) && all_there;
    }
    if (!all_there) return ToStep{time};
    advance_to(time);
    if (!backwards && !compared() && own().search().status() != Status::searching) break;
  }
  return {};
}

void Runs::note_steady(bool is_quick, double now) {
  for (Run& board : all_) {
    const std::size_t lowest = board.timeline.take_lowest();
    if (is_quick && RecentSteps::follows(board.search()))
      board.steady.note(lowest, board.search().depth(), board.here(), now);
    else
      board.steady.clear();
  }
}

bool Runs::is_counted(const Run& board, bool counts_own, bool counts_others) const {
  // A picture of another board needs it for a heat map, and for the vertices of a graph that were given up.
  return &board == &own() ? counts_own : counts_others || !board.settings.graph.empty();
}

void Runs::look_back(bool counts_own, bool counts_others, double deadline, const Clock& clock) {
  for (Run& board : all_) {
    Timeline& timeline = board.timeline;
    const bool counted = is_counted(board, counts_own, counts_others);
    if (!counted && timeline.visit_counts()) timeline.stop_counting();
    Batches batches(board.batch, clock, deadline);
    while (!(counted ? timeline.count(board.batch.steps()) : timeline.fill(board.batch.steps())) && batches.go_on()) {
    }
  }
}

bool Runs::has_looked_back(bool counts_own, bool counts_others) const {
  return std::ranges::all_of(all_, [&](const Run& board) {
    const Timeline& timeline = board.timeline;
    const bool counted = is_counted(board, counts_own, counts_others);
    return timeline.is_refuted() || (counted ? timeline.is_counted() : timeline.is_filled());
  });
}

}  // namespace kt
