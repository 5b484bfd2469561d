// Where things are, from the size of the canvas alone: beside the board when it is wide, below it when it is narrow.
//
// Units of the interface, from the top left of the canvas.
#pragma once

#include "app/settings/settings.h"
#include "core/problem/board.h"
#include "imgui.h"

namespace kt {

inline constexpr float kTouch = 44;   // the smallest thing that a finger hits reliably
inline constexpr float kGutter = 24;  // around the board, for the coordinates
inline constexpr float kRowGap = 8;   // between rows of buttons

inline bool is_within(ImVec2 p, ImVec2 min, ImVec2 max) {
  return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
}

// The rectangle of the squares, and the side of one.
struct BoardArea {
  ImVec2 min, max;
  float cell = 0;
};

struct Layout {
  bool wide = true;
  Controls controls = Controls::full;
  BoardArea board;
  ImVec2 sentence;            // top left
  ImVec2 timeline;            // top left
  ImVec2 transport;           // top left
  float strip_width = 0;      // of the sentence, the timeline and the transport bar
  int transport_rows = 1;     // all in one; the speed below; the rarer buttons and the speed below
  ImVec2 side_min, side_max;  // the panels
};

// `density`: pixels of the screen by unit; the squares' edges lie on whole ones.
Layout lay_out(ImVec2 canvas, Board board, float density, Controls controls = Controls::full);

float transport_height(int rows);
float timeline_height(bool wide);  // the step to type, and the line under it

}  // namespace kt
