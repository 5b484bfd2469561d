// The column beside or below the board: a tab for each panel, and the panels that are open, one below the other.
#pragma once

#include <string>
#include <vector>

#include "view/panels/panels.h"

namespace kt {

// The panels that are open in a column of this height: those of the setting, or a few where it names none; of more than
// fit the ones opened last. A narrow column grows with them, and by itself shows one.
std::vector<const Panel*> open_panels(const Settings& settings, float height, bool wide);

// The setting's value after a click on a panel's tab.
std::string toggled(const std::vector<const Panel*>& open, const Panel& panel, bool wide);

// From the cursor down. Returns how high it is.
float draw_side(Ui& ui, ImVec2 size, bool wide);

}  // namespace kt
