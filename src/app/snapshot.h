// Everything the view draws, refilled once a frame. The view sees this and nothing else of the app.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "app/settings.h"

namespace kt {

// What the program as a whole is doing, as getState() tells it.
enum class RunState : std::uint8_t { paused, playing, tour, exhausted, stuck };

struct Snapshot {
  Settings settings;
  RunState state = RunState::paused;
  Event event;                               // the last one
  std::vector<Square> path;                  // start first; empty when exhausted
  std::vector<std::array<Square, 2>> edges;  // lines to draw instead, where there is no path yet
  std::vector<Candidate> candidates;         // of the last square of the path, in the order tried
  bool closed = false;                       // the last square of a tour is a move from the first
  bool dead_end = false;                     // none of them is left to try, and the path is not a tour

  std::uint64_t step = 0;
  std::uint64_t visits = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t tours = 0;
  std::size_t squares = 64;  // to be visited
  std::size_t depth = 0;
  std::size_t deepest = 0;
  double steps_per_second = 0;  // as measured; 0 while unknown

  bool fast = false;  // steps follow each other too quickly to be told apart: show no detail that would flicker
  bool can_step = true;
  bool can_step_back = false;
  std::string sentence;  // what just happened and what comes next
  std::string notice;    // a refused value, in words; usually empty
};

}  // namespace kt
