// How the visits of searches grow with the board: a point for each run, on logarithmic axes.
//
// A point has the number of its algorithm, in the order of the runs. A disc is any tour, a square a closed one. It is
// filled if a tour was found, otherwise open, with a sign above: a cross if there is no tour, a bar if the rule got
// stuck, an arrow if the run was stopped. No line leads to a stopped run, because its true height is unknown. A dashed
// curve with small diamonds joins Knuth's estimates of trying everything.
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
  std::size_t run = 0;     // position in the list
  std::size_t method = 0;  // index of the algorithm
  bool is_estimate = false;
  std::size_t before = SIZE_MAX;  // the point from which a line leads here
};

struct GrowthChart {
  PlotData plot;  // only axes
  PlotArea area;
  std::vector<GrowthPoint> points;
  float apart = 0;               // distance between points of different lines on the same board
  double visits_per_second = 0;  // 0: no ruler
};

inline constexpr float kGrowthPoint = 8;  // half of its width

GrowthChart growth_chart(const Pen& pen, const Measured& measured, ImVec2 min, ImVec2 max);
void draw_growth_chart(Pen& pen, const Palette& colours, const Measured& measured, const GrowthChart& chart);

// The algorithms with their numbers, side by side if there is space. Returns the height.
float draw_growth_legend(Pen& pen, const Palette& colours, const Measured& measured, ImVec2 at, float width);
// The typical shape of a chart before anything is measured: work that explodes, and work that hardly grows.
void draw_growth_sketch(Pen& pen, const Palette& colours, ImVec2 min, ImVec2 max);
// Explains the signs in words, and says how many visits in vain a better method saves.
std::string growth_words(const Measured& measured);

std::string growth_svg(const Measured& measured, const Palette& colours, ImFont* font);

}  // namespace kt
