// The step shown, to read, type and scrub, and what is worth finding again in the run so far.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// `fine`: for a mouse; else for a finger. Where it is no higher than a finger, it is the line alone.
void draw_timeline(Ui& ui, ImVec2 size, bool fine);

// The line alone, with the step in small letters above it.
void draw_slim_timeline(Ui& ui, ImVec2 size);

// Of what stands above the line for a mouse, but for links.
float timeline_words_width(const Snapshot& snapshot);

}  // namespace kt
