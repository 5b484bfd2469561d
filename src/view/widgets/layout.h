// Where things are, from what there is room for: the board, the sentence and Play are always whole on the canvas, and
// the board is the largest of them. A canvas too small for the six buttons of time has the board alone.
//
// Units of the interface, from the top left of the canvas, unless pixels are named. web/element/place.css has the same
// lengths for the time before there is a canvas.
#pragma once

#include <cstdint>

#include "app/settings/settings.h"
#include "core/problem/board.h"
#include "imgui.h"

namespace kt {

inline constexpr float kTouch = 44;          // the smallest thing that a finger hits reliably
inline constexpr float kGutter = 24;         // around the board, for the coordinates
inline constexpr float kRowGap = 8;          // between rows of buttons
inline constexpr float kTabs = 34;           // their height where a mouse clicks them
inline constexpr float kBetweenPanels = 14;  // from the tabs to the panels, and from one to the next

inline bool is_within(ImVec2 p, ImVec2 min, ImVec2 max) {
  return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
}

// The rectangle of the squares, and the side of one; and the room that it was fitted into.
struct BoardArea {
  ImVec2 min, max;
  float cell = 0;
  ImVec2 room_min = {}, room_max = {};
};

// The largest board between the corners, in their middle, with room for the coordinates.
BoardArea fit_board(Board board, ImVec2 min, ImVec2 max, float density);

// What there is to be laid out.
struct Contents {
  enum class Panels : std::uint8_t {
    none,     // only their tabs
    as_fits,  // those for which there is room
    asked,    // some that somebody has named
    crowded,  // more of them than a column holds
  };
  Board board;  // its shape
  Controls controls = Controls::full;
  Panels panels = Panels::as_fits;
  bool presenting = false;   // for a room: the board as high as the canvas, a large sentence
  int boards = 1;            // of that shape, beside each other or one above the other
  bool large = false;        // larger type than usual: panels scroll where they lack room
  bool lesson = false;       // leads through the search, and keeps the board where it is
  bool panel_place = false;  // some stop of that lesson shows panels
  bool legend = false;       // a line under the board, where none is beside the step and there is room
};

// How much of the transport bar is in which row.
enum class TransportForm : std::uint8_t {
  one_row,
  two_rows,    // the speed below
  three_rows,  // the rarer buttons below, and the speed below them
  narrow,      // the rarer buttons and the speed in one row below
  buttons,     // nothing but the six buttons of time
  slim,        // four of them, and the timeline beside them
};

struct Layout {
  enum class Arrangement : std::uint8_t {
    below,    // sentence, time and transport under the board, panels right of them
    beside,   // everything right of the board
    upright,  // everything under the board
  };
  Arrangement arrangement = Arrangement::below;
  Controls controls = Controls::full;
  bool fingers = false;  // targets for fingers, and one panel at a time
  bool sheet = false;    // the panel lies where most of the transport was, and scrolls
  bool presenting = false;
  bool large = false;  // type: panels scroll where they lack room
  bool plain = false;  // of a lesson: neither tabs nor a legend
  BoardArea board;
  ImVec2 legend;              // top left, as wide as the strip
  float legend_height = 0;    // 0: there is none
  ImVec2 sentence;            // top left
  float sentence_height = 0;  // 0: there is no room for it
  float type = 0;             // the largest size of the sentence
  ImVec2 timeline;            // top left
  float timeline_height = 0;  // 0: there is none
  ImVec2 transport;           // top left
  float strip_width = 0;      // of the sentence, the timeline and the transport bar
  TransportForm form = TransportForm::one_row;
  ImVec2 side_min, side_max;  // the tabs and the panels
  int columns = 1;            // of panels
  float wanted_height = 0;    // without the panels: what an upright one would like; 0: any height will do
};

// `density`: pixels of the screen by unit; the squares' edges lie on whole ones. `unit`: pixels of the page by unit.
Layout lay_out(ImVec2 canvas, float density, float unit, const Contents& contents);

// Whether the canvas has space for a board. Nothing is drawn on a smaller one, such as a column that closes.
bool is_usable(ImVec2 canvas);

// Pixels of the page by unit, on a canvas of so many: at most what is asked for, times what a large canvas adds to it,
// and as much of it as leaves the board its room; never less than 1, if that is asked for, but where a canvas is
// narrower than a phone.
float unit_for(ImVec2 pixels, float asked, const Contents& contents);

float transport_height(TransportForm form);

}  // namespace kt
