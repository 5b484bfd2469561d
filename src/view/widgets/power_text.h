// Text with numbers such as "4.1 x 10^21" in it, drawn as one writes them by hand: a times sign, a raised exponent.
#pragma once

#include <string_view>

#include "view/pen/pen.h"

namespace kt {

// On one line, from its top left corner.
float power_text_width(const Pen& pen, std::string_view text, float size);
void draw_power_text(Pen& pen, ImVec2 at, std::string_view text, float size, ImU32 colour);

// From the cursor down, in the current font and colour. Broken as others are, but not within such a number. The height
// is that of its lines; nothing else is claimed of the width.
void wrapped_power_text(std::string_view text, float width);

}  // namespace kt
