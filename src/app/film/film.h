// Folder `film`: a run of a search for what is made of it beside the screen, an animation, a trace (trace.h) or a poster.
//
// May know: everything else of app but lessons, and the core. Knows nothing of who draws. Begin with Film.
//
//   Film film(settings, 1000, clock);             // or a second run of the one that an app shows
//   while (film.approach(now() + 0.008) < 1) {}   // step 1000, in slices
//   film.trace(50);                               // and on
#pragma once

#include <vector>

#include "app/state/app.h"

namespace kt {

class Film {
 public:
  // On its way to the step `from`, or to the end of the run before it; and from a search that has tried everything back
  // to the longest path there was, which is all that is left to see. Of boards compared `from` is a time of their
  // clock, and so are the steps of step(); an app's may begin at a step of the board with the focus instead.
  enum class From : std::uint8_t { clock, own_step };
  Film(const Settings& settings, std::uint64_t from, Clock clock);
  Film(const App& app, std::uint64_t from, Clock clock, From by = From::clock);

  // Goes on until it is there, or the clock shows `deadline`. Returns the share of the way that is done; 1: there.
  double approach(double deadline);

  // Forward. Returns the number of steps done: fewer at the end of the run.
  std::uint64_t step(std::uint64_t steps);

  // Steps forward, and tells each in a line of comma-separated values. The names of the columns are in json().
  std::string trace(std::uint64_t steps);

  // As run_json() tells it, the status as that of getState(), and "columns".
  std::string json() const;

  const Search& search() const { return own().search(); }
  // What there is to see of the moment, with visits where the picture shows them. Refilled by the call.
  const Snapshot& snapshot();
  // The same as a board shows it that nobody has touched yet: one that predicts asks, and tells no answer.
  Snapshot untouched();

 private:
  void add_boards(const Settings& settings, const std::vector<Course>& courses, const App* app);
  Run& own() { return runs_[focus_]; }
  const Run& own() const { return runs_[focus_]; }
  bool find_longest(Run& run, double deadline);
  bool knows_longest(const Run& run) const;
  void show(Snapshot& view, Run& run);

  Clock clock_;
  std::vector<Run> runs_;             // of all boards; each is on its way to the step that is due
  std::vector<std::uint64_t> began_;  // at which steps
  std::size_t focus_ = 0;
  std::uint64_t now_;            // of the clock of boards compared
  std::vector<Square> longest_;  // of the focused board, as far as the app knows it
  Snapshot snapshot_;
};

}  // namespace kt
