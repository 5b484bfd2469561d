// What the lines between vertices are drawn with: an edge is seen outside of the discs at its ends.
#pragma once

#include "view/graph/graph_picture.h"

namespace kt {

// The part of an edge outside its two discs, and `gap` pixels from them.
struct Shaft {
  ImVec2 from, to, along;
  float length;
};
Shaft shaft(const GraphPicture& picture, ImVec2 a, ImVec2 b, float gap);

// A line with its arrow head at the end.
void draw_arrow(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness, float head);
void draw_dashed(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness);

// Of the path.
float path_thickness(const GraphPicture& picture);

}  // namespace kt
