#include "view/panels.h"
#include "view/widgets.h"

namespace kt {

void draw_stack_panel(Ui& ui, ImVec2) { muted_text(ui, "Stack"); }

}  // namespace kt
