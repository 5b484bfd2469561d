// The transport bar: to start, back, play or pause in both directions, forward, to the end, run until, bookmark, speed.
#pragma once

#include <optional>

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

void draw_transport(Ui& ui, float width, TransportForm form);

// The playback controls of a quiet page, and a button that shows all others.
void draw_quiet_transport(Ui& ui, float width, TransportForm form);

// One row: four buttons of time, and the timeline.
void draw_slim_transport(Ui& ui, float width);

// For the nearest marker after the step shown, or before it; of one kind only, or of any.
void ask_for_marker(Ui& ui, bool next, std::optional<Marker::Kind> kind = {});

// The keys of the transport bar. Only while no text is being typed and no list is open.
void handle_keys(Ui& ui);

}  // namespace kt
