#include "app/time/rate_history.h"

namespace kt {

void RateHistory::add(std::uint64_t step, double steps_per_second) {
  if (!(steps_per_second > 0) || (!samples_.empty() && step <= samples_.back().step)) return;
  if (++offered_ < one_in_ && !samples_.empty()) return;
  offered_ = 0;
  if (samples_.size() == kMaxSamples) {
    for (std::size_t i = 0; i < kMaxSamples / 2; ++i) samples_[i] = samples_[2 * i];
    samples_.resize(kMaxSamples / 2);
    one_in_ *= 2;
  }
  samples_.push_back({step, steps_per_second});
}

}  // namespace kt
