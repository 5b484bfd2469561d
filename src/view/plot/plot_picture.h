// Draws a plot: axes, grid, curve or bars, guides. Pixels of the page.
#pragma once

#include "view/plot/plot_data.h"
#include "view/widgets/ui.h"

namespace kt {

// Where the curve is, within what the axes and their labels take.
struct PlotArea {
  ImVec2 min, max;

  float width() const { return max.x - min.x; }
  float height() const { return max.y - min.y; }
  float x(const Axis& axis, double value) const { return min.x + static_cast<float>(axis.share(value)) * width(); }
  float y(const Axis& axis, double value) const { return max.y - static_cast<float>(axis.share(value)) * height(); }
  // From the left end to the right end: 0 to 1.
  double share(float x) const { return static_cast<double>((x - min.x) / width()); }
};

// The area that is left between the labels, which are of the size Type::small.
PlotArea plot_area(const PlotData& plot, ImVec2 min, ImVec2 max);

void draw_plot(Ui& ui, const PlotData& plot, const PlotArea& area);

// The columns in `area`, as wide as the pixels of the screen.
int plot_columns(const PlotArea& area);

}  // namespace kt
