// The playback controls: to start, back, play or pause in both directions, forward, to the end, run until, bookmark,
// speed.
#pragma once

#include <optional>

#include "view/widgets/layout.h"
#include "view/widgets/ui.h"

namespace kt {

void draw_transport(Ui& ui, float width, TransportForm form);

// The playback controls of a quiet page, and a button that shows all others.
void draw_quiet_transport(Ui& ui, float width, TransportForm form);

// One row: four playback buttons and the timeline.
void draw_slim_transport(Ui& ui, float width);

// Seeks the nearest marker after the shown step, or before it; of one kind or of any.
void seek_marker(Ui& ui, bool next, std::optional<Marker::Kind> kind = {});

// The keys of the playback controls. Not while the user types text or has a list open.
void handle_keys(Ui& ui);

}  // namespace kt
