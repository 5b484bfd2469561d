// What of a search has just happened, and what has long been as it is: all that a picture needs in order to move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// How quickly steps follow each other, and so what of each can be seen.
enum class Pace : std::uint8_t {
  steps,   // up to 4 a second, or at rest: everything of each step
  quick,   // up to 15 a second: the same, and what is taken back leaves a trace
  frames,  // up to one a frame: the path and its traces
  blur     // more than one a frame, or on the way to a far step: what is steady, and where it boils
};

// Each step can be seen, and all that belongs to it; beyond that it would only flicker.
constexpr bool shows_each_step(Pace pace) { return pace <= Pace::quick; }

// A step not long before the one that is shown.
struct RecentStep {
  Event event;
  Square from;     // the other end of its move: the square left or, going back, the one returned to
  double age = 0;  // seconds since it was made
};

struct Recent {
  std::vector<RecentStep> steps;     // newest first, without a gap; none after a jump, or where they are too many
  std::optional<RecentStep> undone;  // the step shown was reached by undoing this one, `age` seconds ago
  double interval = 0;               // seconds from one step to the next; 0: there is no next one
};

// A part of the path, from its start on, that has not changed for a while.
struct SteadyFront {
  std::size_t squares = 0;
  double seconds = 0;
  std::uint64_t steps = 0;  // made meanwhile
};

}  // namespace kt
