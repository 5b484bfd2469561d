// Module `plot`: depth, visits and rate over the run, as curves, and the flame graph.
//
//   plot_data      the plotted data with its axes, and the same as CSV (plot_csv)
//   plot_axes      ticks and scales, also logarithmic; plot_columns: the data in one column of pixels
//   plot_picture   the curve on a pen
//   plot_panel     the panel: which curve, which axes
//   flame_plot     the flame graph as a plot, also of compared boards; flame_panel: its panel
//
// May know: pen, widgets, board, compare and the snapshot. Begin with plot_data.h.
#pragma once

#include "view/plot/plot_data.h"
#include "view/plot/plot_panel.h"
