// The search tree around the path, to pan and zoom.
#pragma once

#include <cstddef>
#include <optional>

#include "view/board/board_state.h"
#include "view/widgets/ui.h"

namespace kt {

struct TreePanelState : ZoomArea {
  ImVec2 pan{0, 0};  // of the origin, from the top left of the picture
  float zoom = 1;
  bool panned = false;                       // it no longer follows the knight
  std::size_t first = 1;                     // depth of the row at the origin
  std::size_t anchor = 0;                    // in a search too fast to follow: the depth at the lower end,
  double anchored = 0;                       // and since when
  std::optional<std::size_t> scroll_target;  // a depth to scroll into view

  // From the layout's pixels to those of the panel.
  ImVec2 to_screen(ImVec2 at) const { return {min.x + pan.x + at.x * zoom, min.y + pan.y + at.y * zoom}; }
};

void draw_tree_panel(Ui& ui, ImVec2 size);

}  // namespace kt
