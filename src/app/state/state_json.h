// The state of an app as JSON, in the format of getState(): version, settings, status, counters, path.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/json.h"
#include "app/state/app.h"

namespace kt {

// Counted by the platform.
struct FrameCount {
  std::uint64_t drawn = 0;
  std::uint64_t requested = 0;
};

// Without its path, it costs as little on the largest board as on the smallest.
std::string state_json(const App& app, FrameCount frames, bool path = true);
// The same for a search without playback: no speed and no frames.
std::string state_json(const Settings& settings, const Search& search);

// The members of every shown search: status, step, visits, backtracks, depth, deepest, path, event.
std::vector<JsonMember> run_json(const Search& search, RunState state, bool path = true);

// "paused", "playing", "tour", "exhausted" or "stuck".
std::span<const std::string_view> run_states();
std::string_view to_string(RunState state);

}  // namespace kt
