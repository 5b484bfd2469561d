// Folder `code`: the running algorithm as a program, in six languages.
//
//   code_listings    the programs of assets/code, as assets/code.mjs packs them, and the line of an event
//   code_text        a line of a program in its colours
//   code_variables   what its variables hold at the step shown
//   code_panel       the panel
//
// The programs come when the panel is first shown: until then there are none, and the panel says so, or why they did
// not come. May know: widgets and the snapshot. Begin with code_listings.h.
#pragma once

#include "view/code/code_listings.h"
#include "view/code/code_panel.h"
