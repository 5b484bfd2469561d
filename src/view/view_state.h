// What the view remembers between two frames, and nobody else needs to know: where the user has panned and zoomed to,
// which axes a plot has. Everything about the search is in the snapshot.
#pragma once

#include "imgui.h"
#include "view/board_state.h"

namespace kt {

struct PlotPanelState {
  bool logarithmic = false;
};

struct TreePanelState {
  ImVec2 pan{0, 0};
  float zoom = 1;
};

struct ViewState {
  BoardState board;
  PlotPanelState plot;
  TreePanelState tree;
};

}  // namespace kt
