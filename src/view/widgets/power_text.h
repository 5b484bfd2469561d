// Text with numbers such as "4.1 x 10^21", drawn with a times sign and a raised exponent.
#pragma once

#include <string_view>

#include "view/pen/pen.h"

namespace kt {

// On one line, from its top left corner.
float power_text_width(const Pen& pen, std::string_view text, float size);
void draw_power_text(Pen& pen, ImVec2 at, std::string_view text, float size, ImU32 colour);

// From the cursor down, in the current font and colour. Wrapped like other text, but not inside such a number. Reserves
// the height of its lines, and no width.
void wrapped_power_text(std::string_view text, float width);

}  // namespace kt
