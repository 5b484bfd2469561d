// Colours by role, and their names, such as "square-light", as a page's style sheet uses them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/query.h"

namespace kt {

// Red in the lowest byte, then green, blue, and the opacity, in Dear ImGui's order.
using Colour = std::uint32_t;

struct Palette {
  Colour background, surface, border;
  Colour text, muted;
  Colour accent, on_accent, hovered, pressed;
  Colour square_light, square_dark, visited;  // `visited` is laid over a square
  Colour path_old, path_new;                  // the path's colour runs from the start to the knight
  Colour knight, knight_eye;
  Colour candidate, dead_end;
  Colour heat_low, heat_high;  // a square's colour runs from rarely visited to often visited
};

struct ColourName {
  std::string_view name;
  Colour Palette::*colour;
};

std::span<const ColourName> colour_names();

// "#faf9f6"; with an opacity, if it has one: "#56b4e92c".
std::string hex(Colour colour);

// A page's colours in place of those of a theme.
class OwnColours {
 public:
  // Reads values such as {"accent", "#0072b2"}. Returns a line for each invalid one.
  std::string read(std::span<const KeyValue> values);
  Palette over(Palette theme) const;

 private:
  Palette colours_{};
  std::uint32_t replaced_ = 0;  // a bit for each, in the order of colour_names()
};

}  // namespace kt
