// What assets/generate.mjs made: the fonts, and the knight as a closed polygon in a unit square, y down.
#pragma once

#include <span>

#include "imgui.h"

namespace kt {

struct KnightEye {
  ImVec2 centre;
  float radius;
};

std::span<const unsigned char> inter_font();  // TrueType, ASCII and a few signs
std::span<const unsigned char> mono_font();   // JetBrains Mono: TrueType, ASCII and the arrow of pseudocode
std::span<const ImVec2> knight_outline();
KnightEye knight_eye();

}  // namespace kt
