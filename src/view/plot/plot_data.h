// The three plots as values: axes, curve, texts in the current language. Draws nothing.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "view/plot/plot_axes.h"
#include "view/plot/plot_columns.h"
#include "view/plot/plot_panel.h"

namespace kt {

class Pen;
struct PlotArea;

// A value of the y axis to compare with.
struct Guide {
  double value = 0;
  std::string label;
  bool dashed = false;
};

struct PlotData {
  std::string empty;  // why there is nothing to draw; then the rest is unused
  std::string x_name, y_name;
  std::string title;  // above the picture, at its right end; may be empty
  Axis x, y;
  bool bars = false;          // from the bottom up to the curve
  bool steps = false;         // x is a step of the run
  std::optional<double> now;  // the current step or depth
  std::vector<Guide> guides;
  std::function<Columns(int width)> columns;
  // Instead of bars or a curve through the columns.
  std::function<void(Pen& pen, const Palette& colours, const PlotArea& area, const Columns& columns)> draw;
  // Describes the data from one x to another.
  std::function<std::string(double from, double to)> hint;
};

PlotData plot_data(const Snapshot& snapshot, PlotPanelState::Kind kind, PlotPanelState::Scales scales);

// Why there is no depth to plot; null if there is.
const char* why_no_depth(const Snapshot& snapshot);

// All data of the plot, as a file.
SaveFile plot_file(const Snapshot& snapshot, PlotPanelState::Kind kind);

// The last known step of the run.
std::uint64_t last_step(const Snapshot& snapshot);

// The step at an x, between 0 and the last one.
std::uint64_t step_at(const Snapshot& snapshot, const Axis& x, double share);

}  // namespace kt
