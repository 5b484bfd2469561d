// One search from its start to a verdict, for the commands that want nothing else.
#pragma once

#include <cstdint>

#include "app/settings/settings.h"
#include "app/state/outcome.h"
#include "cli/terminal.h"

namespace kt {

struct Limits {
  std::uint64_t max_visits = UINT64_MAX;  // sweeps, of the neural network
  bool ask_theorems = true;               // where a theorem rules a tour out, do not search
};

struct Solution {
  Outcome outcome;
  double seconds = 0;
};

// `settings` must be fit for a search.
Solution solve(const Settings& settings, const Limits& limits, Watch& watch);

int exit_status(Ending ending);

}  // namespace kt
