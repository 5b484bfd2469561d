// What the pointer, fingers and keys do on the board or the graph: start there, pan and zoom, paint holes, ask for the
// menu. All of it is asked for through Ui; only the camera changes at once.
#pragma once

#include <optional>

#include "view/board/board_state.h"
#include "view/widgets/ui.h"

namespace kt {

// What input is about: the room, and what is under the pointer.
struct PointerTarget {
  Stage stage;
  std::optional<Square> under;
  bool on_graph = false;
  float margin = 0;       // of a graph's sheet, on which vertices lie; in squares
  bool zoomable = false;  // something is too small to read, or the camera is near
  ImVec2 focus;           // where the buttons and keys zoom to, on the screen
};

// What is pressed where the board or the graph lies. True when the pointer is on it. With `zoomable` other buttons may
// lie in its corner.
bool board_button(Ui& ui, const Projection& view, bool zoomable);

// Keys, wheel and fingers: I and O or the wheel zoom, 0 shows everything, 2 4 6 8 move. After the board's item.
void move_camera(Ui& ui, const PointerTarget& target, bool hovered);

// Presses and clicks of the last item.
void take_press(Ui& ui, const PointerTarget& target);

// Zoom in, zoom out, and fit: beside the board where there is room, else in its corner.
void draw_zoom_buttons(Ui& ui, const PointerTarget& target, const Projection& view);

// Right click or long press: everything that can be done with a square. `under`: the square of a long press.
void draw_board_menu(Ui& ui);
void open_board_menu(Ui& ui, Square square);

// The value of the setting `holes` with some squares made holes, or put back.
std::string holes_with(const Settings& settings, std::span<const Square> squares, bool holes);
bool is_hole(const Settings& settings, Square square);
// A square that can become one: not the start, nor the end.
bool can_be_hole(const Settings& settings, Square square);

}  // namespace kt
