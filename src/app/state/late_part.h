// What has to wait for the code that comes later (app/snapshot/late_part.h).
//
// A room of cmake/later.txt that is entered by a setting, or by a command, is named here: then App enters it only when
// it is there, and whatever is asked for in the meantime follows in its order.
#pragma once

#include "app/snapshot/commands.h"

namespace kt {

bool needs_late_part(const Settings& settings);
// With these settings before it.
bool needs_late_part(const Command& command, const Settings& settings);

}  // namespace kt
