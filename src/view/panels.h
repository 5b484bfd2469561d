// The panels, as rows of one table. A new panel is one file with one draw function, and one row in panels.cpp.
//
// A panel draws from the snapshot only, top to bottom, in the width it is given, and returns what the user asked for
// through Ui.
#pragma once

#include <span>
#include <string_view>

#include "view/ui.h"

namespace kt {

struct Panel {
  std::string_view id;
  const char* title;
  void (*draw)(Ui& ui, float width);
};

std::span<const Panel> panels();

// Each in a file of its own name.
void draw_numbers_panel(Ui& ui, float width);
void draw_settings_panel(Ui& ui, float width);

}  // namespace kt
