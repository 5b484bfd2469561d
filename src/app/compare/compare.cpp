#include "app/compare/compare.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kt {
namespace {

constexpr std::uint64_t kAll = Comparison::kEver;
constexpr std::size_t kMostKnots = 1024;

// As Timeline::approach(), but never beyond where it stays.
bool bring(Timeline& timeline, std::uint64_t step, std::uint64_t work) {
  step = std::min(step, end_of(timeline));
  const std::uint64_t here = timeline.search().steps();
  if (here == step) return true;
  if (step <= timeline.furthest()) return timeline.approach(step, work);
  if (here < timeline.furthest())
    (void)timeline.approach(timeline.furthest(), work);
  else
    timeline.run(std::min(step - here, work));
  return timeline.search().steps() == std::min(step, end_of(timeline));
}

// Before anything has run: how long a step takes.
void measure(Track& track, const Timeline& timeline, const Clock& clock) {
  constexpr double kEnough = 0.001;  // seconds
  constexpr std::uint64_t kMostSteps = 20'000;
  const Search start = timeline.before(0);
  Search search = start;
  const double began = clock();
  std::uint64_t batch = 1;
  while (track.seconds < kEnough && track.steps < kMostSteps) {
    const std::uint64_t ran = search.run(batch);
    track.steps += std::max<std::uint64_t>(ran, 1);
    track.seconds = clock() - began;
    batch = std::min(batch * 2, BatchSize::kMost);
    if (search.status() != Status::searching) search = start;
  }
}

std::uint64_t whole(double steps) {
  constexpr double kMost = 9e18, kRounding = 1e-6;
  return static_cast<std::uint64_t>(std::min(steps + kRounding, kMost));
}

double number(std::uint64_t steps) { return static_cast<double>(steps); }

void thin(std::vector<Track::Knot>& knots) {
  std::size_t kept = 0;
  for (std::size_t i = knots.size() % 2 == 0 ? 1 : 0; i < knots.size(); i += 2) knots[kept++] = knots[i];
  knots.resize(kept);
}

struct Runner {
  Timeline& timeline;
  RecentSteps& recent;
  BatchSize& batch;
  Track& track;

  std::uint64_t here() const { return timeline.search().steps(); }
};

// Steps that can be seen as such.
void step_to(const Runner& board, std::uint64_t to, double interval, double deadline, const Clock& clock) {
  constexpr std::uint64_t kSingly = 8;
  const std::uint64_t here = board.here();
  const Search& search = board.timeline.search();
  to = std::min(to, end_of(board.timeline));
  const std::uint64_t distance = to > here ? to - here : here - to;
  const auto is_attempt_before = [&] { return search.steps_to_undo() == 0; };
  if (distance > kSingly || !RecentSteps::follows(search) || (to < here && is_attempt_before())) {
    board.recent.clear();
    Batches batches(board.batch, clock, deadline);
    while (!bring(board.timeline, to, board.batch.steps()) && batches.go_on()) {
    }
    return;
  }
  while (board.here() < to && !stays(board.timeline)) {
    board.timeline.step();
    board.recent.stepped(search, interval, clock());
  }
  while (board.here() > to) {
    const RecentStep undone = last_step_of(search);
    if (is_attempt_before() || !board.timeline.step_back()) return board.recent.clear();
    board.recent.stepped_back(search, undone, interval, clock());
  }
}

}  // namespace

Lane::Lane(Settings board)
    : settings(std::move(board)),
      timeline(Search(settings.problem(), settings.detail), kCheckpointMemory / kMostBoards) {
  batch.restart(timeline.search());
}

std::uint64_t end_of(const Timeline& timeline) {
  if (!timeline.tours().empty()) return timeline.tours().front().step;
  if (timeline.search().status() == Status::tour) return timeline.search().steps();
  return timeline.complete() ? timeline.furthest() : Comparison::kEver;
}

bool stays(const Timeline& timeline) { return timeline.search().steps() >= end_of(timeline); }

template <typename Each>
void Comparison::each(OwnRun own, Each each) {
  each(Runner{own.timeline, own.recent, own.batch, own_track_});
  for (Lane& lane : lanes_) each(Runner{lane.timeline, lane.recent, lane.batch, lane.track});
}

bool Comparison::swap_in(const Settings& settings, OwnRun own, const Settings& before) {
  const Problem wanted = settings.problem();
  for (Lane& lane : lanes_) {
    if (lane.settings.problem() != wanted || lane.settings.detail != settings.detail) continue;
    std::swap(lane.timeline, own.timeline);
    std::swap(lane.recent, own.recent);
    std::swap(lane.steady, own.steady);
    std::swap(lane.batch, own.batch);
    std::swap(lane.track, own_track_);
    lane.settings = before;
    return true;
  }
  return false;
}

void Comparison::set(const Boards& boards, OwnRun own, bool anew, const Clock& clock) {
  const bool equal_time = boards.all[boards.focus].equal_time;
  anew = anew || !on() || equal_time != equal_time_;
  equal_time_ = equal_time;
  focus_ = boards.focus;
  std::vector<Lane> old = std::exchange(lanes_, {});
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    if (i == focus_) continue;
    const Settings& settings = boards.all[i];
    const auto same =
        std::ranges::find_if(old, [&](const Lane& lane) { return lane.settings.problem() == settings.problem(); });
    if (same == old.end()) {
      lanes_.emplace_back(settings);
    } else {
      lanes_.push_back(std::move(*same));
      old.erase(same);
      lanes_.back().settings = settings;
      lanes_.back().timeline.set_detail(settings.detail);
    }
  }
  each(own, [&](const Runner& board) {
    board.timeline.set_memory(kCheckpointMemory / boards.all.size());
    if (anew) board.track.knots.clear();
    if (board.track.steps == 0) measure(board.track, board.timeline, clock);
  });
  if (anew) furthest_ = now_ = clock_at(own_track_, std::min(own.timeline.search().steps(), end_of(own.timeline)));
  if (equal_time_) return;
  each(own, [&](const Runner& board) {
    furthest_ = std::max(furthest_, std::min(board.timeline.furthest(), end_of(board.timeline)));
  });
}

// Of the quickest board's steps.
double Comparison::share(const Track& track) const {
  double least = own_track_.seconds_per_step();
  for (const Lane& lane : lanes_) least = std::min(least, lane.track.seconds_per_step());
  return least > 0 ? least / track.seconds_per_step() : 1;
}

// In a straight line from knot to knot, and beyond the last as quickly as it was found to be.
std::uint64_t Comparison::step_at(const Track& track, std::uint64_t time) const {
  if (!equal_time_) return time;
  const auto next = std::ranges::upper_bound(track.knots, time, {}, &Track::Knot::clock);
  const Track::Knot from = next == track.knots.begin() ? Track::Knot{} : *(next - 1);
  const double slope =
      next == track.knots.end() ? share(track) : number(next->step - from.step) / number(next->clock - from.clock);
  return from.step + whole(number(time - from.clock) * slope);
}

std::uint64_t Comparison::clock_at(const Track& track, std::uint64_t step) const {
  if (!equal_time_ || step == kEver) return step;
  const auto next = std::ranges::lower_bound(track.knots, step, {}, &Track::Knot::step);
  const Track::Knot from = next == track.knots.begin() ? Track::Knot{} : *(next - 1);
  const double slope =
      next == track.knots.end() ? share(track) : number(next->step - from.step) / number(next->clock - from.clock);
  return slope > 0 ? from.clock + whole(std::ceil(number(step - from.step) / slope - 1e-6)) : from.clock;
}

std::uint64_t Comparison::end_of_clock(const Timeline& own) const {
  std::uint64_t end = clock_at(own_track_, end_of(own));
  for (const Lane& lane : lanes_) end = std::max(end, clock_at(lane.track, end_of(lane.timeline)));
  return end;
}

void Comparison::advance_to(std::uint64_t time, OwnRun own) {
  now_ = time;
  if (time <= furthest_) return;
  furthest_ = time;
  if (!equal_time_) return;
  each(own, [&](const Runner& board) {
    board.track.knots.push_back({time, board.here()});
    if (board.track.knots.size() > kMostKnots) thin(board.track.knots);
  });
}

bool Comparison::approach(std::uint64_t time, OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t goal = std::min(time, end_of_clock(own.timeline));
  bool all = true;
  each(own, [&](const Runner& board) {
    const std::uint64_t step = step_at(board.track, std::min(goal, furthest_));
    if (board.here() != std::min(step, end_of(board.timeline))) board.recent.clear();
    Batches batches(board.batch, clock, deadline);
    while (!bring(board.timeline, step, board.batch.steps())) {
      if (batches.go_on()) continue;
      all = false;
      return;
    }
  });
  if (!all) return false;
  now_ = std::min(goal, furthest_);
  if (goal == now_) return true;
  run(goal - now_, own, deadline, clock);
  return now_ >= goal || is_over(own.timeline);
}

std::uint64_t Comparison::run(std::uint64_t ticks, OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t began_at = own.timeline.search().steps();
  const auto done = [&] {
    const std::uint64_t here = own.timeline.search().steps();
    return here - std::min(here, began_at);
  };
  if (now_ == furthest_ && equal_time_ && ticks == kAll) return run_slices(own, deadline, clock), done();
  const std::uint64_t goal = now_ + std::min(ticks, kAll / 2 - now_);
  double began = clock();
  while (now_ < goal && !is_over(own.timeline)) {
    std::uint64_t chunk = goal - now_;
    if (equal_time_ && now_ < furthest_) chunk = std::min(chunk, furthest_ - now_);
    each(own, [&](const Runner& board) {
      board.recent.clear();
      if (!stays(board.timeline)) chunk = std::min(chunk, board.batch.steps());
    });
    bool all = true;
    each(own, [&](const Runner& board) {
      const std::uint64_t here = board.here(), to = step_at(board.track, now_ + chunk);
      all = bring(board.timeline, to, std::max(chunk, board.batch.steps())) && all;
      const double now = clock(), took = now - std::exchange(began, now);
      if (board.here() <= here) return;
      board.track.steps += board.here() - here;
      board.track.seconds += took;
      if (chunk >= board.batch.steps()) board.batch.took(took);
    });
    if (all) advance_to(now_ + chunk, own);
    if (began >= deadline) break;
  }
  const std::uint64_t end = end_of_clock(own.timeline);
  now_ = std::min(now_, end);
  furthest_ = std::min(furthest_, end);
  return done();
}

// Each has as much of the time as the others.
void Comparison::run_slices(OwnRun own, double deadline, const Clock& clock) {
  int running = 0;
  each(own, [&](const Runner& board) { running += stays(board.timeline) ? 0 : 1; });
  std::uint64_t ticks = 0;
  double began = clock();
  const double slice = (deadline - began) / std::max(running, 1);
  each(own, [&](const Runner& board) {
    board.recent.clear();
    const std::uint64_t here = board.here();
    Batches batches(board.batch, clock, began + slice);
    while (!stays(board.timeline) && board.timeline.run(board.batch.steps()) > 0 && batches.go_on()) {
    }
    const double now = clock(), took = now - std::exchange(began, now);
    if (board.here() == here) return;
    board.track.steps += board.here() - here;
    board.track.seconds += took;
    ticks = std::max(ticks, board.here() - here);
  });
  advance_to(now_ + ticks, own);
}

void Comparison::step(std::uint64_t ticks, bool backwards, OwnRun own, double interval, double deadline,
                      const Clock& clock) {
  for (; ticks > 0; --ticks) {
    if (backwards ? now_ == 0 : is_over(own.timeline)) return;
    const std::uint64_t time = backwards ? now_ - 1 : now_ + 1;
    each(own, [&](const Runner& board) { step_to(board, step_at(board.track, time), interval, deadline, clock); });
    advance_to(time, own);
  }
}

bool Comparison::follow(OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t time = own_clock(own.timeline.search().steps());
  bool all = true;
  for (Lane& lane : lanes_) {
    lane.recent.clear();
    Batches batches(lane.batch, clock, deadline);
    bool there = false;
    do {
      there = bring(lane.timeline, step_at(lane.track, time), lane.batch.steps());
    } while (!there && batches.go_on());
    all = all && there;
  }
  if (all) advance_to(time, own);
  return all;
}

namespace {

// What a picture of it needs: a heat map, or the vertices of a graph that were given up.
bool is_counted(const Lane& lane, bool counts) { return counts || !lane.settings.graph.empty(); }

}  // namespace

void Comparison::look_back(bool counts, double deadline, const Clock& clock) {
  for (Lane& lane : lanes_) {
    const bool counted = is_counted(lane, counts);
    if (!counted && lane.timeline.visit_counts()) lane.timeline.stop_counting();
    Batches batches(lane.batch, clock, deadline);
    while (!(counted ? lane.timeline.count(lane.batch.steps()) : lane.timeline.fill(lane.batch.steps())) &&
           batches.go_on()) {
    }
  }
}

bool Comparison::has_looked_back(bool counts) const {
  return std::ranges::all_of(lanes_, [&](const Lane& lane) {
    const Timeline& timeline = lane.timeline;
    return timeline.is_refuted() || (is_counted(lane, counts) ? timeline.is_counted() : timeline.is_filled());
  });
}

}  // namespace kt
