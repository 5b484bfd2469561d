// The map of starts: each square of a board by what a search from there comes to, and what it costs.
//
// A tour has the colour of its cost and the cost as a number, or, on small squares, as its number of digits, or a check
// mark where all cost the same; where there is none, a cross; where the rule got stuck, a bar. A run that was given up has a dashed frame, and a grey the
// darker the more squares its longest path has, which is its number.
#pragma once

#include <string>

#include "app/snapshot/measured.h"
#include "view/pen/pen.h"
#include "view/pen/theme.h"

namespace kt {

inline constexpr int kLargestMap = 400;  // squares

struct MapPlace {
  ImVec2 min;
  float cell = 0;

  ImVec2 corner(Square square) const {
    return {min.x + cell * static_cast<float>(square.col), min.y + cell * static_cast<float>(square.row)};
  }
};

// As large as fits, on whole pixels. The map must have runs.
MapPlace map_place(const Measured& measured, ImVec2 min, ImVec2 size);
void draw_starts_map(Pen& pen, const Palette& colours, const Measured& measured, const MapPlace& place);
// How many of each there are, in words.
std::string starts_words(const Measured& measured);
std::string starts_svg(const Measured& measured, const Palette& colours, ImFont* font);

}  // namespace kt
