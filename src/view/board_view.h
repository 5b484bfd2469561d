// The board: squares, the path with its direction and numbers, the knight, what it can do next and where it failed.
#pragma once

#include "view/layout.h"
#include "view/ui.h"

namespace kt {

// A click asks to start on the square clicked.
void draw_board(Ui& ui, const BoardArea& area);

}  // namespace kt
