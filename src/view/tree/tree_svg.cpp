#include "view/tree/tree_svg.h"

#include <algorithm>

#include "app/settings/decimal.h"
#include "app/words/numbers.h"
#include "view/stack/branch.h"

namespace kt {
namespace {

constexpr float kMargin = 16;
constexpr float kCaption = 28;

std::string number(float value) {
  std::string digits = fixed_decimal(static_cast<double>(value), 1);
  if (digits.ends_with(".0")) digits.resize(digits.size() - 2);
  return digits == "-0" ? "0" : digits;
}

std::string hex(ImU32 colour) {
  const char* const kDigits = "0123456789abcdef";
  std::string text = "#";
  for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT}) {
    const unsigned channel = (colour >> shift) & 255;
    text += kDigits[channel >> 4];
    text += kDigits[channel & 15];
  }
  return text;
}

// name="value", with a blank before it.
std::string attribute(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + value + "\"";
}

std::string text_at(ImVec2 at, float size, const std::string& fill, const std::string& text) {
  return "<text" + attribute("x", number(at.x)) + attribute("y", number(at.y + size * 0.36f)) +
         attribute("font-size", number(size)) + attribute("fill", fill) + ">" + escape_xml(text) + "</text>";
}

std::string path(const std::string& d, const std::string& paint) { return "<path" + attribute("d", d) + paint + "/>"; }

std::string stroke(ImU32 colour, float width) {
  return attribute("fill", "none") + attribute("stroke", hex(colour)) + attribute("stroke-width", number(width));
}

std::string point(float x, float y) { return number(x) + " " + number(y); }

const char* class_of(TreeItem::Kind kind) {
  switch (kind) {
    case TreeItem::Kind::node: return "node";
    case TreeItem::Kind::folded: return "given-up";
    case TreeItem::Kind::open: return "to-try";
    case TreeItem::Kind::pruned: return "left-out";
    case TreeItem::Kind::dead_end: return "dead-end";
    case TreeItem::Kind::tour: return "tour";
    default: return "more";
  }
}

std::string disc(const TreeItem& item, ImU32 colour, const std::string& sign, const Palette& colours) {
  return "<circle" + attribute("cx", number(item.at.x)) + attribute("cy", number(item.at.y)) +
         attribute("r", number(item.radius)) + attribute("fill", hex(colour)) + "/>" +
         path(sign, stroke(colours.background, 1.8f));
}

std::string shape(const TreeItem& item, const Palette& colours) {
  const auto [x, y] = item.at;
  const float r = item.radius;
  switch (item.kind) {
    case TreeItem::Kind::node:
      return "<rect" + attribute("x", number(x - r)) + attribute("y", number(y - kTreeNodeHalf)) +
             attribute("width", number(2 * r)) + attribute("height", number(2 * kTreeNodeHalf)) +
             attribute("rx", number(kTreeNodeHalf)) +
             attribute("fill", hex(item.is_top ? colours.accent : path_face(colours))) +
             attribute("stroke", hex(colours.accent)) + attribute("stroke-width", "1.5") + "/>";
    case TreeItem::Kind::folded: {
      const auto corners = folded_corners(item);
      return path("M" + point(corners[0].x, corners[0].y) + "L" + point(corners[1].x, corners[1].y) + "L" +
                      point(corners[2].x, corners[2].y) + "Z",
                  attribute("fill", hex(colours.dead_end)));
    }
    case TreeItem::Kind::open:
      return "<circle" + attribute("cx", number(x)) + attribute("cy", number(y)) + attribute("r", number(r)) +
             stroke(colours.candidate, 1.5f) + "/>";
    case TreeItem::Kind::pruned:
      return path("M" + point(x, y - r) + "L" + point(x + r, y) + "L" + point(x, y + r) + "L" + point(x - r, y) + "ZM" +
                      point(x - r / 2, y) + "L" + point(x + r / 2, y),
                  stroke(colours.dead_end, 1.3f));
    case TreeItem::Kind::dead_end: {
      const float a = r * 0.42f;
      return disc(
          item, colours.dead_end,
          "M" + point(x - a, y - a) + "L" + point(x + a, y + a) + "M" + point(x - a, y + a) + "L" + point(x + a, y - a),
          colours);
    }
    case TreeItem::Kind::tour:
      return disc(item, colours.candidate,
                  "M" + point(x - r * 0.45f, y) + "L" + point(x - r * 0.1f, y + r * 0.4f) + "L" +
                      point(x + r * 0.5f, y - r * 0.35f),
                  colours);
    default: return {};
  }
}

}  // namespace

ImU32 path_face(const Palette& colours) { return mix(colours.background, colours.accent, 0.12f); }
ImU32 twig(const Palette& colours) { return mix(colours.background, colours.muted, 0.6f); }

std::string escape_xml(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default: escaped += c;
    }
  }
  return escaped;
}

std::string words_of(const TreeItem& item, const Settings& settings) {
  const std::string name = spoken_name(settings, item.square);
  switch (item.kind) {
    case TreeItem::Kind::node: return "Square " + with_separators(item.depth) + " of the path: " + name;
    case TreeItem::Kind::folded:
      if (!item.visits) return name + " was given up. How many squares were entered there is being found out.";
      return name + " was given up. " + plural(*item.visits, "square was", "squares were") +
             " entered there, itself included.";
    case TreeItem::Kind::open:
      return name + " is still to be tried. " +
             plural(static_cast<std::uint64_t>(item.onward), "move leads", "moves lead") + " on from there.";
    case TreeItem::Kind::pruned: return name + " is left out: no tour can begin like this.";
    default: return item.label;
  }
}

std::string tree_svg(const TreeLayout& layout, const Settings& settings, const Palette& colours,
                     const std::string& caption) {
  // About as wide as the caption, at least.
  const float words = static_cast<float>(caption.size()) * kTreeNameSize * 0.3f;
  const float left = std::min(layout.min.x, -words) - kMargin, right = std::max(layout.max.x, words) + kMargin;
  const float top = layout.min.y - kMargin, bottom = layout.max.y + kMargin + kCaption;
  const std::string box = number(left) + " " + number(top) + " " + number(right - left) + " " + number(bottom - top);
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("viewBox", box) +
                    attribute("width", number(right - left)) + attribute("height", number(bottom - top)) +
                    " font-family=\"Inter, system-ui, sans-serif\" text-anchor=\"middle\">\n";
  svg += "<title>" + escape_xml(caption) + "</title>\n";
  svg += "<rect" + attribute("x", number(left)) + attribute("y", number(top)) + attribute("width", "100%") +
         attribute("height", "100%") + attribute("fill", hex(colours.background)) + "/>\n";
  for (const bool of_path : {false, true}) {
    std::string d;
    for (const TreeLine& line : layout.lines) {
      if (line.path == of_path) d += "M" + point(line.from.x, line.from.y) + "L" + point(line.to.x, line.to.y);
    }
    if (!d.empty()) svg += path(d, stroke(of_path ? colours.accent : twig(colours), of_path ? 2.5f : 1.0f)) + "\n";
  }
  for (const TreeItem& item : layout.items) {
    svg += "<g" + attribute("class", class_of(item.kind)) + "><title>" + escape_xml(words_of(item, settings)) +
           "</title>" + shape(item, colours);
    if (item.kind == TreeItem::Kind::node) {
      svg += text_at(item.at, kTreeNameSize, hex(item.is_top ? colours.on_accent : colours.text), item.label);
    } else {
      svg += text_at(label_middle(item), kTreeLabelSize, hex(colours.muted), item.label);
    }
    svg += "</g>\n";
  }
  svg += text_at({(left + right) / 2, bottom - kMargin}, kTreeNameSize, hex(colours.text), caption);
  return svg + "\n</svg>\n";
}

}  // namespace kt
