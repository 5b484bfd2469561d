// Folder `film`: a run of a search for what is made of it beside the screen, an animation, a trace (trace.h) or a poster.
//
// May know: everything else of app but lessons, and the core. Knows nothing of who draws. Begin with Film.
//
//   Film film(settings, 1000, clock);             // or a second run of the one that an app shows
//   while (film.approach(now() + 0.008) < 1) {}   // step 1000, in slices
//   film.trace(50);                               // and on
#pragma once

#include <memory>
#include <optional>

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

  const Search& search() const { return search_; }
  // What there is to see of the moment, with visits where the picture shows them. Refilled by the call.
  const Snapshot& snapshot();
  // The same as a board shows it that nobody has touched yet: one that predicts asks, and tells no answer.
  Snapshot untouched();

 private:
  Film(const Settings& settings, std::uint64_t from, Clock clock, std::vector<Course> courses);
  void add_others(const Boards& boards, std::vector<Course> courses);
  void go_to(std::uint64_t step);
  void start_at_position();
  std::uint64_t run(std::uint64_t steps);
  bool find_longest(double deadline);

  Clock clock_;
  Settings settings_;
  Search search_;
  std::optional<VisitCounter> counter_;
  BatchSize batch_;
  std::uint64_t began_;
  std::uint64_t from_;
  std::vector<Square> longest_;                // as far as it is known, or of the whole run
  std::optional<Search> second_;               // on its way there
  bool stays_ = false;                         // at its first tour, as boards do that are compared
  Course course_;                              // of their clock
  std::uint64_t now_ = 0;                      // what that shows
  std::vector<std::unique_ptr<Film>> others_;  // of the boards beside it
  Snapshot snapshot_;
};

}  // namespace kt
