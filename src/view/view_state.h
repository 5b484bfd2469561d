// What the view remembers between two frames, and nobody else needs to know: where the user has panned and zoomed to,
// which axes a plot has. Everything about the search is in the snapshot.
#pragma once

#include <array>
#include <cstddef>

#include "app/commands.h"
#include "imgui.h"
#include "view/board_state.h"

namespace kt {

struct PlotPanelState {
  enum class Kind { depth, visits, rate };
  struct Scales {
    bool logarithmic_x = false;
    bool logarithmic_y = false;
  };
  Kind kind = Kind::depth;
  // Of each kind. Visits differ by powers of ten.
  std::array<Scales, 3> scales = {{{}, {.logarithmic_y = true}, {}}};
  Scales& shown() { return scales[static_cast<std::size_t>(kind)]; }
};

struct TreePanelState {
  ImVec2 pan{0, 0};
  float zoom = 1;
};

struct ViewState {
  Attention attention;    // what the panels drawn last need
  float side_height = 0;  // of all panels, where they are below the board
  BoardState board;
  PlotPanelState plot;
  TreePanelState tree;
};

}  // namespace kt
