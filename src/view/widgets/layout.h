// The layout, computed from the available space. The board, the sentence and Play are always completely on the canvas,
// and the board is the largest of them. A canvas too small for the six playback buttons has only the board.
//
// In units of the interface, from the top left of the canvas, unless pixels are mentioned. web/element/place.css has
// the same lengths for the time before there is a canvas.
#pragma once

#include <cstdint>

#include "app/settings/settings.h"
#include "core/problem/board.h"
#include "imgui.h"

namespace kt {

inline constexpr float kTouch = 44;          // the smallest target that a finger hits reliably
inline constexpr float kGutter = 24;         // around the board, for the coordinates
inline constexpr float kRowGap = 8;          // between rows of buttons
inline constexpr float kTabs = 34;           // height for a mouse
inline constexpr float kBetweenPanels = 14;  // from the tabs to the panels, and between panels

inline bool is_within(ImVec2 p, ImVec2 min, ImVec2 max) {
  return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
}

// The rectangle of the squares, the side of a square, and the available space.
struct BoardArea {
  ImVec2 min, max;
  float cell = 0;
  ImVec2 room_min = {}, room_max = {};
};

// The largest board between the corners, centred, with space for the coordinates.
BoardArea fit_board(Board board, ImVec2 min, ImVec2 max, float density);

// The contents to lay out.
struct Contents {
  enum class Panels : std::uint8_t {
    none,     // only their tabs
    as_fits,  // as many as fit
    asked,    // named in the setting
    crowded,  // named in the setting, more than one column can hold
  };
  Board board;  // its shape
  Controls controls = Controls::full;
  Panels panels = Panels::as_fits;
  bool presenting = false;   // the board as high as the canvas, a large sentence
  int boards = 1;            // of that shape, side by side or one above the other
  bool large = false;        // large type: panels scroll if they do not fit
  bool lesson = false;       // a lesson needs the board at a fixed place
  bool panel_place = false;  // some stop of that lesson shows panels
  bool legend = false;       // a line under the board, if there is space but none beside the step

  bool is_presented_lesson() const { return lesson && presenting; }
};

// Which playback controls are in which row.
enum class TransportForm : std::uint8_t {
  one_row,
  two_rows,    // the speed below
  three_rows,  // the less used buttons below, and the speed below them
  narrow,      // the less used buttons and the speed in one row below
  buttons,     // only the six playback buttons
  slim,        // four of them, and the timeline beside them
};

struct Layout {
  enum class Arrangement : std::uint8_t {
    below,    // sentence, timeline and playback controls under the board, panels right of them
    beside,   // everything right of the board
    upright,  // everything under the board
  };
  Arrangement arrangement = Arrangement::below;
  Controls controls = Controls::full;
  bool fingers = false;  // targets for fingers, and one panel at a time
  bool sheet = false;    // the panel replaces most of the playback controls, and scrolls
  bool presenting = false;
  bool large = false;  // large type: panels scroll if they do not fit
  bool plain = false;  // for a lesson: neither tabs nor a legend
  BoardArea board;
  ImVec2 legend;              // top left; as wide as the strip
  float legend_height = 0;    // 0: none
  ImVec2 sentence;            // top left
  float sentence_height = 0;  // 0: no space
  float type = 0;             // the largest size of the sentence
  ImVec2 timeline;            // top left
  float timeline_height = 0;  // 0: none
  ImVec2 transport;           // top left
  float strip_width = 0;      // of the sentence, the timeline and the playback controls
  TransportForm form = TransportForm::one_row;
  ImVec2 side_min, side_max;  // the tabs and the panels
  int columns = 1;            // of panels
  float wanted_height = 0;    // preferred height of an upright layout without panels; 0: any
};

// `density`: device pixels per unit, for whole edges of squares. `unit`: pixels of the page per unit.
Layout lay_out(ImVec2 canvas, float density, float unit, const Contents& contents);

// True if the canvas has space for a board. Nothing is drawn on a smaller one, such as a collapsed column.
bool is_usable(ImVec2 canvas);

// Pixels of the page per unit, on a canvas of so many pixels. At most `asked` times the enlargement for a large canvas,
// and as much of that as leaves enough space for the board. At least 1 if `asked` is, unless the canvas is narrower
// than a phone.
float unit_for(ImVec2 pixels, float asked, const Contents& contents);

float transport_height(TransportForm form);

}  // namespace kt
