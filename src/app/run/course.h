// A board's way through the time of a clock that boards have in common: at which step it is when.
//
// A straight line from knot to knot, and from the last one on so many steps a tick, its pace. Without knots and with
// one step a tick it is the way of equal steps.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/time/clock.h"

namespace kt {

class Search;

struct Knot {
  std::uint64_t clock = 0, step = 0;
  double part = 0;  // of the next step: what was due when it had not come yet, 0 <= part < 1
};

// `knots` by clock, and so by step; 0 <= `pace` <= 1.
Knot place_at(std::span<const Knot> knots, double pace, std::uint64_t clock);
inline std::uint64_t step_at(std::span<const Knot> knots, double pace, std::uint64_t clock) {
  return place_at(knots, pace, clock).step;
}
// The first time of the clock at which it is there.
std::uint64_t clock_at(std::span<const Knot> knots, double pace, std::uint64_t step);

struct Course {
  std::vector<Knot> knots;  // with equal time: where it was when, by clock
  double pace = 1;

  Knot place_at(std::uint64_t clock) const { return kt::place_at(knots, pace, clock); }
  std::uint64_t step_at(std::uint64_t clock) const { return place_at(clock).step; }
  std::uint64_t clock_at(std::uint64_t step) const { return kt::clock_at(knots, pace, step); }
};

// The processor's time, measured for so many steps.
struct Cost {
  double seconds = 0;
  std::uint64_t steps = 0;

  double seconds_per_step() const { return steps > 0 ? seconds / static_cast<double>(steps) : 0; }
  // Steps in the time in which the quickest search makes one.
  double share(const Cost& quickest) const {
    return quickest.seconds_per_step() > 0 ? quickest.seconds_per_step() / seconds_per_step() : 1;
  }
};

// Before anything has run: the cost of a search that is about to begin, when nothing else disturbs it.
Cost measured_cost(const Search& start, const Clock& clock);

}  // namespace kt
