// The board that is searched: what is seen of it, and what can be done on it. A graph has a room of its own.
//
// Pieces, in the order drawn: board_squares, board_path, board_marks; board_raster where there are too many squares for
// them. board_input and board_menu take what the user does.
#pragma once

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

// The board whose shape the room for the picture should have: that of the settings, but never a mere line; for a graph
// a sheet of paper.
Board board_shape(const Settings& settings);

void draw_board(Ui& ui, const BoardArea& area);

// Another board, or a graph, is seen as a whole first. Before either is drawn.
void forget_other_boards(Ui& ui);

// A switch for those without Shift: while it is on, dragging over the board makes holes. For the settings panel.
void draw_paint_switch(Ui& ui, float width);

}  // namespace kt
