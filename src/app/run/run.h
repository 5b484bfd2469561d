// Module `run`: a search on one board with its history, and several of them on one clock.
//
// A Run is a value: the search under way, its history, and what is remembered of how it moved. Callers that run
// searches move Runs on with advance(): the app and its compared boards, recordings, lesson checks, `kt trace`. The
// class Runs has those of one visualizer (runs.h), and schedule.h says at which step each is when. run_hope.h knows
// whether a run's path is lost, and flame_graph.h computes its flame graph.
//
// May know: settings, snapshot, time and the core. Begin with Run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "app/run/flame_graph.h"
#include "app/run/run_hope.h"
#include "app/run/schedule.h"
#include "app/time/time.h"

namespace kt {

inline constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

struct Run {
  // `position`: where to begin, if not at step 0. The checkpoints use at most `memory` bytes.
  explicit Run(Settings board, std::optional<Search> position = {}, std::size_t memory = kCheckpointMemory);

  Settings settings;
  Timeline timeline;

  // The data of moving pictures.
  RecentSteps recent;
  SteadyPrefix steady;
  RecentVisits visited;

  BatchSize batch;
  RunHope hope;
  FlameGraph flame;

  // For compared boards.
  bool stays = false;  // stops at its first tour
  Message name;        // distinguishes it from the others
  Schedule schedule;   // its steps on the common clock
  SchedulePoint due;   // where it should be now
  Cost cost;

  const Search& search() const { return timeline.search(); }
  std::uint64_t here() const { return search().steps(); }
  // The last step of the run; kNever while that is unknown.
  std::uint64_t end() const;
  bool is_over() const { return here() >= end(); }
};

// Does about `work` steps' worth of work. True when the run arrives, or reaches its end before.
bool advance(Run& run, const ToStep& way, std::uint64_t work);
bool advance(Run& run, UntilEvent& event, std::uint64_t work);

// Repeats that in batches until the clock shows `deadline`.
template <typename Way>
bool advance(Run& run, Way&& way, double deadline, const Clock& clock) {
  Batches batches(run.batch, clock, deadline);
  bool there = false;
  do there = advance(run, way, run.batch.steps());
  while (!there && batches.go_on());
  return there;
}

// Steps to a tour or the end, by at most so many steps, until the deadline.
void play(Run& run, std::uint64_t steps, double deadline, const Clock& clock);
// Steps back. Over a restart, the whole previous attempt runs again; if the deadline comes first, returns where to
// continue.
std::optional<ToStep> play_back(Run& run, std::uint64_t steps, double deadline, const Clock& clock);

// Steps to a nearby step one by one, so that each step is visible, at intervals of `interval` seconds. False if the
// deadline comes first.
bool step_to(Run& run, std::uint64_t to, double interval, double deadline, const Clock& clock);

}  // namespace kt
