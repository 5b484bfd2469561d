// One search from its start to a verdict, for the commands that want nothing else.
#pragma once

#include "app/measure/measure.h"
#include "app/state/outcome.h"
#include "cli/terminal.h"

namespace kt {

// `settings` must be fit for a search.
Outcome solve(const Settings& settings, const Limits& limits, Watch& watch);

int exit_status(Ending ending);

}  // namespace kt
