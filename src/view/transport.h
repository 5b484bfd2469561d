// The transport bar: to start, back, play or pause, forward, and the speed.
#pragma once

#include "view/ui.h"

namespace kt {

// In one line, or with the speed below the buttons.
void draw_transport(Ui& ui, float width, bool one_line);

// Keys: space, left, right, Home, +, -, R. Only while no text is being typed and no list is open.
void handle_keys(Ui& ui);

}  // namespace kt
