// The explicit stack of the search, row by row: what each square of the path has tried and what it has left.
#pragma once

#include <cstddef>
#include <optional>

#include "view/widgets/ui.h"

namespace kt {

struct StackPanelState {
  float scroll = 0;                  // pixels from the top
  bool paged = false;                // to be scrolled there
  std::size_t rows = 0;              // drawn in the last frame, empty ones included
  std::optional<std::size_t> asked;  // the window of frames that is on its way
};

void draw_stack_panel(Ui& ui, ImVec2 size);

}  // namespace kt
