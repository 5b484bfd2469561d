// What the view remembers between two frames, and nobody else needs to know: where the user has panned and zoomed to,
// which axes a plot has. Everything about the search is in the snapshot.
#pragma once

#include <cstdint>

#include "imgui.h"

namespace kt {

// The line that the listing was scrolled to, and for which step.
struct CodePanelState {
  const char* listing = nullptr;
  int line = -1;
  std::uint64_t step = 0;
  bool operator==(const CodePanelState&) const = default;
};

struct PlotPanelState {
  bool logarithmic = false;
};

struct TreePanelState {
  ImVec2 pan{0, 0};
  float zoom = 1;
};

struct ViewState {
  CodePanelState code;
  PlotPanelState plot;
  TreePanelState tree;
};

}  // namespace kt
