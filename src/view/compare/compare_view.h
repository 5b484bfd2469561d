// Compared boards on the screen.
#pragma once

#include <array>
#include <string>

#include "app/settings/compared.h"
#include "view/compare/compared_boards.h"
#include "view/widgets/ui.h"

namespace kt {

struct ComparedState {
  std::array<BoardMemory, kMaxBoards> boards;  // of the boards without focus, by place
  bool moves = false;                          // the next frame would look different
  bool logarithmic = false;                    // bars
  std::size_t question = 0;                    // of the panel, among the prepared comparisons
  bool details = false;                        // of the panel are open
  std::optional<Speed> speed_before;           // a prepared comparison, if there was one
};

// All of them in the space of one board, and the table below if there is space.
void draw_compared(Ui& ui, const BoardArea& room, bool reduced_motion);

// A prepared comparison with its question, the other questions, and how to change what is compared.
void draw_compare_panel(Ui& ui, ImVec2 size);

}  // namespace kt
