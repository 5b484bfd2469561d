// The panels, a row each: id, title, the height that it needs at least, its share of the height that is left over, and
// what of the snapshot it needs (Attention in commands.h).
//
// A list that is used in two ways: the settings know the ids from here, and src/view/panels/panels.cpp the functions
// that draw: draw_tree_panel(), in a file of its own.
#pragma once

#define KT_PANELS(PANEL)                                    \
  PANEL(settings, "Setup", 358, 0)                         \
  PANEL(play, "Game", 190, 0)                               \
  PANEL(code, "Code", 250, 3)                               \
  PANEL(stack, "Stack", 190, 2, .stack = true)              \
  PANEL(tree, "Tree", 260, 3, .stack = true, .sizes = true) \
  PANEL(plot, "Plot", 270, 2, .visits = true)               \
  PANEL(flame, "Flame graph", 290, 3, .flame = true)        \
  PANEL(numbers, "Statistics", 214, 1, .estimate = true)    \
  PANEL(display, "Appearance", 248, 0)                      \
  PANEL(measure, "Measure", 440, 3)
