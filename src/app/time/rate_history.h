// How fast a run was, from its first step to its last: samples at growing distance, however long it takes.
//
// At most 1024 are kept. When they are full, every second one is dropped, and from then on of those offered only every
// second, fourth and so on is taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class RateHistory {
 public:
  static constexpr std::size_t kMostSamples = 1024;

  // A measurement that ended at `step`. One without a rate, or at a step no later than the last one taken, is not
  // counted: what has been run is known.
  void add(std::uint64_t step, double steps_per_second);

  const std::vector<RateSample>& samples() const { return samples_; }  // by step

 private:
  std::vector<RateSample> samples_;
  std::uint64_t one_in_ = 1;   // of so many offered one is taken
  std::uint64_t offered_ = 0;  // since the last one taken
};

}  // namespace kt
