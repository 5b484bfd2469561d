// Strokes for edges, which are visible outside the discs at their ends.
#pragma once

#include <string>

#include "view/graph/graph_picture.h"

namespace kt {

// The part of an edge outside its two discs, and `gap` pixels away from them.
struct Shaft {
  ImVec2 from, to, along;
  float length;
};
Shaft shaft(const GraphPicture& picture, ImVec2 a, ImVec2 b, float gap);

// A line with an arrow head at its end.
void draw_arrow(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness, float head);
void draw_dashed(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness);

// Thickness of the path.
float path_thickness(const GraphPicture& picture);

// Where the text of a badge beside a vertex stands.
ImVec2 badge_at(const GraphPicture& picture, Square vertex);
float badge_radius(const GraphPicture& picture);

// Around the nearest pixel.
void draw_name(const GraphPicture& picture, ImVec2 middle, const std::string& text, float size, ImU32 colour);

}  // namespace kt
