#include "view/panels.h"
#include "view/widgets.h"

namespace kt {

void draw_tree_panel(Ui& ui, ImVec2) { muted_text(ui, "Tree"); }

}  // namespace kt
