// The colours by name, for the page around the canvas.
#include <algorithm>
#include <charconv>

#include "app/settings/json.h"
#include "core/basics/quoted.h"
#include "view/pen/theme.h"

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

std::string hex(ImU32 colour) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "#";
  for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT, IM_COL32_A_SHIFT}) {
    const ImU32 byte = (colour >> shift) & 255;
    if (shift == IM_COL32_A_SHIFT && byte == 255) break;
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

// #rrggbb or #rrggbbaa.
std::optional<ImU32> parse_colour(std::string_view text) {
  if ((text.size() != 7 && text.size() != 9) || text.front() != '#') return std::nullopt;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number, 16);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (text.size() == 7) number = number << 8 | 255;
  return IM_COL32(number >> 24, (number >> 16) & 255, (number >> 8) & 255, number & 255);
}

}  // namespace

std::span<const ColourName> colour_names() { return kNames; }

std::string colours_json(const Palette& colours) {
  std::string json;
  for (const ColourName& row : kNames) {
    json += (json.empty() ? "{" : ",") + json_string(row.name) + ":" + json_string(hex(colours.*row.colour));
  }
  return json + "}";
}

std::vector<std::string> replace_colours(Palette& colours, std::span<const KeyValue> values) {
  std::vector<std::string> errors;
  for (const KeyValue& value : values) {
    const auto row = std::ranges::find(kNames, value.key, &ColourName::name);
    const auto colour = parse_colour(value.value);
    if (row == std::end(kNames)) {
      errors.push_back(quoted(value.key) + ": there is no such colour");
    } else if (!colour) {
      errors.push_back(value.key + ": " + quoted(value.value) + " is not a colour such as #0072b2");
    } else {
      colours.*row->colour = *colour;
    }
  }
  return errors;
}

}  // namespace kt
