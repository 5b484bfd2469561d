// The explicit stack of the search, row by row: what each square of the path has tried and what it has left.
#pragma once

#include <cstddef>
#include <optional>

#include "view/widgets/ui.h"

namespace kt {

struct StackPanelState {
  float scroll = 0;                  // pixels from the top
  bool paged = false;                // must scroll there
  std::size_t rows = 0;              // drawn in the last frame, including empty ones
  std::optional<std::size_t> asked;  // the requested window of frames
  float row_height = 0;
  ImVec2 min{0, 0}, max{0, 0};               // of the list, while it is shown
  std::optional<std::size_t> scroll_target;  // a depth to scroll into view

  // The top left corner of a row.
  ImVec2 corner(std::size_t depth) const {
    return {min.x, min.y - scroll + row_height * (static_cast<float>(rows) - static_cast<float>(depth))};
  }
};

void draw_stack_panel(Ui& ui, ImVec2 size);

}  // namespace kt
