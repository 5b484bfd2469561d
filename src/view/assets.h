// What assets/generate.mjs made: the font, and the knight as a closed polygon in a unit square, y down.
#pragma once

#include <span>

#include "imgui.h"

namespace kt {

struct KnightEye {
  ImVec2 centre;
  float radius;
};

std::span<const unsigned char> inter_font();  // TrueType, ASCII and a few signs
std::span<const ImVec2> knight_outline();
KnightEye knight_eye();

}  // namespace kt
