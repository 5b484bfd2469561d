// Folder `panels`: the panels beside the board, as rows of one table, and those that need no room of their own: set up,
// numbers (with its time_ruler), look.
//
// A new panel is one file with one draw function, and one row in app/settings/panel_rows.h. May know: every folder before
// it, whose panels it lists, and the snapshot. Begin with panels().
//
// A panel draws from the snapshot only, from the cursor down, in the width and height that it is given, and returns
// what the user asked for through Ui. Its title is drawn for it. It may be higher than what it is given: then it
// scrolls.
#pragma once

#include <span>
#include <string_view>

#include "app/settings/panel_rows.h"
#include "view/widgets/ui.h"

namespace kt {

struct Panel {
  std::string_view id;  // one of the setting `panels`
  const char* title;
  float height;  // that it needs at least, in pixels of the page
  float growth;  // its share of the height that is left over; 0: none
  void (*draw)(Ui& ui, ImVec2 size);
  Attention attention;  // what of the snapshot it needs
};

std::span<const Panel> panels();

// draw_settings_panel() and so on, each in a file of its own name.
#define KT_DECLARE_PANEL(id, ...) void draw_##id##_panel(Ui& ui, ImVec2 size);
KT_PANELS(KT_DECLARE_PANEL)
#undef KT_DECLARE_PANEL

}  // namespace kt
