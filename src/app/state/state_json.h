// The state of an app as plain JSON, in the shape of getState(): version, settings, status, counters, path.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/json.h"
#include "app/state/app.h"

namespace kt {

// Frames are the platform's to count.
struct FrameCount {
  std::uint64_t drawn = 0;
  std::uint64_t requested = 0;
};

// Without its path it costs as little on the largest board as on the smallest.
std::string state_json(const App& app, FrameCount frames, bool path = true);
// The same of a search that nobody plays: without speed and frames.
std::string state_json(const Settings& settings, const Search& search);

// What is the same for any search that is shown: status, step, visits, backtracks, depth, deepest, path, event.
std::vector<JsonMember> run_json(const Search& search, RunState state, bool path = true);

// "paused", "playing", "tour", "exhausted" or "stuck".
std::span<const std::string_view> run_states();
std::string_view to_string(RunState state);

}  // namespace kt
