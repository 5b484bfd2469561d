// The latest steps and the steady part of the path: what a picture needs in order to move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// How fast steps follow each other, and so how much of each step is visible.
enum class Pace : std::uint8_t {
  steps,   // up to 4 per second, or at rest: everything of each step
  quick,   // up to 15 per second: the same, and undone moves leave a trace
  frames,  // up to one per frame: the path and its traces
  blur     // more than one per frame, or while seeking: the steady part, and the part that changes
};

// True if each step is shown with its details; at a faster pace they would only flicker.
constexpr bool shows_each_step(Pace pace) { return pace <= Pace::quick; }

// A step shortly before the shown one.
struct RecentStep {
  Event event;
  Square from;     // the other end of its move: the square left or, for a backtrack, the one returned to
  double age = 0;  // seconds since the step
};

struct Recent {
  std::vector<RecentStep> steps;     // newest first, without a gap; empty after a jump, and if there are too many
  std::optional<RecentStep> undone;  // the shown step was reached by undoing this one, `age` seconds ago
  double interval = 0;               // seconds between steps; 0: no next step
};

// A front part of the path that has not changed for a while.
struct SteadyFront {
  std::size_t squares = 0;
  double seconds = 0;
  std::uint64_t steps = 0;  // made in the meantime
};

}  // namespace kt
