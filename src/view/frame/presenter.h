// Presentation mode on the full screen: the speaker has a remote control and a dot as pointer.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

struct Presenting {
  bool on = false;
  bool dot = false;       // replaces the pointer
  bool has_list = false;  // one was open when the frame began; Escape closes only that
};

// F starts and ends it, P shows the dot, Escape ends it. Not while the user types text or has a list open.
void handle_presenter_keys(Ui& ui);

// The keys of a remote control, Page Up and Page Down, move from bookmark to bookmark; without bookmarks, step by step.
void turn_page(Ui& ui, bool next);

void draw_dot(Ui& ui);

}  // namespace kt
