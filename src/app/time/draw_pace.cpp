#include "app/time/draw_pace.h"

#include <algorithm>

namespace kt {
namespace {

constexpr double kLate = 1.5 / 60;  // seconds
constexpr int kJudged = 40;         // frames, one of which may be late
constexpr int kMaxInterval = 6;     // draw at least one of so many
constexpr int kLongestPatience = 3600;
constexpr int kFutile = 600;  // frames until the next attempt

}  // namespace

bool DrawPace::draws(double now, bool may_skip) {
  const double interval = now - last_;
  last_ = now;
  if (may_skip && could_skip_) judge(interval);
  could_skip_ = may_skip;
  if (may_skip && ++undrawn_ < every_) return false;
  undrawn_ = 0;
  return true;
}

void DrawPace::judge(double interval) {
  if (left_alone_ > 0) {
    --left_alone_;
    return;
  }
  ++frames_, ++since_change_;
  if (interval > kLate) ++late_;
  if (late_ > 1) {
    // If frames are late although hardly any are drawn, drawing is not the cause.
    if (every_ == kMaxInterval && late_ * 2 > frames_) {
      left_alone_ = kFutile;
      return change(1);
    }
    if (drew_more_ && since_change_ < kFirstPatience) patience_ = std::min(patience_ * 2, kLongestPatience);
    return change(std::min(every_ + 1, kMaxInterval));
  }
  if (frames_ == kJudged) frames_ = late_ = 0;
  if (every_ > 1 && since_change_ >= patience_) change(every_ - 1);
}

void DrawPace::change(int every) {
  drew_more_ = every < every_;
  every_ = every;
  frames_ = late_ = since_change_ = 0;
}

}  // namespace kt
