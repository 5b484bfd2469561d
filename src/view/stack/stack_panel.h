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
  float row_height = 0;
  ImVec2 min{0, 0}, max{0, 0};           // of the list, while it is shown
  std::optional<std::size_t> ask_sight;  // a depth that is to be in sight

  // Of a row's top left corner.
  ImVec2 corner(std::size_t depth) const {
    return {min.x, min.y - scroll + row_height * (static_cast<float>(rows) - static_cast<float>(depth))};
  }
};

void draw_stack_panel(Ui& ui, ImVec2 size);

}  // namespace kt
