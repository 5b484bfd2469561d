// Where things are, from the size of the canvas alone: beside the board when it is wide, below it when it is narrow.
//
// Units of the interface, from the top left of the canvas.
#pragma once

#include "core/board.h"
#include "imgui.h"

namespace kt {

inline constexpr float kTouch = 44;   // the smallest thing that a finger hits reliably
inline constexpr float kGutter = 24;  // around the board, for the coordinates

// The rectangle of the squares, and the side of one.
struct BoardArea {
  ImVec2 min, max;
  float cell = 0;
};

struct Layout {
  bool wide = true;
  BoardArea board;
  ImVec2 sentence;            // top left
  ImVec2 transport;           // top left
  float strip_width = 0;      // of the sentence and the transport bar
  bool one_line = true;       // the transport bar: buttons and speed side by side
  ImVec2 side_min, side_max;  // the panels
};

// `density`: pixels of the screen by unit; the squares' edges lie on whole ones.
Layout lay_out(ImVec2 canvas, Board board, float density);

}  // namespace kt
