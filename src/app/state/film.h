// A run of a search for what is made of it beside the screen: an animation, a trace, a poster.
//
//   Film film(settings, 1000, clock);             // or a second run of the one that an app shows
//   while (film.approach(now() + 0.008) < 1) {}   // step 1000, in slices
//   film.trace(50);                               // and on
#pragma once

#include <optional>

#include "app/state/app.h"

namespace kt {

class Film {
 public:
  // On its way to the step `from`, or to the end of the run before it.
  Film(const Settings& settings, std::uint64_t from, Clock clock);
  Film(const App& app, std::uint64_t from, Clock clock);

  // Goes on until it is there, or the clock shows `deadline`. Returns the share of the way that is done; 1: there.
  double approach(double deadline);

  // Forward. Returns the number of steps done: fewer at the end of the run.
  std::uint64_t step(std::uint64_t steps);

  // Steps forward, and tells each in a line of comma-separated values. The names of the columns are in json().
  std::string trace(std::uint64_t steps);

  // {"step":12,"depth":5,"status":"paused","event":{...},"path":[[0,0],...],"columns":"step,event,..."}; the status as
  // that of getState(), the path as it is shown.
  std::string json() const;

  const Settings& settings() const { return settings_; }
  const Search& search() const { return search_; }
  // What there is to see of the moment, with visits where the picture shows them. Refilled by the call.
  const Snapshot& snapshot();

 private:
  std::uint64_t run(std::uint64_t steps);

  Clock clock_;
  Settings settings_;
  Search search_;
  std::optional<Tally> tally_;
  std::uint64_t began_;
  std::uint64_t from_;
  Snapshot snapshot_;
};

}  // namespace kt
