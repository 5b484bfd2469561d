#include "view/graph/graph_strokes.h"

#include <algorithm>

#include "view/pen/strokes.h"

namespace kt {

Shaft shaft(const GraphPicture& picture, ImVec2 a, ImVec2 b, float gap) {
  const float length = distance(a, b);
  const ImVec2 along = direction(a, b);
  const float cut = std::min(picture.radius + gap, length * 0.45f);
  return {{a.x + along.x * cut, a.y + along.y * cut}, {b.x - along.x * cut, b.y - along.y * cut}, along, length};
}

void draw_arrow(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness, float head) {
  picture.pen.line(s.from, {s.to.x - s.along.x * head, s.to.y - s.along.y * head}, colour, thickness);
  draw_arrow_head(picture.pen, s.to, s.along, head, head * 0.55f, colour);
}

void draw_dashed(const GraphPicture& picture, const Shaft& s, ImU32 colour, float thickness) {
  draw_dashes(picture.pen, s.from, s.to, colour, thickness, {.period = 9, .most = 40});
}

float path_thickness(const GraphPicture& picture) { return std::clamp(picture.radius * 0.18f, 2.0f, 4.5f); }

ImVec2 badge_at(const GraphPicture& picture, Square vertex) {
  const ImVec2 c = picture.centre(vertex);
  return {c.x + picture.radius * 0.85f, c.y - picture.radius * 0.85f};
}

float badge_radius(const GraphPicture& picture) { return std::clamp(picture.radius * 0.42f, 5.0f, 10.0f); }

void draw_name(const GraphPicture& picture, ImVec2 c, const std::string& text, float size, ImU32 colour) {
  picture.pen.centred_text({c.x + 0.5f, c.y + 0.5f}, text, size, colour);
}

}  // namespace kt
