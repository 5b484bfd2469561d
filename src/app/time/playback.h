// How many steps a frame may do: speed and time in, a budget out. Knows nothing of the search.
//
// All times are in seconds of a monotone clock that the caller reads, so that a test can invent it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/settings/settings.h"
#include "app/snapshot/recent.h"

namespace kt {

inline constexpr double kLongestFrame = 0.1;  // a tab that slept does not catch up

// Of a search that plays at this speed.
Pace pace_at(Speed speed);
// Seconds from one step to the next; 0 where there are more than one a frame.
double interval_at(Speed speed);

class Playback {
 public:
  // The first step is due at once.
  explicit Playback(double now, bool backwards = false) : backwards_(backwards), last_(now) {}

  bool backwards() const { return backwards_; }
  // Steps due now; the largest number for `max`. Time counts from the last call, or from the beginning. What the search can
  // not do of them in its time is not owed.
  std::uint64_t steps_due(Speed speed, double now);
  // Until the next step is due: 0 for the next frame.
  double seconds_until_due(Speed speed, double now) const;

 private:
  bool backwards_;
  double last_;
  double debt_ = 1;  // a part of a step that is due
};

// How long the search may take of each frame: a little more than half of the time between two frames, as the display
// shows them, so that the other half is enough to draw and to answer.
class FramePace {
 public:
  // A frame begins.
  void frame(double now);
  double budget() const;

 private:
  static constexpr std::size_t kFrames = 15;
  std::array<double, kFrames> intervals_{};  // the last ones
  std::size_t frames_ = 0;
  double last_ = 0;
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
