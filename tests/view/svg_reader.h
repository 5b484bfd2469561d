// Parses the SVG that svg_pen.h writes: enough of XML to check that it is well-formed, and its few path commands.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <expected>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "imgui.h"

namespace kt {

struct SvgElement {
  std::string tag;
  std::map<std::string, std::string> attributes;
  std::string text;  // unescaped

  const std::string& operator[](const std::string& name) const {
    static const std::string none;
    const auto found = attributes.find(name);
    return found == attributes.end() ? none : found->second;
  }
  bool has(const std::string& name) const { return attributes.contains(name); }
};

inline std::string unescaped(std::string text) {
  const std::pair<std::string, std::string> kEntities[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}};
  for (const auto& [entity, sign] : kEntities) {
    for (std::size_t at = 0; (at = text.find(entity, at)) != std::string::npos; ++at) {
      text.replace(at, entity.size(), sign);
    }
  }
  return text;
}

// All elements in order; closing tags are checked and left out. The error says why it is not well-formed.
inline std::expected<std::vector<SvgElement>, std::string> parse_svg(const std::string& svg) {
  std::vector<SvgElement> elements;
  std::vector<std::size_t> open;
  std::size_t at = 0;
  const auto fail = [&](const char* why) { return std::unexpected(why + (": " + svg.substr(at, 80))); };
  while (at < svg.size()) {
    if (svg[at] != '<') {
      const std::size_t end = std::min(svg.find('<', at), svg.size());
      if (open.empty()) return fail("text outside of the root");
      const std::string text = svg.substr(at, end - at);
      if (text.find('>') != std::string::npos) return fail("a bare >");
      for (std::size_t i = 0; (i = text.find('&', i)) != std::string::npos; ++i) {
        const std::string entity = text.substr(i, text.find(';', i) + 1 - i);
        if (entity.size() == 1 || unescaped(entity) == entity) return fail("a bare &");
      }
      elements[open.back()].text += unescaped(text);
      at = end;
      continue;
    }
    const std::size_t end = svg.find('>', at);
    if (end == std::string::npos) return fail("no end of a tag");
    std::string inner = svg.substr(at + 1, end - at - 1);
    if (inner.starts_with('/')) {
      if (open.empty() || elements[open.back()].tag != inner.substr(1)) return fail("closes what is not open");
      open.pop_back();
      at = end + 1;
      continue;
    }
    const bool empty = inner.ends_with('/');
    if (empty) inner.pop_back();
    SvgElement element;
    std::size_t i = inner.find(' ');
    element.tag = inner.substr(0, i);
    while (i != std::string::npos && i < inner.size()) {
      const std::size_t equals = inner.find("=\"", i);
      const std::size_t quote = equals == std::string::npos ? equals : inner.find('"', equals + 2);
      if (quote == std::string::npos || inner[i] != ' ') return fail("not an attribute");
      const bool fresh =
          element.attributes
              .emplace(inner.substr(i + 1, equals - i - 1), unescaped(inner.substr(equals + 2, quote - equals - 2)))
              .second;
      if (!fresh) return fail("an attribute twice");
      i = quote + 1;
    }
    if (elements.empty() != (element.tag == "svg")) return fail("not one root");
    elements.push_back(element);
    if (!empty) open.push_back(elements.size() - 1);
    at = end + 1;
  }
  if (!open.empty()) return fail("something stays open");
  return elements;
}

inline std::vector<SvgElement> read_svg(const std::string& svg) {
  const auto elements = parse_svg(svg);
  if (!elements) ADD_FAILURE() << elements.error();
  return elements.value_or(std::vector<SvgElement>{});
}

struct Box {
  ImVec2 min{std::numeric_limits<float>::max(), std::numeric_limits<float>::max()};
  ImVec2 max{-std::numeric_limits<float>::max(), -std::numeric_limits<float>::max()};
  void add(ImVec2 p) {
    min = {std::min(min.x, p.x), std::min(min.y, p.y)};
    max = {std::max(max.x, p.x), std::max(max.y, p.y)};
  }
};

// The box around the points of a path; a circle is two arcs, whose ends are left and right of its centre.
inline Box box_of(const SvgElement& path) {
  Box box;
  const std::string& d = path["d"];
  ImVec2 at, start;
  std::size_t i = 0;
  const auto number = [&] {
    while (i < d.size() && d[i] == ' ') ++i;
    std::size_t used = 0;
    const float value = std::stof(d.substr(i), &used);
    i += used;
    return value;
  };
  while (i < d.size()) {
    const char command = d[i++];
    switch (command) {
      case 'M': at = {number(), 0}, at.y = number(), start = at; break;
      case 'L': at = {number(), 0}, at.y = number(); break;
      case 'H': at.x = number(); break;
      case 'V': at.y = number(); break;
      case 'h': at.x += number(); break;
      case 'v': at.y += number(); break;
      case 'z': at = start; break;
      case 'a': {
        const float r = number();
        EXPECT_EQ(number(), r);
        EXPECT_EQ(number() + number(), 0);
        EXPECT_EQ(number(), 1);
        const float x = number(), y = number();
        if (y == 0) {
          box.add({at.x + x / 2, at.y - r});
          box.add({at.x + x / 2, at.y + r});
        }
        at = {at.x + x, at.y + y};
        break;
      }
      default: ADD_FAILURE() << "no such command: " << command << " in " << d; return box;
    }
    box.add(at);
  }
  return box;
}

// The parts of an element's path, each drawn without lifting the pen.
inline std::vector<SvgElement> parts_of(const SvgElement& element) {
  std::vector<SvgElement> parts;
  const std::string& d = element["d"];
  for (std::size_t at = 0; at < d.size();) {
    const std::size_t end = std::min(d.find('M', at + 1), d.size());
    parts.push_back(element);
    parts.back().attributes["d"] = d.substr(at, end - at);
    at = end;
  }
  return parts;
}

// The boxes of all parts with a colour; `paint`: "fill" or "stroke".
inline std::vector<Box> boxes_of(const std::vector<SvgElement>& all, const std::string& paint,
                                 const std::string& colour) {
  std::vector<Box> boxes;
  for (const SvgElement& element : all) {
    if (element.tag != "path" || element[paint] != colour) continue;
    for (const SvgElement& part : parts_of(element)) boxes.push_back(box_of(part));
  }
  return boxes;
}

// The number of boxes with this middle and about this width.
inline int count_around(const std::vector<Box>& boxes, ImVec2 middle, float width, float tolerance = 1.5f) {
  int count = 0;
  for (const Box& box : boxes) {
    const bool is_there =
        std::hypot((box.min.x + box.max.x) / 2 - middle.x, (box.min.y + box.max.y) / 2 - middle.y) < 1;
    count += is_there && std::abs(box.max.x - box.min.x - width) < tolerance;
  }
  return count;
}

// All filled triangles, which on a path without its knight are arrow heads.
inline std::vector<Box> triangles_of(const std::vector<SvgElement>& all) {
  std::vector<Box> triangles;
  for (const SvgElement& element : all) {
    if (element.tag != "path" || element["fill"] == "none") continue;
    for (const SvgElement& part : parts_of(element)) {
      const std::string& d = part["d"];
      const bool is_triangle = std::ranges::count(d, 'L') == 2 && d.ends_with('z');
      if (is_triangle) triangles.push_back(box_of(part));
    }
  }
  return triangles;
}

// A colour in SVG's notation, without its opacity.
inline std::string svg_hex(ImU32 colour) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", colour >> IM_COL32_R_SHIFT & 255, colour >> IM_COL32_G_SHIFT & 255,
                colour >> IM_COL32_B_SHIFT & 255);
  return text;
}

inline int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

}  // namespace kt
