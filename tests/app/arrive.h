// Runs a timeline to a step.
#pragma once

#include <cstdint>

#include "app/time/timeline.h"

namespace kt {

inline void arrive(Timeline& timeline, std::uint64_t step) {
  while (!timeline.approach(step, 1000)) {
  }
}

}  // namespace kt
