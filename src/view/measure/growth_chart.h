// How the visits of searches grow with the board: a point for each run, on logarithmic axes.
//
// A point has the number of its algorithm, in the order of the runs; a disc is any tour, a square a closed one. It is
// filled if a tour was found, else open, with a sign above it: a cross where there is none, a bar where the rule got
// stuck, an arrow where the run was stopped before its end. No line leads to that one, since nobody knows how high it
// would be. One dashed curve joins Knuth's estimates of trying everything, small diamonds, over all sizes.
#pragma once

#include <string>
#include <vector>

#include "app/snapshot/measured.h"
#include "view/pen/pen.h"
#include "view/pen/theme.h"
#include "view/plot/plot_picture.h"

namespace kt {

struct GrowthPoint {
  ImVec2 at = {};
  std::size_t run = 0;     // its place in the list
  std::size_t method = 0;  // of the algorithms
  bool is_estimate = false;
  std::size_t before = SIZE_MAX;  // the point that a line comes from
};

struct GrowthChart {
  PlotData plot;  // nothing but axes
  PlotArea area;
  std::vector<GrowthPoint> points;
  float apart = 0;               // from a point to those of other lines on the same board
  double visits_per_second = 0;  // 0: there is no ruler
};

inline constexpr float kGrowthPoint = 8;  // half as wide as it is

GrowthChart growth_chart(const Pen& pen, const Measured& measured, ImVec2 min, ImVec2 max);
void draw_growth_chart(Pen& pen, const Palette& colours, const Measured& measured, const GrowthChart& chart);

// The algorithms with their numbers, side by side while there is room. Returns how high they are.
float draw_growth_legend(Pen& pen, const Palette& colours, const Measured& measured, ImVec2 at, float width);
// Which shape to expect of a chart before anything is measured: work that explodes, and work that hardly grows.
void draw_growth_sketch(Pen& pen, const Palette& colours, ImVec2 min, ImVec2 max);
// What the signs mean, in words.
std::string growth_words(const Measured& measured);

std::string growth_svg(const Measured& measured, const Palette& colours, ImFont* font);

}  // namespace kt
