// Type, and what is done with a theme's colours (app/settings/themes.h).
#pragma once

#include <span>

#include "app/settings/themes.h"
#include "imgui.h"

namespace kt {

static_assert(IM_COL32(1, 2, 3, 4) == 0x04030201, "a Colour is what Dear ImGui takes");

// Pixels of the page by unit of the interface: the theme's type times the setting `scale`, but not so large that a
// canvas of this width, in pixels, is left with fewer units across than the layout needs.
float interface_scale(const Theme& theme, double scale, float canvas_width);

ImU32 mix(ImU32 from, ImU32 to, float t);
ImU32 with_alpha(ImU32 colour, float alpha);
// Of what opacity it has.
ImU32 faded(ImU32 colour, float share);

// Around what can be pressed or filled in, and of a slider's rail: told from every ground by who sees little contrast.
ImU32 edge_of(const Palette& colours);

// Of the corners of whatever can be pressed, filled in or opened; web/element/controls.css has the same.
inline constexpr float kRounding = 8;

// In units of the interface; Dear ImGui draws the font sharply at any size.
struct Type {
  static constexpr float body = 15;
  static constexpr float small = 13;
  static constexpr float heading = 13;
  static constexpr float sentence = 17;
  static constexpr float presented = 26;  // the sentence for a room
};

// A TrueType font, whose bytes must stay.
ImFont* add_font(ImFontAtlas& atlas, std::span<const unsigned char> font);
// Inter, with the characters of all languages that came until now.
ImFont* add_inter(ImFontAtlas& atlas);
// Loads Inter into the current context's atlas; between two frames, what a language has beyond it, and the font of
// programs: their bytes must stay.
void load_font();
void load_characters(std::span<const unsigned char> font);  // without a context, for later PictureFonts only
void load_code_font(std::span<const unsigned char> font);
ImFont* code_font();  // Inter until there is one
void apply_style(const Palette& colours);

}  // namespace kt
