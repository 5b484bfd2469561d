#include "view/panels.h"
#include "view/widgets.h"

namespace kt {

void draw_plot_panel(Ui& ui, ImVec2) { muted_text(ui, "Plot"); }

}  // namespace kt
