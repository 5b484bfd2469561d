// Module `plot`: depth, visits and rate over the run, as curves.
//
//   plot_data      the plotted data with its axes, and the same as CSV (plot_csv)
//   plot_axes      ticks and scales, also logarithmic; plot_columns: the data in one column of pixels
//   plot_picture   the curve on a pen
//   plot_panel     the panel: which curve, which axes
//
// May know: pen, widgets and the snapshot. Begin with plot_data.h.
#pragma once

#include "view/plot/plot_data.h"
#include "view/plot/plot_panel.h"
