// A line under the board that explains its marks: those that can occur with the current settings, drawn by the code
// that draws them on the board.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// A search without a path has no marks.
bool has_marks(const Settings& settings);

// From the cursor down: as many as fit, and the button that closes it.
void draw_marks_legend(Ui& ui, ImVec2 size);

}  // namespace kt
