// The output of assets/generate.mjs and assets/code.mjs: the fonts, the programs, and the knight as a closed polygon in
// a unit square, y down.
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
std::span<const unsigned char> names_font();  // characters that it lacks in the names of languages
std::span<const ImVec2> knight_outline();
KnightEye knight_eye();

// Only for the code panel. On the web they are not part of the program: the page loads them when the panel is shown.
struct Programs {
  std::string_view listings;            // for parse_listings()
  std::span<const unsigned char> font;  // JetBrains Mono: TrueType, ASCII and the arrow of pseudocode
};

Programs programs();

}  // namespace kt
