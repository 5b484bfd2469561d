// How many steps a frame may do: speed and time in, a budget out. Knows nothing of the search.
//
// All times are in seconds of a monotone clock that the caller reads, so that a test can invent it.
#pragma once

#include <cstdint>

#include "app/settings.h"

namespace kt {

inline constexpr double kFrameBudget = 0.008;  // of search in a frame
inline constexpr double kLongestFrame = 0.1;   // a tab that slept does not catch up

class Playback {
 public:
  bool playing() const { return playing_; }
  // The first step is due at once.
  void play(double now);
  void pause();

  // Steps due now; the largest number for `max`. Time counts from the last call, or from play().
  std::uint64_t steps_due(Speed speed, double now);
  // Tell when the search could not do them all in its time: what is left is dropped, not owed.
  void drop_debt() { debt_ = 0; }
  // Until the next step is due: 0 for the next frame.
  double seconds_until_due(Speed speed, double now) const;

 private:
  bool playing_ = false;
  double last_ = 0;
  double debt_ = 0;  // steps due and not yet done, with their fraction
};

// Steps a second, as they were really done.
class RateMeter {
 public:
  void restart(std::uint64_t step, double now);
  void update(std::uint64_t step, double now);
  // At the end of a run: a short one is measured over what there was.
  void finish(std::uint64_t step, double now);
  double steps_per_second() const { return rate_; }

 private:
  std::uint64_t step_ = 0;
  double since_ = 0;
  double rate_ = 0;
};

}  // namespace kt
