// The state of a path square's move, with its sign and words: the same in the stack, in the tree and in their legends.
// Each has its own shape.
#pragma once

#include <span>
#include <string>

#include "app/words/sentence.h"
#include "view/pen/pen.h"
#include "view/widgets/ui.h"

namespace kt {

enum class BranchState { given_up, current, remaining, off_board, visited, pruned };

BranchState state_of(const Branch& branch, bool is_current);
// By its position among the frame's branches.
BranchState state_of(const StackFrame& frame, std::size_t branch);
// True if it is never entered.
bool is_rejected(BranchState state);

// The drawn name: "2,1", "b6"; a long vertex's name is shortened. For sentences see spoken_name() of app/words.
std::string drawn_name(const Settings& settings, Square square);

enum class Sign { crossed, filled, open, dash, dot, diamond, triangle };
Sign sign_of(BranchState state);
void draw_sign(Pen& pen, ImVec2 centre, float radius, Sign sign, const Palette& colours);

struct LegendEntry {
  Sign sign;
  const char* words;  // in English
};
// From the cursor down, in as many lines as needed.
void draw_legend(const Ui& ui, std::span<const LegendEntry> entries, float width);

}  // namespace kt
