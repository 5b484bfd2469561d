// A board's way through the time of a clock that boards have in common: at which step it is when.
//
// A straight line from knot to knot, and from the last one on so many steps a tick, its pace. Without knots and with
// one step a tick it is the way of equal steps.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kt {

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

// For whoever goes that way on his own.
struct Course {
  std::vector<Knot> knots;
  double pace = 1;

  std::uint64_t step_at(std::uint64_t clock) const { return kt::step_at(knots, pace, clock); }
  std::uint64_t clock_at(std::uint64_t step) const { return kt::clock_at(knots, pace, step); }
};

}  // namespace kt
