// The schedule of a board on the common clock: its step at each time.
//
// A straight line from point to point; after the last one, `pace` steps per tick. Without points and with one step per
// tick, the schedule has equal steps.
#pragma once

#include <cstdint>
#include <vector>

#include "app/time/clock.h"

namespace kt {

class Search;

struct SchedulePoint {
  std::uint64_t clock = 0, step = 0;
  double part = 0;  // fraction of the next step that is due, 0 <= part < 1
};

struct Schedule {
  std::vector<SchedulePoint> points;  // with equal time: earlier times and steps, sorted by both
  double pace = 1;                    // at most

  SchedulePoint place_at(std::uint64_t clock) const;
  std::uint64_t step_at(std::uint64_t clock) const { return place_at(clock).step; }
  // The first time of the clock when the board is at the step.
  std::uint64_t clock_at(std::uint64_t step) const;
};

// The processor time of so many steps.
struct Cost {
  double seconds = 0;
  std::uint64_t steps = 0;

  double seconds_per_step() const { return steps > 0 ? seconds / static_cast<double>(steps) : 0; }
  // Number of steps in the time in which the quickest search makes one.
  double share(const Cost& quickest) const {
    return quickest.seconds_per_step() > 0 ? quickest.seconds_per_step() / seconds_per_step() : 1;
  }
};

// The cost of a search that is about to begin, measured while nothing else runs.
Cost measured_cost(const Search& start, const Clock& clock);

}  // namespace kt
