#include "view/pen/strokes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kt {

void draw_cross(Pen& pen, ImVec2 c, float radius, ImU32 colour, float thickness) {
  pen.line({c.x - radius, c.y - radius}, {c.x + radius, c.y + radius}, colour, thickness);
  pen.line({c.x - radius, c.y + radius}, {c.x + radius, c.y - radius}, colour, thickness);
}

void draw_diamond(Pen& pen, ImVec2 c, float half, ImU32 colour, float thickness) {
  const ImVec2 corners[] = {{c.x, c.y - half}, {c.x + half, c.y}, {c.x, c.y + half}, {c.x - half, c.y}};
  pen.polyline(corners, colour, thickness, true);
}

void draw_dashes(Pen& pen, ImVec2 from, ImVec2 to, ImU32 colour, float thickness, DashPattern how) {
  constexpr float kInThicknesses = 3.5f, kShare = 0.55f;
  const float period = how.period > 0 ? how.period : thickness * kInThicknesses;
  const int count = std::clamp(static_cast<int>(distance(from, to) / period), 2, how.most);
  for (int i = 0; i < count; ++i) {
    const float a = static_cast<float>(i) / static_cast<float>(count);
    const float b = a + kShare / static_cast<float>(count);
    pen.line(between(from, to, a), between(from, to, b), colour, thickness);
  }
}

void draw_hatching(Pen& pen, ImVec2 min, ImVec2 max, float distance, ImU32 colour, float thickness) {
  const float side = std::min(max.x - min.x, max.y - min.y);
  const int lines = std::max(static_cast<int>(2 * side / distance), 1);
  const float apart = 2 * side / static_cast<float>(lines);
  for (int i = 0; i < lines; ++i) {
    const float at = apart * (static_cast<float>(i) + 0.5f);
    const float from = std::max(0.0f, at - side), to = std::min(at, side);
    pen.line({min.x + from, min.y + to}, {min.x + to, min.y + from}, colour, thickness);
  }
}

void draw_dashed_ring(Pen& pen, ImVec2 c, float radius, ImU32 colour, float thickness) {
  constexpr int kDashes = 10;
  constexpr float kEach = 2 * std::numbers::pi_v<float> / kDashes;
  for (int i = 0; i < kDashes; ++i) {
    const float from = kEach * static_cast<float>(i);
    pen.arc(c, radius, from, from + kEach * 0.6f, colour, thickness);
  }
}

void draw_arrow_head(Pen& pen, ImVec2 tip, ImVec2 along, float length, float half, ImU32 colour) {
  const ImVec2 neck{tip.x - along.x * length, tip.y - along.y * length};
  pen.triangle(tip, {neck.x - along.y * half, neck.y + along.x * half},
               {neck.x + along.y * half, neck.y - along.x * half}, colour);
}

void draw_bounce(Pen& pen, ImVec2 from, ImVec2 to, float share, ImU32 colour, float thickness, float half) {
  constexpr float kFurthest = 0.62f;
  const ImVec2 tip = between(from, to, kFurthest * swell(share)), along = direction(from, to);
  pen.line(from, tip, colour, thickness);
  pen.line({tip.x - along.y * half, tip.y + along.x * half}, {tip.x + along.y * half, tip.y - along.x * half}, colour,
           thickness);
}

float swell(float share) { return std::sin(share * std::numbers::pi_v<float>); }

void draw_flag(Pen& pen, ImVec2 foot, float height, ImU32 cloth, ImU32 pole, float thickness) {
  const ImVec2 top{foot.x, foot.y - height};
  pen.triangle(top, {top.x + height * 0.7f, top.y + height * 0.27f}, {top.x, top.y + height * 0.54f}, cloth);
  pen.line(foot, top, pole, thickness);
}

void draw_plate(Pen& pen, ImVec2 at, std::string_view words, float size, ImU32 ink, ImU32 ground) {
  pen.rect({at.x - 2, at.y + 1}, {at.x + pen.width(words, size) + 2, at.y + Pen::height_of_line(size) - 1}, ground);
  pen.text(at, words, size, ink);
}

void draw_badge(Pen& pen, ImVec2 centre, float radius, Badge badge, ImU32 colour, ImU32 sign) {
  const auto at = [&](float x, float y) { return ImVec2{centre.x + x * radius, centre.y + y * radius}; };
  const float thickness = std::max(1.5f, radius * 0.22f);
  pen.disc(centre, radius, colour);
  switch (badge) {
    case Badge::right: {
      const ImVec2 tick[] = {at(-0.45f, 0.05f), at(-0.1f, 0.4f), at(0.5f, -0.35f)};
      return pen.polyline(tick, sign, thickness);
    }
    case Badge::wrong: return draw_cross(pen, centre, radius * 0.42f, sign, thickness);
    case Badge::question: return pen.centred_text(centre, "?", radius / 0.6f, sign);
    case Badge::hint: return pen.centred_text(centre, "!", radius / 0.6f, sign);
    case Badge::note: return pen.centred_text(centre, "i", radius / 0.6f, sign);
  }
}

void draw_rewind(Pen& pen, ImVec2 centre, float radius, const Palette& colours) {
  pen.disc(centre, radius + 1.5f, colours.on_accent);
  pen.disc(centre, radius, colours.accent);
  const float wide = radius * 0.5f, half = radius * 0.5f;
  for (const float x : {-1.2f, -0.1f}) {
    const float tip = centre.x + x * wide;
    pen.triangle({tip, centre.y}, {tip + wide, centre.y - half}, {tip + wide, centre.y + half}, colours.on_accent);
  }
}

}  // namespace kt
