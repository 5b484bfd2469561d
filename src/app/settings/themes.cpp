#include "app/settings/themes.h"

#include "core/basics/find_row.h"

namespace kt {
namespace {

constexpr Colour rgba(unsigned hex, Colour alpha) {
  return (hex >> 16 & 255) | (hex & 0xff00) | (hex & 255) << 16 | alpha << 24;
}
constexpr Colour rgb(unsigned hex) { return rgba(hex, 255); }

constexpr Theme kThemes[] = {
    {.id = "light",
     .title = "Light",
     .summary = "Dark on light.",
     .type = 1,
     .weight = 1,
     .colours = {.background = rgb(0xfaf9f6),
                 .surface = rgb(0xf0eee8),
                 .border = rgb(0xd8d5cc),
                 .text = rgb(0x1e2227),
                 .muted = rgb(0x565d67),
                 .accent = rgb(0x0067a3),
                 .on_accent = rgb(0xffffff),
                 .hovered = rgb(0xe6e3da),
                 .pressed = rgb(0xdcd8ce),
                 .square_light = rgb(0xf7f4ed),
                 .square_dark = rgb(0xe6e0d3),
                 .visited = rgba(0x56b4e9, 44),
                 .path_old = rgb(0x5c7a96),
                 .path_new = rgb(0x00578f),
                 .knight = rgb(0x1e2227),
                 .knight_eye = rgb(0xfaf9f6),
                 .candidate = rgb(0x004028),
                 .dead_end = rgb(0xb54500),
                 .heat_low = rgb(0xfff6e3),
                 .heat_high = rgb(0xf8c86c)}},
    {.id = "dark",
     .title = "Dark",
     .summary = "Light on dark.",
     .type = 1,
     .weight = 1,
     .colours = {.background = rgb(0x16181c),
                 .surface = rgb(0x22262c),
                 .border = rgb(0x3a4049),
                 .text = rgb(0xeceef1),
                 .muted = rgb(0xa9b1bc),
                 .accent = rgb(0x56b4e9),
                 .on_accent = rgb(0x0d1620),
                 .hovered = rgb(0x2c3139),
                 .pressed = rgb(0x373d47),
                 .square_light = rgb(0x343a43),
                 .square_dark = rgb(0x272c33),
                 .visited = rgba(0x56b4e9, 44),
                 .path_old = rgb(0x8d9daf),
                 .path_new = rgb(0x7cc4f4),
                 .knight = rgb(0xf7f5ef),
                 .knight_eye = rgb(0x16181c),
                 .candidate = rgb(0xa6f5cf),
                 .dead_end = rgb(0xff9033),
                 .heat_low = rgb(0x2b2630),
                 .heat_high = rgb(0x604210)}},
    // For a bright room and the last row: hardly any greys, because a projector's black is the white of the wall.
    {.id = "projector",
     .title = "Projector",
     .summary = "Large type and thick lines, readable from the back row.",
     .type = 1.35f,
     .weight = 1.6f,
     .colours = {.background = rgb(0xffffff),
                 .surface = rgb(0xececec),
                 .border = rgb(0x8a8a8a),
                 .text = rgb(0x000000),
                 .muted = rgb(0x3a3a3a),
                 .accent = rgb(0x005fa0),
                 .on_accent = rgb(0xffffff),
                 .hovered = rgb(0xdedede),
                 .pressed = rgb(0xd0d0d0),
                 .square_light = rgb(0xffffff),
                 .square_dark = rgb(0xe2dccd),
                 .visited = rgba(0x56b4e9, 56),
                 .path_old = rgb(0x587591),
                 .path_new = rgb(0x00528c),
                 .knight = rgb(0x000000),
                 .knight_eye = rgb(0xffffff),
                 .candidate = rgb(0x003d26),
                 .dead_end = rgb(0xb34100),
                 .heat_low = rgb(0xfff0c8),
                 .heat_high = rgb(0xf9c257)}},
    {.id = "contrast",
     .title = "High contrast",
     .summary = "White on black, with thick lines.",
     .type = 1,
     .weight = 1.4f,
     .colours = {.background = rgb(0x000000),
                 .surface = rgb(0x1a1a1a),
                 .border = rgb(0xb0b0b0),
                 .text = rgb(0xffffff),
                 .muted = rgb(0xd6d6d6),
                 .accent = rgb(0x56b4e9),
                 .on_accent = rgb(0x000000),
                 .hovered = rgb(0x2e2e2e),
                 .pressed = rgb(0x404040),
                 .square_light = rgb(0x2b2b2b),
                 .square_dark = rgb(0x0a0a0a),
                 .visited = rgba(0x0072b2, 70),
                 .path_old = rgb(0x5a8aac),
                 .path_new = rgb(0x7cc8f5),
                 .knight = rgb(0xffffff),
                 .knight_eye = rgb(0x000000),
                 .candidate = rgb(0xb4ffd9),
                 .dead_end = rgb(0xff8c1a),
                 .heat_low = rgb(0x1c1408),
                 .heat_high = rgb(0x5e3f00)}},
};

}  // namespace

std::span<const Theme> themes() { return kThemes; }

const Theme* find_theme(std::string_view id) { return find_row(kThemes, id); }

const Theme& theme_for(const Theme* chosen, SystemLook system) {
  if (chosen) return *chosen;
  return *find_theme(system.more_contrast ? "contrast" : system.dark ? "dark" : "light");
}

}  // namespace kt
