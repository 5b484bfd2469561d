// Module `recording`: runs of a search for output beside the screen: animations, traces (trace.h) and posters.
//
//   Recording recording(settings, 1000, clock);             // or a second run of an app's search
//   while (recording.approach(now() + 0.008) < 1) {}   // step 1000, in slices
//   recording.trace(50);                               // the next 50 steps
//
// May know: everything else of app except lessons, and the core. It does not draw. Begin with Recording.
#pragma once

#include <vector>

#include "app/state/app.h"

namespace kt {

class Recording {
 public:
  // Seeks to the step `from`, or to the end of the run before it. From an exhausted search it goes back to the longest
  // path, which is all that is left to show. With compared boards, `from` and the steps of step() are times of their
  // clock. A recording of an app may instead begin at a step of the focused board.
  enum class From : std::uint8_t { clock, own_step };
  Recording(const Settings& settings, std::uint64_t from, Clock clock);
  Recording(const App& app, std::uint64_t from, Clock clock, From by = From::clock);

  // Continues until it arrives or the clock shows `deadline`. Returns the share of the way that is done; 1: arrived.
  double approach(double deadline);

  // Goes forward. Returns the number of steps done: fewer at the end of the run.
  std::uint64_t step(std::uint64_t steps);

  // Goes forward and returns each step as a line of comma-separated values. json() has the names of the columns.
  std::string trace(std::uint64_t steps);

  // The members of run_json(), the status of getState(), and "columns".
  std::string json() const;

  const Search& search() const { return focused().search(); }
  // The current snapshot, with visits if the picture shows them. The next call overwrites it.
  const Snapshot& snapshot();
  // The same for a board that nobody has used yet: in predict mode it asks and hides the answer.
  Snapshot untouched();

 private:
  void add_boards(const Settings& settings, const std::vector<Schedule>& schedules, const App* app);
  Run& focused() { return runs_[focus_]; }
  const Run& focused() const { return runs_[focus_]; }
  bool find_longest(Run& run, double deadline);
  bool knows_longest(const Run& run) const;
  void show(Snapshot& view, Run& run);

  Clock clock_;
  std::vector<Run> runs_;             // of all boards; each is on its way to the step that is due
  std::vector<std::uint64_t> began_;  // at which steps
  std::size_t focus_ = 0;
  std::uint64_t now_;            // for compared boards: time of their clock
  std::vector<Square> longest_;  // of the focused board, if the app knows it
  Snapshot snapshot_;
};

}  // namespace kt
