// The map of starts: each square of a board, with the result and the cost of a search from there.
//
// A tour has the colour of its cost, with the cost as a number. On small squares it is the number of digits, or a check
// mark if all costs are the same. A cross means that there is no tour, a bar that the rule got stuck. A stopped run has
// a dashed frame, and a grey that is darker the longer its longest path is; the number is that length.
#pragma once

#include <string>

#include "app/snapshot/measured.h"
#include "view/pen/pen.h"
#include "view/pen/theme.h"

namespace kt {

inline constexpr int kLargestMap = 400;  // squares
inline constexpr int kLongestMap = 34;   // squares in a row or column

struct MapPlace {
  ImVec2 min;
  float cell = 0;

  ImVec2 corner(Square square) const {
    return {min.x + cell * static_cast<float>(square.col), min.y + cell * static_cast<float>(square.row)};
  }
};

// As large as possible, on whole pixels. Precondition: the map has runs.
MapPlace map_place(const Measured& measured, ImVec2 min, ImVec2 size);
void draw_starts_map(Pen& pen, const Palette& colours, const Measured& measured, const MapPlace& place);
// How many there are of each, in words.
std::string starts_words(const Measured& measured);
std::string starts_svg(const Measured& measured, const Palette& colours, ImFont* font);

}  // namespace kt
