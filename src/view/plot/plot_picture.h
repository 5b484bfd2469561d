// A plot as it is drawn on any pen: axes, grid, curve or bars, guides. In pixels of the page.
#pragma once

#include "view/pen/pen.h"
#include "view/pen/theme.h"
#include "view/plot/plot_data.h"

namespace kt {

// The area of the curve, inside the axes and their labels.
struct PlotArea {
  ImVec2 min, max;

  float width() const { return max.x - min.x; }
  float height() const { return max.y - min.y; }
  float x(const Axis& axis, double value) const { return min.x + static_cast<float>(axis.share(value)) * width(); }
  float y(const Axis& axis, double value) const { return max.y - static_cast<float>(axis.share(value)) * height(); }
  // From the left end to the right end: 0 to 1.
  double share(float x) const { return static_cast<double>((x - min.x) / width()); }
};

// The area left by the labels, which have the size Type::small.
PlotArea plot_area(const Pen& pen, const PlotData& plot, ImVec2 min, ImVec2 max);

// `density`: device pixels per pixel of the page; a column of the curve is one device pixel wide.
void draw_plot(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area, float density);
int plot_columns(const PlotArea& area, float density);

// Its line, to the right.
void draw_guide(Pen& pen, const Guide& guide, ImVec2 from, float end, ImU32 colour);

}  // namespace kt
