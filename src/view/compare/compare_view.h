// Compared boards on the screen.
#pragma once

#include <array>

#include "app/settings/compared.h"
#include "view/compare/compared_boards.h"
#include "view/widgets/rows.h"
#include "view/widgets/ui.h"

namespace kt {

struct ComparedState {
  std::array<BoardMemory, kMaxBoards> boards;  // of the boards without focus, by place
  bool moves = false;                          // the next frame would look different
  bool logarithmic = false;                    // bars
};

// All of them in the space of one board, and the table below if there is space.
void draw_compared(Ui& ui, const BoardArea& room, bool reduced_motion);

// Which boards are compared, which one has the focus, and their clock: rows for the settings panel.
void draw_compare_rows(Ui& ui, Rows& rows);

}  // namespace kt
