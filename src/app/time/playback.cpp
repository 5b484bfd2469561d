#include "app/time/playback.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/basics/heap_sort.h"

namespace kt {
namespace {

constexpr double kDisplay = 60;  // frames per second

}  // namespace

Pace pace_at(Speed speed) {
  constexpr double kEachInFull = 4, kEach = 15;  // steps per second
  if (speed.mode == Speed::Mode::max) return Pace::blur;
  const double rate = speed.mode == Speed::Mode::per_frame ? kDisplay : speed.rate;
  return rate <= kEachInFull ? Pace::steps : rate <= kEach ? Pace::quick : rate <= kDisplay ? Pace::frames : Pace::blur;
}

double interval_at(Speed speed) {
  if (pace_at(speed) == Pace::blur) return 0;
  return 1 / (speed.mode == Speed::Mode::per_frame ? kDisplay : speed.rate);
}

std::uint64_t Playback::steps_due(Speed speed, double now) {
  const double elapsed = std::max(0.0, now - last_);
  last_ = now;
  if (speed.mode != Speed::Mode::per_second) {
    debt_ = 0;
    return speed.mode == Speed::Mode::max ? std::numeric_limits<std::uint64_t>::max() : 1;
  }
  // A timer wakes slow playback, so a frame as long as one step's interval is not too long.
  debt_ += speed.rate * std::min(elapsed, std::max(kLongestFrame, 1 / speed.rate));
  const double whole = std::floor(debt_);
  debt_ -= whole;
  return static_cast<std::uint64_t>(whole);
}

double Playback::seconds_until_due(Speed speed, double now) const {
  if (speed.mode != Speed::Mode::per_second) return 0;
  return std::max(0.0, last_ + (1 - debt_) / speed.rate - now);
}

void FramePace::frame(double now) {
  if (frames_ > 0) intervals_[frames_ % kFrames] = now - last_;
  last_ = now;
  ++frames_;
}

// The median: a missed or early frame does not change it.
double FramePace::budget() const {
  constexpr double kUsual = 1 / 60.0, kFastest = 1 / 144.0, kShare = 0.52;
  if (frames_ <= kFrames) return kUsual * kShare;
  std::array<double, kFrames> sorted = intervals_;
  heap_sort(sorted);
  return std::clamp(sorted[kFrames / 2], kFastest, kUsual) * kShare;
}

void RateMeter::restart(std::uint64_t step, double now) {
  step_ = step;
  since_ = now;
  rate_ = 0;
}

void RateMeter::update(std::uint64_t step, double now) {
  constexpr double kWindow = 0.5;       // long enough to read
  constexpr std::uint64_t kEnough = 4;  // steps, for slow speeds
  const double elapsed = now - since_;
  if (step < step_) return restart(step, now);
  if (elapsed < kWindow || step - step_ < kEnough) return;
  rate_ = static_cast<double>(step - step_) / elapsed;
  step_ = step;
  since_ = now;
}

void RateMeter::finish(std::uint64_t step, double now) {
  if (rate_ == 0 && step > step_ && now > since_) rate_ = static_cast<double>(step - step_) / (now - since_);
}

}  // namespace kt
