// Boards that are compared, on the screen.
#pragma once

#include <array>

#include "app/settings/compared.h"
#include "view/compare/compared_boards.h"
#include "view/widgets/rows.h"
#include "view/widgets/ui.h"

namespace kt {

struct ComparedState {
  std::array<BoardMemory, kMostBoards> boards;  // of those without the focus, by place
  bool moves = false;                           // another frame would look different by itself
  bool logarithmic = false;                     // bars
};

// All of them in the room of a board, and the table under them if there is room.
void draw_compared(Ui& ui, const BoardArea& room, bool reduced_motion);

// What is compared, which board has the focus, and their clock: rows for the settings panel.
void draw_compare_rows(Ui& ui, Rows& rows);

}  // namespace kt
