// The themes, as rows of one table: how large a theme writes, how thick it draws, and a colour for every role.
//
// Colours that carry meaning are of the hues of Okabe and Ito (2008), which are safe for colour-blind viewers; each of
// them also has a shape of its own on the board. tests/view/pen/theme_test.cpp computes that they can be told apart.
#pragma once

#include <span>
#include <string_view>

#include "app/settings/palette.h"

namespace kt {

struct Theme {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  float type;                // how large everything but the board is, beside the sizes of the interface
  float weight;              // how thick the lines of the board are, beside the light theme's
  Palette colours;
};

// Rows live for ever: their addresses may be kept.
std::span<const Theme> themes();
const Theme* find_theme(std::string_view id);

// What the system asks for.
struct SystemLook {
  bool dark = false;
  bool more_contrast = false;
};

// `chosen`, or where that is null the one that the system asks for.
const Theme& theme_for(const Theme* chosen, SystemLook system);

}  // namespace kt
