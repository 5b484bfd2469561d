// Input of pointer, fingers and keys on the board or the graph: set the start, pan and zoom, paint holes, open the
// menu. It changes only the camera directly; everything else is a command through Ui.
#pragma once

#include <optional>

#include "view/board/board_state.h"
#include "view/widgets/ui.h"

namespace kt {

// The target of input: the stage, and what is under the pointer.
struct PointerTarget {
  Stage stage;
  std::optional<Square> under;
  bool on_graph = false;
  float margin = 0;       // of a graph's sheet, on which vertices lie; in squares
  bool zoomable = false;  // some details are too small to read, or the camera is zoomed in
  ImVec2 focus;           // the point on the screen where buttons and keys zoom
};

// An item over the board or the graph that takes presses. True if the pointer is on it. With `zoomable`, other buttons
// may lie in its corner.
bool board_button(Ui& ui, const Projection& view, bool zoomable);

// Keys, wheel and fingers: I and O or the wheel zoom, 0 shows everything, 2 4 6 8 pan. Call it after the board's item.
void move_camera(Ui& ui, const PointerTarget& target, bool hovered);

// Handles presses and clicks of the last item.
void take_press(Ui& ui, const PointerTarget& target);

// Zoom in, zoom out, and fit: beside the board if there is space, otherwise in its corner.
void draw_zoom_buttons(Ui& ui, const PointerTarget& target, const Projection& view);

// The menu for a right click or a long press. `under`: the square of a long press.
void draw_board_menu(Ui& ui);
void open_board_menu(Ui& ui, Square square);

// The holes after making holes of some squares, or restoring them.
std::vector<Square> holes_with(const Settings& settings, std::span<const Square> squares, bool holes);
// True if the square may become a hole: it is neither the start nor the end.
bool can_be_hole(const Settings& settings, Square square);

}  // namespace kt
