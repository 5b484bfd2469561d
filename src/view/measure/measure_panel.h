// The panel of measurements beside the search.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

void draw_measure_panel(Ui& ui, ImVec2 size);

}  // namespace kt
