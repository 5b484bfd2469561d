// The shown step, to read, type and scrub, and the markers of the run so far.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// `fine`: for a mouse, otherwise for a finger. At the height of a finger, it is only the line.
void draw_timeline(Ui& ui, ImVec2 size, bool fine);

// Only the line, with the step in small letters above.
void draw_slim_timeline(Ui& ui, ImVec2 size);

// "Record: step 703, 41 squares", in the unit of the shown clock.
Message marker_words(const Snapshot& snapshot, const Marker& marker);

// The width of the texts above the line for a mouse, without links.
float timeline_words_width(const Snapshot& snapshot);

}  // namespace kt
