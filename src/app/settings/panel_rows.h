// The panels, a row each: id, title, minimum height, share of the remaining height, and the parts of the snapshot it
// needs (RequiredData in commands.h). The tabs have this order, and the last ones may have no space: tests require that
// only the flame graph and the appearance are hidden on a laptop, in all languages.
//
// A list for two uses: the settings take the ids, and src/view/panels/panels.cpp the functions that draw, such as
// draw_tree_panel(), each in its own file.
#pragma once

#define KT_PANELS(PANEL)                                    \
  PANEL(settings, "Setup", 319, 0)                          \
  PANEL(play, "Game", 190, 0)                               \
  PANEL(code, "Code", 250, 3)                               \
  PANEL(stack, "Stack", 190, 2, .stack = true)              \
  PANEL(tree, "Tree", 260, 3, .stack = true, .sizes = true) \
  PANEL(plot, "Plot", 270, 2, .visits = true)               \
  PANEL(numbers, "Statistics", 214, 1, .estimate = true)    \
  PANEL(compare, "Compare", 300, 0)                         \
  PANEL(measure, "Measure", 440, 3)                         \
  PANEL(flame, "Flame graph", 290, 3, .flame = true)        \
  PANEL(display, "Appearance", 248, 0)
