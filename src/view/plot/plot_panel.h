// Depth, visits and rate over the run.
#pragma once

#include <array>
#include <utility>

#include "view/widgets/ui.h"

namespace kt {

struct PlotPanelState {
  enum class Kind { depth, visits, rate };
  struct Scales {
    bool logarithmic_x = false;
    bool logarithmic_y = false;
  };
  Kind kind = Kind::depth;
  // For each kind. Visits differ by powers of ten.
  std::array<Scales, 3> scales = {{{}, {.logarithmic_y = true}, {}}};
  Scales& shown() { return scales[std::to_underlying(kind)]; }
};

void draw_plot_panel(Ui& ui, ImVec2 size);

}  // namespace kt
