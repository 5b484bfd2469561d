// Folder `run`: a search on one board with its history, and several of them on one clock.
//
// A Run is a value: the search under way, its history, and what is remembered of how it moved. Whoever runs searches
// moves Runs on with advance(): the app and its compared boards, films, lesson checks, `kt trace`. Runs has those of one
// visualizer (runs.h), and course.h says at which step each is when.
//
// May know: settings, snapshot, time and the core. Begin with Run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "app/run/course.h"
#include "app/time/time.h"

namespace kt {

inline constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

struct Run {
  // At step 0, or at a later position of the same search. The checkpoints take at most `memory` bytes.
  explicit Run(Settings board, std::optional<Search> position = {}, std::size_t memory = kCheckpointMemory);

  Settings settings;
  Timeline timeline;

  // What moves in a picture, and what does not.
  RecentSteps recent;
  SteadyPrefix steady;

  BatchSize batch;

  // Of compared boards.
  bool stays = false;  // at its first tour
  Message name;        // what sets it apart from the others
  Course course;       // its way through the time of their clock
  Knot due;            // where the clock sends it now
  Cost cost;

  const Search& search() const { return timeline.search(); }
  std::uint64_t here() const { return search().steps(); }
  // The step beyond which it never goes; kNever while that is unknown.
  std::uint64_t end() const;
  bool is_over() const { return here() >= end(); }
};

// Moves on by about `work` steps' worth of work. True when the run is there, or at its end before it.
bool advance(Run& run, const ToStep& way, std::uint64_t work);
bool advance(Run& run, UntilEvent& event, std::uint64_t work);

// The same in batches until the clock shows `deadline`.
template <typename Way>
bool advance(Run& run, Way&& way, double deadline, const Clock& clock) {
  Batches batches(run.batch, clock, deadline);
  bool there = false;
  do there = advance(run, way, run.batch.steps());
  while (!there && batches.go_on());
  return there;
}

// Moves on to a tour or the end by at most so many steps, as far as the deadline allows.
void play(Run& run, std::uint64_t steps, double deadline, const Clock& clock);
// The same backwards. Over a restart all of the attempt before is run again: where there is no time for that, returns
// the way that is left.
std::optional<ToStep> play_back(Run& run, std::uint64_t steps, double deadline, const Clock& clock);

// To a step nearby, so that each step on the way can be seen, the next one coming after `interval` seconds. False when
// the deadline came first.
bool step_to(Run& run, std::uint64_t to, double interval, double deadline, const Clock& clock);

}  // namespace kt
