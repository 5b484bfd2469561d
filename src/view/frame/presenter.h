// The view for a room, on all of the screen: who speaks there has a remote, and a dot to point with.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

struct Presenting {
  bool on = false;
  bool dot = false;  // instead of the pointer
};

// F begins and ends it; P is for the dot; Escape ends it. Only while no text is being typed and no list is open.
void handle_presenter_keys(Ui& ui);

// What the keys of a remote do, Page Up and Page Down: from bookmark to bookmark; where there are none, step by step.
void turn_page(Ui& ui, bool next);

void draw_dot(Ui& ui);

}  // namespace kt
