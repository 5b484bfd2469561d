// The searched board on the screen, with its input. Graphs have a separate view.
//
// Pieces, in the order drawn: board_squares, board_path, board_marks; board_raster if there are too many squares.
// board_input and board_menu handle input.
#pragma once

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

// The shape of the picture: that of the board, but never too narrow; for a graph a sheet of paper.
Board board_shape(const Settings& settings);

void draw_board(Ui& ui, const BoardArea& area);

// Resets the camera if the board or graph has changed. Call it before drawing either.
void forget_other_boards(Ui& ui);

// A switch for devices without Shift: while it is on, dragging over the board makes holes. For the settings panel.
void draw_paint_switch(Ui& ui, float width);

}  // namespace kt
