// The numbers of a plot as comma-separated values, with a header line. All numbers are whole and without separators;
// lines end with a line feed.
#pragma once

#include <span>
#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

// first_step,last_step,lowest_depth,highest_depth: a line for each bucket. `furthest`: the last step of the run so far.
std::string depth_csv(const DepthCurve& curve, std::uint64_t furthest);
// depth,visits: from depth 1 on.
std::string visits_csv(std::span<const std::uint64_t> visits_at_depth);
// step,steps_per_second: as measured, in that order.
std::string rates_csv(std::span<const RateSample> rates);

}  // namespace kt
