// Module `code`: the running algorithm as a program, in six languages.
//
//   code_listings    the programs of assets/code, as assets/code.mjs packs them, and the line of an event
//   code_text        a line of a program in its colours
//   code_variables   the values of its variables at the shown step
//   code_panel       the panel
//
// The programs load when the panel is first shown. Until then, or if they fail to load, the panel says so. May know:
// widgets and the snapshot. Begin with code_listings.h.
#pragma once

#include "view/code/code_listings.h"
#include "view/code/code_panel.h"
