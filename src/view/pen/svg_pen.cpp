#include "view/pen/svg_pen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace kt {
namespace {

constexpr ImVec2 kNowhere{std::numeric_limits<float>::quiet_NaN(), 0};

// With at most two decimals.
void append_to(std::string& text, float number) {
  const auto hundredths = std::lround(static_cast<double>(number) * 100);
  if (hundredths < 0) text += '-';
  const auto size = hundredths < 0 ? -hundredths : hundredths;
  text += std::to_string(size / 100);
  if (size % 100 == 0) return;
  text += '.';
  text += static_cast<char>('0' + size % 100 / 10);
  if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
}

void append_to(std::string& text, char command, ImVec2 point) {
  text += command;
  append_to(text, point.x);
  text += ' ';
  append_to(text, point.y);
}

void append_attribute(std::string& text, const char* name, float number) {
  text += ' ';
  text += name;
  text += "=\"";
  append_to(text, number);
  text += '"';
}

// fill="#0067a3" fill-opacity="0.5"
void append_paint(std::string& text, const char* name, ImU32 colour) {
  constexpr char kDigits[] = "0123456789abcdef";
  text += std::string(" ") + name + "=\"#";
  for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT}) {
    text += kDigits[colour >> (shift + 4) & 15];
    text += kDigits[colour >> shift & 15];
  }
  text += '"';
  const ImU32 alpha = colour >> IM_COL32_A_SHIFT & 255;
  if (alpha != 255) append_attribute(text, (std::string(name) + "-opacity").c_str(), static_cast<float>(alpha) / 255);
}

// Clockwise like all filled shapes, so that shapes of one path do not cancel each other.
void append_box(std::string& d, ImVec2 min, ImVec2 max) {
  append_to(d, 'M', min);
  append_to(d += 'h', max.x - min.x);
  append_to(d += 'v', max.y - min.y);
  append_to(d += 'h', min.x - max.x);
  d += 'z';
}

void append_arc(std::string& d, float radius, ImVec2 by) {
  append_to(d, 'a', {radius, radius});
  d += " 0 0 1";
  if (by.x >= 0) d += ' ';  // a minus separates, too
  append_to(d, by.x);
  d += ' ';
  append_to(d, by.y);
}

void append_circle(std::string& d, ImVec2 c, float radius) {
  append_to(d, 'M', {c.x - radius, c.y});
  append_arc(d, radius, {2 * radius, 0});
  append_arc(d, radius, {-2 * radius, 0});
  d += 'z';
}

void append_rounded_box(std::string& d, ImVec2 min, ImVec2 max, float rounding) {
  const float r = std::min({rounding, (max.x - min.x) / 2, (max.y - min.y) / 2});
  append_to(d, 'M', {min.x + r, min.y});
  append_to(d += 'H', max.x - r);
  append_arc(d, r, {r, r});
  append_to(d += 'V', max.y - r);
  append_arc(d, r, {-r, r});
  append_to(d += 'H', min.x + r);
  append_arc(d, r, {-r, -r});
  append_to(d += 'V', min.y + r);
  append_arc(d, r, {r, -r});
  d += 'z';
}

void append_points(std::string& d, std::span<const ImVec2> points, bool closed) {
  char command = 'M';
  for (const ImVec2 point : points) append_to(d, std::exchange(command, 'L'), point);
  if (closed) d += 'z';
}

bool clockwise(std::span<const ImVec2> corners) {
  float twice_the_area = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const ImVec2 a = corners[i], b = corners[(i + 1) % corners.size()];
    twice_the_area += a.x * b.y - b.x * a.y;
  }
  return twice_the_area >= 0;
}

// Escapes & < > " as XML entities.
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

ImVec2 half_a_pixel_on(ImVec2 point) { return {point.x + 0.5f, point.y + 0.5f}; }

}  // namespace

std::string SvgPen::take(ImVec2 min, ImVec2 max, std::string_view title) {
  flush();
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"";
  append_to(svg, min.x);
  append_to(svg, ' ', {min.y, max.x - min.x});
  svg += ' ';
  append_to(svg, max.y - min.y);
  svg += '"';
  append_attribute(svg, "width", max.x - min.x);
  append_attribute(svg, "height", max.y - min.y);
  svg += " font-family=\"knights-tour, Inter, system-ui, sans-serif\" stroke-linejoin=\"round\">";
  if (!title.empty()) svg += "<title>" + escape_xml(title) + "</title>";
  return svg + std::exchange(written_, {}) + "</svg>";
}

void SvgPen::begin_part(const char* kind, std::string_view words) {
  flush();
  written_ += std::string("<g class=\"") + kind + "\"><title>" + escape_xml(words) + "</title>";
}

void SvgPen::end_part() {
  flush();
  written_ += "</g>";
}

void SvgPen::rect(ImVec2 min, ImVec2 max, ImU32 colour, float rounding) {
  if (rounding > 0) return append_rounded_box(shapes({.colour = colour}), min, max, rounding);
  append_box(shapes({.colour = colour, .straight = true}), min, max);
}

void SvgPen::disc(ImVec2 centre, float radius, ImU32 colour) {
  append_circle(shapes({.colour = colour}), centre, radius);
}

void SvgPen::triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) { polygon(std::array{a, b, c}, colour); }

void SvgPen::polygon(std::span<const ImVec2> corners, ImU32 colour) {
  std::string& d = shapes({.colour = colour});
  if (clockwise(corners)) return append_points(d, corners, true);
  std::vector<ImVec2> turned(corners.rbegin(), corners.rend());
  append_points(d, turned, true);
}

// Continues the last line with the same look if it begins at its end.
void SvgPen::line(ImVec2 from, ImVec2 to, ImU32 colour, float thickness) {
  Shapes& all = gather({.colour = colour, .thickness = thickness});
  const ImVec2 a = half_a_pixel_on(from), b = half_a_pixel_on(to);
  if (a.x != all.end.x || a.y != all.end.y) append_to(all.d, 'M', a);
  append_to(all.d, 'L', b);
  all.end = b;
}

void SvgPen::polyline(std::span<const ImVec2> points, ImU32 colour, float thickness, bool closed) {
  append_points(shapes({.colour = colour, .thickness = thickness}), points, closed);
}

// With square corners, it is the area between two rectangles.
void SvgPen::frame(ImVec2 min, ImVec2 max, ImU32 colour, float thickness, float rounding) {
  const ImVec2 a = half_a_pixel_on(min), b{max.x - 0.5f, max.y - 0.5f};
  if (rounding > 0) return append_rounded_box(shapes({.colour = colour, .thickness = thickness}), a, b, rounding);
  const float half = thickness / 2;
  std::string& d = shapes({.colour = colour, .straight = true});
  append_box(d, {a.x - half, a.y - half}, {b.x + half, b.y + half});
  append_box(d, {b.x - half, a.y + half}, {a.x + half, b.y - half});
}

void SvgPen::ring(ImVec2 centre, float radius, ImU32 colour, float thickness) {
  append_circle(shapes({.colour = colour, .thickness = thickness}), centre, radius - 0.5f);
}

void SvgPen::arc(ImVec2 centre, float radius, float from, float to, ImU32 colour, float thickness) {
  const auto at = [&](float angle) {
    return ImVec2{centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
  };
  std::string& d = shapes({.colour = colour, .thickness = thickness});
  const ImVec2 a = at(from), b = at(to);
  append_to(d, 'M', a);
  append_arc(d, radius, {b.x - a.x, b.y - a.y});
}

void SvgPen::text(ImVec2 top_left, std::string_view words, float size, ImU32 colour) {
  write_text(top_left, words, size, colour, false);
}

void SvgPen::text_with_halo(ImVec2 top_left, std::string_view words, float size, ImU32 colour, ImU32 ground) {
  write_text(top_left, words, size, ground, false, halo_of(size));
  write_text(top_left, words, size, colour, false);
}

void SvgPen::centred_text(ImVec2 middle, std::string_view words, float size, ImU32 colour) {
  write_text({middle.x, middle.y - height_of_line(size) / 2}, words, size, colour, true);
}

// Dear ImGui measures a font from its ascenders to its descenders, and begins a line on a whole pixel.
void SvgPen::write_text(ImVec2 at, std::string_view words, float size, ImU32 colour, bool centred, float stroke) {
  constexpr float kEm = 0.8265f;  // share of Inter's height
  if (!free_order_) flush();
  const float line = height_of_line(size);
  words_ += "<text";
  append_attribute(words_, "x", centred ? at.x : std::trunc(at.x));
  append_attribute(words_, "y", std::trunc(at.y) + std::round(font()->GetFontBaked(line)->Ascent));
  append_attribute(words_, "font-size", line * kEm);
  if (stroke > 0) {
    words_ += " fill=\"none\"";
    append_paint(words_, "stroke", colour);
    append_attribute(words_, "stroke-width", std::round(20 * stroke) / 10);
  } else {
    append_paint(words_, "fill", colour);
  }
  if (centred) words_ += " text-anchor=\"middle\"";
  words_ += '>';
  words_ += escape_xml(words);
  words_ += "</text>";
}

void SvgPen::begin_free_order() {
  flush();
  free_order_ = true;
}

void SvgPen::end_free_order() {
  flush();
  free_order_ = false;
}

std::string& SvgPen::shapes(Look look) {
  Shapes& all = gather(look);
  all.end = kNowhere;
  return all.d;
}

// Newer groups are more likely to match.
SvgPen::Shapes& SvgPen::gather(Look look) {
  if (!words_.empty() && !free_order_) flush();
  const auto found = std::ranges::find(gathered_.rbegin(), gathered_.rend(), look, &Shapes::look);
  if (found != gathered_.rend()) return *found;
  if (!free_order_) flush();
  return gathered_.emplace_back(Shapes{look, {}, kNowhere});
}

void SvgPen::flush() {
  for (const Shapes& all : gathered_) {
    written_ += "<path d=\"" + all.d + '"';
    if (all.look.thickness > 0) {
      written_ += " fill=\"none\"";
      append_paint(written_, "stroke", all.look.colour);
      append_attribute(written_, "stroke-width", all.look.thickness);
    } else {
      append_paint(written_, "fill", all.look.colour);
      if (all.look.straight) written_ += " shape-rendering=\"crispEdges\"";
    }
    written_ += "/>";
  }
  gathered_.clear();
  written_ += std::exchange(words_, {});
}

}  // namespace kt
