// Colours and type. Every colour has a role, and a theme is one row of a table: its colours, how large it writes, how
// thick it draws.
//
// Colours that carry meaning are of the hues of Okabe and Ito (2008), which are safe for colour-blind viewers; each of
// them also has a shape of its own on the board. tests/view/theme_test.cpp computes that they can be told apart.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings/settings.h"
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
  ImU32 heat_low, heat_high;  // a square's colour runs from seldom visited to often visited
};

// "square-light" and so on, as the page knows them.
struct ColourName {
  std::string_view name;
  ImU32 Palette::*colour;
};

std::span<const ColourName> colour_names();

// {"background":"#faf9f6",...}; with its opacity where it has one: "#56b4e92c".
std::string colours_json(const Palette& colours);

// Colours that replace those of the theme, such as {"accent", "#0072b2"}. Returns a sentence for each that is none.
std::vector<std::string> replace_colours(Palette& colours, std::span<const KeyValue> values);

struct Look {
  Theme theme;   // never `automatic`
  float type;    // how large everything but the board is, beside the sizes below
  float weight;  // how thick the lines of the board are, beside the light theme's
  Palette colours;
};

std::span<const Look> looks();

// What the system asks for, which `automatic` follows.
struct SystemLook {
  bool dark = false;
  bool more_contrast = false;
  bool less_motion = false;
};

const Look& look(Theme theme, SystemLook system);
inline const Palette& palette(Theme theme, bool system_is_dark) { return look(theme, {system_is_dark}).colours; }

// Pixels of the page by unit of the interface: the theme's type times the setting `scale`, but not so large that a
// canvas of this width, in pixels, is left with fewer units across than the layout needs.
float interface_scale(const Look& look, double scale, float canvas_width);

ImU32 mix(ImU32 from, ImU32 to, float t);
ImU32 with_alpha(ImU32 colour, float alpha);

// In units of the interface; Dear ImGui draws the font sharply at any size.
struct Type {
  static constexpr float body = 15;
  static constexpr float small = 13;
  static constexpr float heading = 13;
  static constexpr float sentence = 17;
};

// A TrueType font, whose bytes must stay.
ImFont* add_font(ImFontAtlas& atlas, std::span<const unsigned char> font);
// Loads Inter into the current context's atlas; between two frames, the font of programs, whose bytes must stay.
void load_font();
void load_code_font(std::span<const unsigned char> font);
ImFont* code_font();  // Inter until there is one
void apply_style(const Palette& colours);

}  // namespace kt
