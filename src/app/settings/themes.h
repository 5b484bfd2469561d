// The themes: text size, line width, and a colour for each role.
//
// Colours with a meaning use hues of Okabe and Ito (2008), which are safe for colour-blind viewers. Each meaning also
// has its own shape on the board. tests/view/pen/theme_test.cpp checks that the colours can be distinguished.
#pragma once

#include <span>
#include <string_view>

#include "app/settings/palette.h"

namespace kt {

struct Theme {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  float type;                // size of text and controls, except the board, relative to the normal size
  float weight;              // thickness of the board's lines, relative to the light theme
  Palette colours;
};

// Rows live as long as the program.
std::span<const Theme> themes();
const Theme* find_theme(std::string_view id);

// The system's preferences.
struct SystemLook {
  bool dark = false;
  bool more_contrast = false;
};

// `chosen`, or the theme that the system prefers if that is null.
const Theme& theme_for(const Theme* chosen, SystemLook system);

}  // namespace kt
