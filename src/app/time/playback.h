// How many steps a frame may do: turns speed and time into a budget. Independent of the search.
//
// All times are seconds of a monotonic clock that the caller reads, so that a test can set them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/settings/settings.h"
#include "app/snapshot/recent.h"

namespace kt {

inline constexpr double kLongestFrame = 0.1;  // a tab that slept does not catch up

// The pace of playback at this speed.
Pace pace_at(Speed speed);
// Seconds between steps; 0 if there is more than one per frame.
double interval_at(Speed speed);

class Playback {
 public:
  // The first step is due at once.
  explicit Playback(double now, bool backwards = false) : backwards_(backwards), last_(now) {}

  bool backwards() const { return backwards_; }
  // Steps due now; the largest number for `max`. Time counts from the last call, or from the constructor. Steps that
  // the search does not manage are not added to the next frame.
  std::uint64_t steps_due(Speed speed, double now);
  // Seconds until the next step is due: 0 for the next frame.
  double seconds_until_due(Speed speed, double now) const;

 private:
  bool backwards_;
  double last_;
  double debt_ = 1;  // fraction of a step that is due
};

// How long the search may take in each frame: a little more than half of the time between two frames, so that the rest
// is enough to draw and respond.
class FramePace {
 public:
  // Call it when a frame begins.
  void frame(double now);
  double budget() const;

 private:
  static constexpr std::size_t kFrames = 15;
  std::array<double, kFrames> intervals_{};  // the last ones
  std::size_t frames_ = 0;
  double last_ = 0;
};

// Measures the steps per second.
class RateMeter {
 public:
  void restart(std::uint64_t step, double now);
  void update(std::uint64_t step, double now);
  // Call it at the end of a run: a short one is measured over its own length.
  void finish(std::uint64_t step, double now);
  double steps_per_second() const { return rate_; }

 private:
  std::uint64_t step_ = 0;
  double since_ = 0;
  double rate_ = 0;
};

}  // namespace kt
