// Colours and type. Every colour has a role, and a theme is one row of roles.
//
// Colours that carry meaning come from the palette of Okabe and Ito (2008), which is safe for colour-blind viewers;
// each of them also has a shape of its own on the board.
#pragma once

#include "app/settings.h"
#include "imgui.h"

namespace kt {

struct Palette {
  ImU32 background, surface, border;
  ImU32 text, muted;
  ImU32 accent, on_accent, hovered, pressed;
  ImU32 square_light, square_dark, visited;  // `visited` is laid over a square
  ImU32 path_old, path_new;                  // the path's colour runs from the start to the knight
  ImU32 knight, knight_eye;
  ImU32 candidate, dead_end;
};

const Palette& palette(Theme theme, bool system_is_dark);

ImU32 mix(ImU32 from, ImU32 to, float t);
ImU32 with_alpha(ImU32 colour, float alpha);

// Sizes in pixels of the page; Dear ImGui draws the font sharply at any of them.
struct Type {
  static constexpr float body = 15;
  static constexpr float small = 13;
  static constexpr float heading = 13;
  static constexpr float sentence = 17;
};

// Loads Inter, and the font of programs, into the current context's atlas.
void load_font();
ImFont* code_font();
void apply_style(const Palette& colours);

}  // namespace kt
