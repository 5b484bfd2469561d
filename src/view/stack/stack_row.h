// One row of the stack: the depth, the square, and its moves as chips in the order tried.
#pragma once

#include "view/stack/branch.h"

namespace kt {

// The left edges of the columns, for all rows.
struct StackColumns {
  float depth_right = 0;
  float name = 0;
  float chips = 0;
};
StackColumns stack_columns(const Ui& ui, std::size_t rows, float width);

struct StackRow {
  std::size_t depth = 1;              // of a square of the path
  const StackFrame* frame = nullptr;  // null: unknown, or it would flicker
  ImVec2 min, max;
};
// "12: c4. Backtracked from: d6. Next on the path: e5", also for a row that is not drawn.
std::string words_of_frame(const Snapshot& snapshot, std::size_t depth, Square square, const StackFrame* frame);

// The tooltip for a square of the path (the last item): what a click does.
void hint_of_moment(const std::string& name, bool is_top);

// `operable`: enough of it is visible to be clicked.
void draw_stack_row(Ui& ui, const StackColumns& columns, const StackRow& row, bool operable);

}  // namespace kt
