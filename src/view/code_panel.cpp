#include "view/panels.h"
#include "view/widgets.h"

namespace kt {

void draw_code_panel(Ui& ui, ImVec2) { muted_text(ui, "Code"); }

}  // namespace kt
