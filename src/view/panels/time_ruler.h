// A ruler of waiting, from a second to the age of the universe and beyond, with a mark on it: how hopeless something
// is, at a glance.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

struct Wait {
  double log10_seconds = 0;
  double log10_low = 0, log10_high = 0;  // the uncertainty, drawn as a bar
};

// From the cursor down.
void draw_time_ruler(Ui& ui, const Wait& wait, float width);

// Where a time lies on the ruler, from 0 to 1; times beyond its ends lie there.
float place_on_ruler(double log10_seconds);

}  // namespace kt
