// The visible part of a board and its size: pan and zoom, independent of Dear ImGui's state.
//
// Lengths on the board are in squares from its top left corner (x along the columns), on the screen in pixels of the
// page. A camera shows as little empty space as possible: a board larger than its stage covers it, a smaller one is
// centred.
#pragma once

#include "view/widgets/layout.h"

namespace kt {

// The space for a board, and the board's size in squares.
struct Stage {
  ImVec2 min, max;
  ImVec2 extent;
  float density = 1;  // device pixels per pixel of the page

  ImVec2 middle() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
  float fitting_cell() const;  // side of a square when everything is visible
};

struct Camera {
  float zoom = 1;  // 1: everything is visible
  ImVec2 middle;   // of the visible part; unused while everything is visible
  bool fits() const { return zoom <= 1; }
};

// The board's position on the screen.
struct Projection {
  ImVec2 origin;    // top left corner, perhaps not visible
  float cell = 0;   // side of a square
  ImVec2 min, max;  // the visible part
  float density = 1;

  ImVec2 to_screen(ImVec2 at) const { return {origin.x + at.x * cell, origin.y + at.y * cell}; }
  ImVec2 to_board(ImVec2 at) const { return {(at.x - origin.x) / cell, (at.y - origin.y) / cell}; }
  bool sees(ImVec2 at) const { return is_within(at, min, max); }
};

Projection project(const Camera& camera, const Stage& stage);

// Up to squares of 96 pixels, and at least four times the size at which everything is visible.
float largest_zoom(const Stage& stage);

// Keeps the board under `point` of the screen in place as far as possible. Zooming out completely gives exactly
// `Camera{}`.
void zoom_at(Camera& camera, const Stage& stage, ImVec2 point, float factor);
// Moves the picture by pixels.
void pan(Camera& camera, const Stage& stage, ImVec2 by);
// Moves a place of the board to the middle of the visible part, as far as possible.
void centre_on(Camera& camera, const Stage& stage, ImVec2 place);
// The same if that place, or the square around it, is not visible.
void scroll_into_view(Camera& camera, const Stage& stage, ImVec2 place);

}  // namespace kt
