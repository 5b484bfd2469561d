// The transport bar: to start, back, play or pause in both directions, forward, to the end, run until, bookmark, speed.
#pragma once

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

void draw_transport(Ui& ui, float width, TransportForm form);

// The keys of the transport bar. Only while no text is being typed and no list is open.
void handle_keys(Ui& ui);

}  // namespace kt
