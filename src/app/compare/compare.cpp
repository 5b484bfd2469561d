#include "app/compare/compare.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

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

void thin(std::vector<Knot>& knots) {
  std::size_t kept = 0;
  for (std::size_t i = knots.size() % 2 == 0 ? 1 : 0; i < knots.size(); i += 2) knots[kept++] = knots[i];
  knots.resize(kept);
}

}  // namespace

void measure(Track& track, const Search& start, const Clock& clock) {
  constexpr int kRounds = 3;
  constexpr double kEnough = 0.001;  // seconds
  constexpr std::uint64_t kMostSteps = 20'000;
  for (int round = 0; round < kRounds; ++round) {
    Track one;
    Search search = start;
    const double began = clock();
    std::uint64_t batch = 1;
    while (one.seconds < kEnough && one.steps < kMostSteps) {
      const std::uint64_t ran = search.run(batch);
      one.steps += std::max<std::uint64_t>(ran, 1);
      one.seconds = clock() - began;
      batch = std::min(batch * 2, BatchSize::kMost);
      if (search.status() != Status::searching) search = start;
    }
    if (round > 0 && one.seconds_per_step() >= track.seconds_per_step()) continue;
    track.steps = one.steps;
    track.seconds = one.seconds;
  }
}

// A board's run, whosever it is.
struct Comparison::Runner {
  Timeline& timeline;
  RecentSteps& recent;
  BatchSize& batch;
  Track& track;

  std::uint64_t here() const { return timeline.search().steps(); }
};

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

std::vector<Comparison::Runner> Comparison::all(OwnRun own) {
  std::vector<Runner> boards;
  boards.push_back({own.timeline, own.recent, own.batch, own_track_});
  for (const auto& lane : lanes_) boards.push_back({lane->timeline, lane->recent, lane->batch, lane->track});
  return boards;
}

// Steps that can be seen as such.
void Comparison::step_to(const Runner& board, std::uint64_t to, double interval, double deadline, const Clock& clock) {
  constexpr std::uint64_t kSingly = 8;
  const std::uint64_t here = board.here();
  const Search& search = board.timeline.search();
  to = std::min(to, end_of(board.timeline));
  const std::uint64_t distance = to > here ? to - here : here - to;
  if (distance > kSingly || !RecentSteps::follows(search) || (to < here && search.steps_to_undo() == 0)) {
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
    if (search.steps_to_undo() == 0 || !board.timeline.step_back()) return board.recent.clear();
    board.recent.stepped_back(search, undone, interval, clock());
  }
}

bool Comparison::swap_in(const Settings& settings, OwnRun own, const Settings& before) {
  const Problem wanted = settings.problem();
  for (const auto& lane : lanes_) {
    if (lane->settings.problem() != wanted || lane->settings.detail != settings.detail) continue;
    std::swap(lane->timeline, own.timeline);
    std::swap(lane->recent, own.recent);
    std::swap(lane->steady, own.steady);
    std::swap(lane->batch, own.batch);
    std::swap(lane->track, own_track_);
    lane->settings = before;
    return true;
  }
  return false;
}

void Comparison::set(const Boards& boards, OwnRun own, bool anew, const Clock& clock) {
  const bool equal_time = boards.all[boards.focus].equal_time;
  anew = anew || !on() || equal_time != equal_time_;
  equal_time_ = equal_time;
  focus_ = boards.focus;
  std::vector<std::unique_ptr<Lane>> old;
  old.swap(lanes_);
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    if (i == focus_) continue;
    const Settings& settings = boards.all[i];
    const Problem wanted = settings.problem();
    std::unique_ptr<Lane> lane;
    for (auto& one : old) {
      if (!lane && one && one->settings.problem() == wanted) lane.swap(one);
    }
    if (!lane) lane = std::make_unique<Lane>(settings);
    lane->settings = settings;
    lane->timeline.set_detail(settings.detail);
    lanes_.push_back(std::move(lane));
  }
  const std::vector<Runner> all = this->all(own);
  for (const Runner& board : all) {
    board.timeline.set_memory(kCheckpointMemory / all.size());
    if (anew) board.track.knots.clear();
    if (board.track.steps == 0) measure(board.track, board.timeline.before(0), clock);
  }
  if (anew) furthest_ = now_ = clock_at(own_track_, std::min(own.timeline.search().steps(), end_of(own.timeline)));
  if (equal_time_) return;
  for (const Runner& board : all)
    furthest_ = std::max(furthest_, std::min(board.timeline.furthest(), end_of(board.timeline)));
}

double share(const Track& track, const Track& quickest) {
  const double least = quickest.seconds_per_step();
  return least > 0 ? least / track.seconds_per_step() : 1;
}

double Comparison::pace(const Track& track) const {
  if (!equal_time_) return 1;
  const Track* quickest = &own_track_;
  for (const auto& lane : lanes_) {
    if (lane->track.seconds_per_step() < quickest->seconds_per_step()) quickest = &lane->track;
  }
  return share(track, *quickest);
}

std::uint64_t Comparison::step_at(const Track& track, std::uint64_t time) const {
  return kt::step_at(track.knots, pace(track), time);
}

std::uint64_t Comparison::clock_at(const Track& track, std::uint64_t step) const {
  return step == kEver ? step : kt::clock_at(track.knots, pace(track), step);
}

std::vector<Course> Comparison::courses() const {
  std::vector<Course> all;
  for (const auto& lane : lanes_) all.push_back({lane->track.knots, pace(lane->track)});
  if (on()) all.insert(all.begin() + focus_, {own_track_.knots, pace(own_track_)});
  return all;
}

std::uint64_t Comparison::end_of_clock(const Timeline& own) const {
  std::uint64_t end = clock_at(own_track_, end_of(own));
  for (const auto& lane : lanes_) end = std::max(end, clock_at(lane->track, end_of(lane->timeline)));
  return end;
}

void Comparison::advance_to(std::uint64_t time, OwnRun own) {
  now_ = time;
  if (time <= furthest_) return;
  furthest_ = time;
  if (!equal_time_) return;
  for (const Runner& board : all(own)) {
    const Knot here{time, board.here()}, &due = board.track.due;
    board.track.knots.push_back(due.clock == time && due.step == here.step ? due : here);
    if (board.track.knots.size() > kMostKnots) thin(board.track.knots);
  }
}

bool Comparison::approach(std::uint64_t time, OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t goal = std::min(time, end_of_clock(own.timeline)), known = std::min(goal, furthest_);
  bool all_there = true;
  for (const Runner& board : all(own)) {
    const std::uint64_t step = step_at(board.track, known);
    if (board.here() != std::min(step, end_of(board.timeline))) board.recent.clear();
    Batches batches(board.batch, clock, deadline);
    bool there = false;
    do there = bring(board.timeline, step, board.batch.steps());
    while (!there && batches.go_on());
    all_there = all_there && there;
  }
  if (!all_there) return false;
  now_ = known;
  if (goal == known) return true;
  run(goal - now_, own, deadline, clock);
  return now_ >= goal || is_over(own.timeline);
}

std::uint64_t Comparison::run(std::uint64_t ticks, OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t began_at = own.timeline.search().steps();
  const std::vector<Runner> all = this->all(own);
  for (const Runner& board : all) board.recent.clear();
  const bool in_slices = now_ == furthest_ && equal_time_ && ticks == kEver;
  if (in_slices) run_slices(own, deadline, clock);
  const std::uint64_t goal = in_slices ? now_ : now_ + std::min(ticks, kEver / 2 - now_);
  double began = clock();
  while (now_ < goal && !is_over(own.timeline)) {
    std::uint64_t chunk = goal - now_;
    if (equal_time_ && now_ < furthest_) chunk = std::min(chunk, furthest_ - now_);
    for (const Runner& board : all) {
      if (!stays(board.timeline)) chunk = std::min(chunk, board.batch.steps());
    }
    bool all_there = true;
    for (const Runner& board : all) {
      const std::uint64_t here = board.here();
      board.track.due = place_at(board.track.knots, pace(board.track), now_ + chunk);
      all_there = bring(board.timeline, board.track.due.step, board.batch.steps()) && all_there;
      const double took = note(board, here, began, clock);
      if (board.here() > here && chunk >= board.batch.steps()) board.batch.took(took);
    }
    if (all_there) advance_to(now_ + chunk, own);
    if (began >= deadline) break;
  }
  const std::uint64_t end = end_of_clock(own.timeline);
  now_ = std::min(now_, end);
  furthest_ = std::min(furthest_, end);
  const std::uint64_t here = own.timeline.search().steps();
  return here - std::min(here, began_at);
}

// Since `began`, which becomes now, it has come from the step `from`. Returns the seconds.
double Comparison::note(const Runner& board, std::uint64_t from, double& began, const Clock& clock) {
  const double now = clock(), took = now - std::exchange(began, now);
  if (board.here() > from) {
    board.track.steps += board.here() - from;
    board.track.seconds += took;
  }
  return took;
}

// Each has as much of the time as the others.
void Comparison::run_slices(OwnRun own, double deadline, const Clock& clock) {
  int running = 0;
  for (const Runner& board : all(own)) running += stays(board.timeline) ? 0 : 1;
  std::uint64_t ticks = 0;
  double began = clock();
  const double slice = (deadline - began) / std::max(running, 1);
  for (const Runner& board : all(own)) {
    const std::uint64_t here = board.here();
    Batches batches(board.batch, clock, began + slice);
    while (!stays(board.timeline) && board.timeline.run(board.batch.steps()) > 0 && batches.go_on()) {
    }
    note(board, here, began, clock);
    ticks = std::max(ticks, board.here() - here);
  }
  advance_to(now_ + ticks, own);
}

void Comparison::step(std::uint64_t ticks, bool backwards, OwnRun own, double interval, double deadline,
                      const Clock& clock) {
  for (; ticks > 0; --ticks) {
    if (backwards ? now_ == 0 : is_over(own.timeline)) return;
    const std::uint64_t time = backwards ? now_ - 1 : now_ + 1;
    for (const Runner& board : all(own)) {
      board.track.due = place_at(board.track.knots, pace(board.track), time);
      step_to(board, board.track.due.step, interval, deadline, clock);
    }
    advance_to(time, own);
  }
}

bool Comparison::in_step(OwnRun own) {
  return std::ranges::all_of(all(own), [&](const Runner& board) {
    return board.here() == std::min(step_at(board.track, now_), end_of(board.timeline));
  });
}

bool Comparison::follow(OwnRun own, double deadline, const Clock& clock) {
  const std::uint64_t time = own_clock(own.timeline.search().steps());
  bool all_there = true;
  for (const auto& lane : lanes_) {
    lane->recent.clear();
    Batches batches(lane->batch, clock, deadline);
    bool there = false;
    do there = bring(lane->timeline, step_at(lane->track, time), lane->batch.steps());
    while (!there && batches.go_on());
    all_there = all_there && there;
  }
  if (all_there) advance_to(time, own);
  return all_there;
}

namespace {

// What a picture of it needs: a heat map, or the vertices of a graph that were given up.
bool is_counted(const Lane& lane, bool counts) { return counts || !lane.settings.graph.empty(); }

}  // namespace

void Comparison::look_back(bool counts, double deadline, const Clock& clock) {
  for (const auto& lane : lanes_) {
    Timeline& timeline = lane->timeline;
    const bool counted = is_counted(*lane, counts);
    if (!counted && timeline.visit_counts()) timeline.stop_counting();
    Batches batches(lane->batch, clock, deadline);
    while (!(counted ? timeline.count(lane->batch.steps()) : timeline.fill(lane->batch.steps())) && batches.go_on()) {
    }
  }
}

bool Comparison::has_looked_back(bool counts) const {
  return std::ranges::all_of(lanes_, [&](const auto& lane) {
    const Timeline& timeline = lane->timeline;
    return timeline.is_refuted() || (is_counted(*lane, counts) ? timeline.is_counted() : timeline.is_filled());
  });
}

}  // namespace kt
