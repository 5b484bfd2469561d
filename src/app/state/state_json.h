// The state of an app as plain JSON, in the shape of getState(): version, settings, status, counters, path.
#pragma once

#include <cstdint>
#include <string>

#include "app/state/app.h"

namespace kt {

// Frames are the platform's to count.
struct FrameCount {
  std::uint64_t drawn = 0;
  std::uint64_t requested = 0;
};

std::string state_json(const App& app, FrameCount frames);
// The same of a search that nobody plays: without speed and frames.
std::string state_json(const Settings& settings, const Search& search);

// "paused", "playing", "tour", "exhausted" or "stuck".
std::string_view to_string(RunState state);

}  // namespace kt
