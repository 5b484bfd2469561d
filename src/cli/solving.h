// Runs one search from its start to a result, for the commands that need nothing else.
#pragma once

#include "app/measure/measure.h"
#include "app/state/outcome.h"
#include "cli/terminal.h"

namespace kt {

// Precondition: a search accepts `settings`.
Outcome solve(const Settings& settings, const Limits& limits, Watch& watch);

int exit_status(Ending ending);

}  // namespace kt
