// The speed of a run from its first step to its last: samples at growing distances.
//
// At most 1024 are kept. When they are full, every second one is dropped. From then on only every second, then every
// fourth measurement is kept, and so on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class RateHistory {
 public:
  static constexpr std::size_t kMaxSamples = 1024;

  // Adds a measurement that ended at `step`. It is ignored without a rate, or if the step is not later than that of the
  // last sample.
  void add(std::uint64_t step, double steps_per_second);

  const std::vector<RateSample>& samples() const { return samples_; }  // by step

 private:
  std::vector<RateSample> samples_;
  std::uint64_t one_in_ = 1;   // one of so many measurements is kept
  std::uint64_t offered_ = 0;  // since the last one kept
};

}  // namespace kt
