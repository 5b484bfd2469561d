#include "app/run/run.h"

#include <utility>

namespace kt {
namespace {

Timeline timeline_of(const Settings& settings, std::optional<Search> position, std::size_t memory) {
  Search start(settings.problem(), settings.detail);
  return position ? Timeline(std::move(start), *std::move(position), memory) : Timeline(std::move(start), memory);
}

}  // namespace

Run::Run(Settings board, std::optional<Search> position, std::size_t memory)
    : settings(std::move(board)), timeline(timeline_of(settings, std::move(position), memory)) {
  batch.restart(search());
}

std::uint64_t Run::end() const {
  if (stays && !timeline.tours().empty()) return timeline.tours().front().step;
  if (stays && search().status() == Status::tour) return here();
  return timeline.complete() ? timeline.furthest() : kNever;
}

bool advance(Run& run, const ToStep& way, std::uint64_t work) {
  if (!run.stays) return run.timeline.approach(way.step, work);
  // Beyond the known part it stops at a tour.
  Timeline& timeline = run.timeline;
  const std::uint64_t here = run.here(), step = std::min(way.step, run.end());
  if (here == step) return true;
  if (step <= timeline.furthest()) return timeline.approach(step, work);
  if (here < timeline.furthest())
    (void)timeline.approach(timeline.furthest(), work);
  else
    timeline.run(std::min(step - here, work));
  return run.here() == std::min(step, run.end());
}

bool advance(Run& run, UntilEvent& event, std::uint64_t work) { return event.run(run.timeline, work); }

void play(Run& run, std::uint64_t steps, double deadline, const Clock& clock) {
  Batches batches(run.batch, clock, deadline);
  std::uint64_t done = 0;
  do {
    const std::uint64_t batch = std::min(steps - done, run.batch.steps());
    const std::uint64_t ran = run.timeline.run(batch);
    done += ran;
    if (ran < batch || run.search().status() != Status::searching) return;
  } while (done < steps && batches.go_on());
}

std::optional<ToStep> play_back(Run& run, std::uint64_t steps, double deadline, const Clock& clock) {
  constexpr std::uint64_t kCost = 10;  // of a step back, in steps
  Batches batches(run.batch, clock, deadline);
  do {
    const std::uint64_t batch = std::max<std::uint64_t>(run.batch.steps() / kCost, 1);
    for (std::uint64_t left = std::min(steps, batch); left > 0 && run.here() > 0; --left, --steps) {
      const ToStep way{run.here() - 1};
      const bool restarted = run.search().steps_to_undo() == 0;
      if (restarted && !advance(run, way, deadline, clock)) return way;
      if (!restarted && !run.timeline.step_back()) return {};  // an invented position has no past
    }
  } while (steps > 0 && run.here() > 0 && batches.go_on());
  return {};
}

bool step_to(Run& run, std::uint64_t to, double interval, double deadline, const Clock& clock) {
  constexpr std::uint64_t kSingly = 8;
  const Search& search = run.search();
  to = std::min(to, run.end());
  const std::uint64_t here = run.here(), distance = to > here ? to - here : here - to;
  const bool jumps = distance > kSingly || !RecentSteps::follows(search) || (to < here && search.steps_to_undo() == 0);
  if (jumps) {
    run.recent.clear();
    return advance(run, ToStep{to}, deadline, clock);
  }
  while (run.here() < std::min(to, run.end())) {
    run.timeline.step();
    run.recent.stepped(search, interval, clock());
  }
  while (run.here() > std::min(to, run.end())) {
    const RecentStep undone = last_step_of(search);
    if (search.steps_to_undo() == 0 || !run.timeline.step_back()) {
      run.recent.clear();
      return false;
    }
    run.recent.stepped_back(search, undone, interval, clock());
  }
  return true;
}

}  // namespace kt
