// What the marks on a board mean, in a line under it: those that can occur with the present settings, each drawn by
// what draws it on the board.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// A search without a path has no marks.
bool has_marks(const Settings& settings);

// From the cursor down: as many as fit, and the button that puts it away.
void draw_marks_legend(Ui& ui, ImVec2 size);

}  // namespace kt
