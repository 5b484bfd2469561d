// Type, and functions for a theme's colours (app/settings/themes.h).
#pragma once

#include <cstdint>
#include <span>

#include "app/settings/themes.h"
#include "imgui.h"

namespace kt {

static_assert(IM_COL32(1, 2, 3, 4) == 0x04030201, "a Colour is what Dear ImGui takes");

// Pixels of the page per unit of the interface: the theme's type times the setting `scale`, limited so that a canvas of
// this width, in pixels, has as many units as the layout needs.
float interface_scale(const Theme& theme, double scale, float canvas_width);

ImU32 mix(ImU32 from, ImU32 to, float t);
ImU32 with_alpha(ImU32 colour, float alpha);
// Multiplies its opacity.
ImU32 faded(ImU32 colour, float share);

// A logarithmic scale: 0 for no visits, 1 for the most.
class HeatScale {
 public:
  explicit HeatScale(std::uint64_t most);
  float share(std::uint64_t visits) const;

 private:
  double most_;
};
// `never`: the colour of an unvisited square.
ImU32 heat_colour(const Palette& colours, ImU32 never, float share);

// The edge of buttons and fields, and of a slider's rail: visible on every background with low vision.
ImU32 edge_of(const Palette& colours);

// Corner radius of everything that can be pressed, filled in or opened; the same as in web/element/controls.css.
inline constexpr float kRounding = 8;

// In units of the interface; Dear ImGui draws the font sharply at any size.
struct Type {
  static constexpr float body = 15;
  static constexpr float small = 13;
  static constexpr float heading = 13;
  static constexpr float sentence = 17;
  static constexpr float presented = 26;  // the sentence in a presentation
};

// A TrueType font, whose bytes must stay valid.
ImFont* add_font(ImFontAtlas& atlas, std::span<const unsigned char> font);
// Inter, with the characters of all languages loaded so far.
ImFont* add_inter(ImFontAtlas& atlas);
// Loads Inter into the current context's atlas. Between two frames: loads the missing characters of a language, and the
// font of programs. Their bytes must stay valid.
void load_font();
void load_characters(std::span<const unsigned char> font);  // without a context, only for later PictureFonts
void load_code_font(std::span<const unsigned char> font);
ImFont* code_font();  // Inter until it is loaded
void apply_style(const Palette& colours);

}  // namespace kt
