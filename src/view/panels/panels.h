// Module `panels`: the panels beside the board, as rows of one table, and four of its own: settings, play, numbers (with
// its time_ruler) and display.
//
// A new panel is one file with one draw function, and one row in app/settings/panel_rows.h. May know: every module
// before it, whose panels it lists, and the snapshot. Begin with panels().
//
// A panel draws only from the snapshot, from the cursor down, in the given width and height. Commands go through Ui.
// Its title is drawn for it. If it is higher than the given height, it scrolls.
#pragma once

#include <span>
#include <string_view>

#include "app/settings/panel_rows.h"
#include "view/widgets/ui.h"

namespace kt {

struct Panel {
  std::string_view id;  // an id of the setting `panels`
  const char* title;
  float height;  // minimum height, in pixels of the page
  float growth;  // share of the remaining height; 0: none
  void (*draw)(Ui& ui, ImVec2 size);
  RequiredData required_data;  // the parts of the snapshot that it needs
};

std::span<const Panel> panels();

// draw_settings_panel() and so on, each in a file of its own name.
#define KT_DECLARE_PANEL(id, ...) void draw_##id##_panel(Ui& ui, ImVec2 size);
KT_PANELS(KT_DECLARE_PANEL)
#undef KT_DECLARE_PANEL

}  // namespace kt
