// An on/off switch: a small box with or without a check mark, and its name.
#pragma once

#include "view/widgets/ui.h"

namespace kt {

// `label` is "Name###id" for the list of controls and the tooltip; `text` is shown. True if it was pressed.
bool toggle(Ui& ui, const char* label, const char* text, bool on);
float toggle_width(const char* text);

}  // namespace kt
