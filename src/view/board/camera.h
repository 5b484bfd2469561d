// Which part of a board is seen, and how large: pan and zoom, without Dear ImGui's state.
//
// Lengths on the board are in squares from its top left corner (x along the columns), on the screen in pixels of the
// page. A camera never shows more empty room than it must: what is larger than its stage covers it, what is smaller is
// centred.
#pragma once

#include "view/widgets/layout.h"

namespace kt {

// The room that a board may take, and its size in squares.
struct Stage {
  ImVec2 min, max;
  ImVec2 extent;
  float density = 1;  // pixels of the screen by pixel of the page

  ImVec2 middle() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
  float fitting_cell() const;  // the side of a square when everything is seen
};

struct Camera {
  float zoom = 1;  // 1: everything is seen
  ImVec2 middle;   // of what is seen; says nothing while everything is
  bool fits() const { return zoom <= 1; }
};

// Where the board lies on the screen.
struct Projection {
  ImVec2 origin;    // its top left corner, perhaps out of sight
  float cell = 0;   // the side of a square
  ImVec2 min, max;  // what of it is seen
  float density = 1;

  ImVec2 to_screen(ImVec2 at) const { return {origin.x + at.x * cell, origin.y + at.y * cell}; }
  ImVec2 to_board(ImVec2 at) const { return {(at.x - origin.x) / cell, (at.y - origin.y) / cell}; }
  bool sees(ImVec2 at) const { return is_within(at, min, max); }
};

Projection project(const Camera& camera, const Stage& stage);

// As near as squares of 96 pixels, and at least four times as near as everything.
float largest_zoom(const Stage& stage);

// Keeps what is under `point`, of the screen, in its place as far as possible. All the way out is exactly `Camera{}`.
void zoom_at(Camera& camera, const Stage& stage, ImVec2 point, float factor);
// Moves the picture by pixels.
void pan(Camera& camera, const Stage& stage, ImVec2 by);
// Brings a place of the board to the middle of what is seen, as far as possible.
void centre_on(Camera& camera, const Stage& stage, ImVec2 place);
// The same where that place, or a square around it, is not seen.
void bring_into_sight(Camera& camera, const Stage& stage, ImVec2 place);

}  // namespace kt
