// The transport bar: to start, back, play or pause in both directions, forward, to the end, run until, bookmark, speed.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// In one row; with the speed below; or with the speed and the rarer buttons below (see Layout::transport_rows).
void draw_transport(Ui& ui, float width, int rows);

// The keys of the transport bar. Only while no text is being typed and no list is open.
void handle_keys(Ui& ui);

}  // namespace kt
