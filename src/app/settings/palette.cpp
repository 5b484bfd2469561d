#include "app/settings/palette.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "core/basics/quoted.h"

namespace kt {
namespace {

constexpr ColourName kNames[] = {
    {"background", &Palette::background},
    {"surface", &Palette::surface},
    {"border", &Palette::border},
    {"text", &Palette::text},
    {"muted", &Palette::muted},
    {"accent", &Palette::accent},
    {"on-accent", &Palette::on_accent},
    {"hovered", &Palette::hovered},
    {"pressed", &Palette::pressed},
    {"square-light", &Palette::square_light},
    {"square-dark", &Palette::square_dark},
    {"visited", &Palette::visited},
    {"path-old", &Palette::path_old},
    {"path-new", &Palette::path_new},
    {"knight", &Palette::knight},
    {"knight-eye", &Palette::knight_eye},
    {"candidate", &Palette::candidate},
    {"dead-end", &Palette::dead_end},
    {"heat-low", &Palette::heat_low},
    {"heat-high", &Palette::heat_high},
};

// #rrggbb or #rrggbbaa.
std::optional<Colour> parse_colour(std::string_view text) {
  if ((text.size() != 7 && text.size() != 9) || text.front() != '#') return std::nullopt;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number, 16);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (text.size() == 7) number = number << 8 | 255;
  return std::byteswap(number);
}

}  // namespace

std::span<const ColourName> colour_names() { return kNames; }

std::string hex(Colour colour) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "#";
  for (int shift = 0; shift < (colour >> 24 == 255 ? 24 : 32); shift += 8) {
    text += kDigits[colour >> shift >> 4 & 15];
    text += kDigits[colour >> shift & 15];
  }
  return text;
}

std::string OwnColours::read(std::span<const KeyValue> values) {
  std::string errors;
  for (const KeyValue& value : values) {
    const auto* row = std::ranges::find(kNames, value.key, &ColourName::name);
    const auto colour = parse_colour(value.value);
    if (row == std::end(kNames)) {
      errors += quoted(value.key) + ": there is no such colour\n";
    } else if (!colour) {
      errors += value.key + ": " + quoted(value.value) + " is not a colour such as #0072b2\n";
    } else {
      colours_.*row->colour = *colour;
      replaced_ |= 1u << (row - kNames);
    }
  }
  return errors;
}

Palette OwnColours::over(Palette theme) const {
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    if (replaced_ >> i & 1) theme.*kNames[i].colour = colours_.*kNames[i].colour;
  }
  return theme;
}

}  // namespace kt
