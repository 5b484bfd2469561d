// What assets/generate.mjs and assets/code.mjs made: the fonts, the programs, and the knight as a closed polygon in a
// unit square, y down.
#pragma once

#include <span>
#include <string_view>

#include "imgui.h"

namespace kt {

struct KnightEye {
  ImVec2 centre;
  float radius;
};

std::span<const unsigned char> inter_font();  // TrueType, ASCII and a few signs
std::span<const unsigned char> names_font();  // what the names of languages have beyond it
std::span<const ImVec2> knight_outline();
KnightEye knight_eye();

// What only the code panel needs. On the web it is no part of the program: the page brings it when the panel is shown.
struct Programs {
  std::string_view listings;            // to be read by parse_listings()
  std::span<const unsigned char> font;  // JetBrains Mono: TrueType, ASCII and the arrow of pseudocode
};

Programs programs();

}  // namespace kt
