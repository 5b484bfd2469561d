// A ruler of waiting times, from a second to the age of the universe and beyond, with a mark: shows at a glance how
// hopeless a search is.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

struct Wait {
  double log10_seconds = 0;
  double log10_low = 0, log10_high = 0;  // uncertainty, drawn as a bar
};

// From the cursor down.
void draw_time_ruler(Ui& ui, const Wait& wait, float width);

// The position of a time on the ruler, from 0 to 1, clamped to its ends.
float place_on_ruler(double log10_seconds);

}  // namespace kt
