#include "view/graph/graph_pen.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "core/basics/heap_sort.h"
#include "view/board/square_colours.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kTurn = 2 * std::numbers::pi_v<float>;

void text_in(const GraphPen& pen, ImVec2 c, const std::string& text, float size, ImU32 colour) {
  ImGui::PushFont(nullptr, size);
  const ImVec2 extent = ImGui::CalcTextSize(text.c_str());
  pen.draw->AddText({std::round(c.x - extent.x / 2), std::round(c.y - extent.y / 2)}, colour, text.c_str());
  ImGui::PopFont();
}

float brightness(ImU32 colour) {
  const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
  return 0.3f * c.x + 0.59f * c.y + 0.11f * c.z;
}

// Of two inks the one that stands out more.
ImU32 ink_on(ImU32 ground, ImU32 a, ImU32 b) {
  return std::abs(brightness(a) - brightness(ground)) >= std::abs(brightness(b) - brightness(ground)) ? a : b;
}

// The part of an edge outside its two discs.
struct Shaft {
  ImVec2 from, to, along;
  float length;
};

Shaft shaft(const GraphPen& pen, ImVec2 a, ImVec2 b, float gap) {
  const float length = std::max(std::hypot(b.x - a.x, b.y - a.y), 0.001f);
  const ImVec2 along{(b.x - a.x) / length, (b.y - a.y) / length};
  const float cut = std::min(pen.radius + gap, length * 0.45f);
  return {{a.x + along.x * cut, a.y + along.y * cut}, {b.x - along.x * cut, b.y - along.y * cut}, along, length};
}

// A line with its arrow head at the end.
void draw_arrow(const GraphPen& pen, const Shaft& s, ImU32 colour, float thickness, float head) {
  const ImVec2 neck{s.to.x - s.along.x * head, s.to.y - s.along.y * head};
  const float half = head * 0.55f;
  pen.draw->AddLine(s.from, neck, colour, thickness);
  pen.draw->AddTriangleFilled(s.to, {neck.x - s.along.y * half, neck.y + s.along.x * half},
                              {neck.x + s.along.y * half, neck.y - s.along.x * half}, colour);
}

void draw_dashes(const GraphPen& pen, const Shaft& s, ImU32 colour, float thickness) {
  const float length = std::hypot(s.to.x - s.from.x, s.to.y - s.from.y);
  const int count = std::clamp(static_cast<int>(length / 9), 2, 40);
  const float each = length / static_cast<float>(count);
  for (int i = 0; i < count; ++i) {
    const float from = each * static_cast<float>(i), to = from + each * 0.55f;
    pen.draw->AddLine({s.from.x + s.along.x * from, s.from.y + s.along.y * from},
                      {s.from.x + s.along.x * to, s.from.y + s.along.y * to}, colour, thickness);
  }
}

bool was_given_up(const GraphPen& pen, std::size_t vertex) {
  const auto& visits = pen.ui.snapshot.visits_at_square;
  return pen.place[vertex] == 0 && vertex < visits.size() && visits[vertex] > 0;
}

void draw_vertex(const GraphPen& pen, std::size_t vertex, bool hovered) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const Palette& colours = pen.ui.colours;
  const ImVec2 c = pen.centres[vertex];
  const Square square{0, static_cast<int>(vertex)};
  const bool here = !snapshot.path.empty() && snapshot.path.back() == square;
  const bool waits = snapshot.path.empty() && snapshot.settings.start.square == square;
  const std::size_t place = pen.place[vertex];
  ImU32 face = colours.background, edge = colours.muted;
  if (here) {
    face = edge = colours.knight;
  } else if (place > 0) {
    face = edge = pen.path_colour(place);
  } else if (was_given_up(pen, vertex)) {
    const std::uint64_t most = most_visits(snapshot);
    face = mix(colours.border, colours.muted, 0.25f);
    if (most > 0) face = heat_colour(colours, colours.background, heat_share(snapshot.visits_at_square[vertex], most));
  }
  pen.draw->AddCircleFilled(c, pen.radius, face);
  pen.draw->AddCircle(c, pen.radius, edge, 0, 1.5f);
  if (hovered) pen.draw->AddCircle(c, pen.radius + 3, colours.accent, 0, 2);
  // The start, or where the piece waits: a second ring.
  if (place == 1 || waits) pen.draw->AddCircle(c, pen.radius + 3.5f, waits ? colours.muted : edge, 0, 1.5f);

  const std::string& name = snapshot.settings.graph.vertices[vertex];
  float size = std::clamp(pen.radius * 0.8f, 8.0f, Type::sentence);
  ImGui::PushFont(nullptr, size);
  const float width = ImGui::CalcTextSize(name.c_str()).x;
  ImGui::PopFont();
  const float room = pen.radius * 1.75f;
  if (width > room) size = std::max(8.0f, size * room / width);
  const ImU32 ink = here ? colours.knight_eye : ink_on(face, colours.text, colours.background);
  text_in(pen, c, name, size, ink);
}

// The directions of each vertex's edges, from 0 to 2 pi.
std::vector<std::vector<float>> directions_of_edges(const GraphPen& pen) {
  std::vector<std::vector<float>> directions(pen.centres.size());
  for (const auto& [a, b] : pen.ui.snapshot.settings.graph.edges) {
    for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
      const ImVec2 p = pen.centre({0, from}), q = pen.centre({0, to});
      const float angle = std::atan2(q.y - p.y, q.x - p.x);
      directions[static_cast<std::size_t>(from)].push_back(angle < 0 ? angle + kTurn : angle);
    }
  }
  for (auto& list : directions) heap_sort(list);
  return directions;
}

// Where a number beside the vertex crosses no edge: below, or else in the middle of the widest gap.
float free_direction(const std::vector<float>& directions) {
  constexpr float kBelow = kTurn / 4, kClear = 0.6f;
  if (std::ranges::none_of(directions, [&](float d) { return std::abs(d - kBelow) < kClear; })) return kBelow;
  float widest = 0, middle = kBelow;
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const float next = i + 1 < directions.size() ? directions[i + 1] : directions.front() + kTurn;
    const float gap = next - directions[i];
    if (gap > widest) widest = gap, middle = directions[i] + gap / 2;
  }
  return middle;
}

// As on the squares of a board.
void draw_graph_numbers(const GraphPen& pen) {
  constexpr float kLegible = 12;
  if (pen.radius < kLegible) return;
  const auto directions = directions_of_edges(pen);
  for (std::size_t v = 0; v < pen.centres.size(); ++v) {
    if (pen.place[v] == 0) continue;
    const float angle = free_direction(directions[v]);
    const float distance = pen.radius + 13;
    const ImVec2 c{pen.centres[v].x + distance * std::cos(angle), pen.centres[v].y + distance * std::sin(angle)};
    text_in(pen, c, std::to_string(static_cast<int>(pen.place[v]) - 1 + pen.ui.snapshot.settings.base), Type::small,
            pen.ui.colours.muted);
  }
}

void draw_end_flag(const GraphPen& pen) {
  const auto& end = pen.ui.snapshot.settings.end;
  if (!end) return;
  const float height = std::max(pen.radius * 0.9f, 8.0f);
  const ImVec2 c = pen.centre(end->square);
  const ImVec2 foot{c.x - pen.radius - 4, c.y - pen.radius * 0.4f}, top{foot.x, foot.y - height};
  pen.draw->AddTriangleFilled(top, {top.x + height * 0.7f, top.y + height * 0.27f}, {top.x, top.y + height * 0.54f},
                              pen.ui.colours.accent);
  pen.draw->AddLine(foot, top, pen.ui.colours.text, 1.5f);
}

ImVec2 badge_at(const GraphPen& pen, Square vertex) {
  const ImVec2 c = pen.centre(vertex);
  return {c.x + pen.radius * 0.85f, c.y - pen.radius * 0.85f};
}

}  // namespace

ImU32 GraphPen::path_colour(std::size_t number) const {
  const float last = static_cast<float>(std::max<std::size_t>(ui.snapshot.path.size(), 2) - 1);
  return mix(ui.colours.path_old, ui.colours.path_new, std::min(1.0f, static_cast<float>(number - 1) / last));
}

void draw_graph_edges(const GraphPen& pen) {
  const auto& graph = pen.ui.snapshot.settings.graph;
  const ImU32 colour = mix(pen.ui.colours.border, pen.ui.colours.muted, 0.5f);
  for (const auto& [from, to] : graph.edges) {
    if (from == to) continue;
    const bool both = std::ranges::binary_search(graph.edges, std::pair{to, from});
    if (both && from > to) continue;
    const Shaft s = shaft(pen, pen.centre({0, from}), pen.centre({0, to}), both ? 0.0f : 3.0f);
    if (both) {
      pen.draw->AddLine(s.from, s.to, colour, 1.5f);
    } else {
      draw_arrow(pen, s, mix(colour, pen.ui.colours.text, 0.25f), 1.5f, std::clamp(pen.radius * 0.5f, 5.0f, 11.0f));
    }
  }
}

void draw_graph_path(const GraphPen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const float thickness = std::clamp(pen.radius * 0.18f, 2.0f, 4.5f);
  for (std::size_t i = 1; i < snapshot.path.size(); ++i) {
    const Shaft s = shaft(pen, pen.centre(snapshot.path[i - 1]), pen.centre(snapshot.path[i]), 3);
    draw_arrow(pen, s, pen.path_colour(i + 1), thickness, thickness * 3.2f);
  }
  if (snapshot.path.empty()) {
    for (const auto& [a, b] : snapshot.edges) {
      const Shaft s = shaft(pen, pen.centre(a), pen.centre(b), 0);
      pen.draw->AddLine(s.from, s.to, pen.ui.colours.path_new, thickness);
    }
  } else if (snapshot.closed) {
    draw_dashes(pen, shaft(pen, pen.centre(snapshot.path.back()), pen.centre(snapshot.path.front()), 3),
                pen.ui.colours.path_new, thickness);
  }
}

void draw_vertices(const GraphPen& pen, std::optional<Square> hovered) {
  for (std::size_t v = 0; v < pen.centres.size(); ++v) {
    draw_vertex(pen, v, hovered && static_cast<std::size_t>(hovered->col) == v);
  }
  draw_graph_numbers(pen);
  draw_end_flag(pen);
}

void draw_graph_marks(const GraphPen& pen) {
  const Snapshot& snapshot = pen.ui.snapshot;
  const Palette& colours = pen.ui.colours;
  if (snapshot.path.empty()) return;
  const bool one_by_one = snapshot.settings.detail == Detail::candidate;
  const float radius = std::clamp(pen.radius * 0.42f, 5.0f, 10.0f);
  bool next = true;
  for (const Candidate& candidate : snapshot.candidates) {
    const ImVec2 at = badge_at(pen, candidate.square);
    if (candidate.rejection == Rejection::none && !candidate.looked_at) {
      const Shaft s = shaft(pen, pen.centre(snapshot.path.back()), pen.centre(candidate.square), 3);
      if (next) {
        pen.draw->AddLine(s.from, s.to, colours.background, 4);  // instead of the edge, not over it
        draw_dashes(pen, s, colours.candidate, 3);
      }
      pen.draw->AddCircle(pen.centre(candidate.square), pen.radius, colours.candidate, 0, next ? 3.0f : 1.5f);
      pen.draw->AddCircleFilled(at, radius, next ? colours.candidate : colours.background);
      pen.draw->AddCircle(at, radius, colours.candidate, 0, 1.5f);
      text_in(pen, at, std::to_string(candidate.onward), radius * 1.35f, next ? colours.background : colours.candidate);
      next = false;
    } else if (candidate.rejection == Rejection::pruned) {
      const float slope = radius * 0.7071f;
      pen.draw->AddCircleFilled(at, radius, colours.background);
      pen.draw->AddCircle(at, radius, colours.muted, 0, 1.5f);
      pen.draw->AddLine({at.x - slope, at.y + slope}, {at.x + slope, at.y - slope}, colours.muted, 1.5f);
    } else if (candidate.rejection == Rejection::visited && one_by_one && candidate.looked_at) {
      const float side = radius * 0.6f;
      pen.draw->AddRectFilled({at.x - side, at.y - side}, {at.x + side, at.y + side}, colours.background);
      pen.draw->AddRect({at.x - side, at.y - side}, {at.x + side, at.y + side}, colours.muted, 0, 0, 1.5f);
    } else if (candidate.rejection == Rejection::none) {
      draw_mark(at, radius, Mark::cross, colours.dead_end, colours.background);
    }
  }
  const Event& event = snapshot.event;
  const bool failed = event.type == EventType::backtrack || event.type == EventType::reject;
  if (failed && snapshot.settings.shown_board().contains(event.square)) {
    draw_dashes(pen, shaft(pen, pen.centre(snapshot.path.back()), pen.centre(event.square), 3), colours.dead_end, 3);
    draw_mark(badge_at(pen, event.square), radius, Mark::cross, colours.dead_end, colours.background);
  }
  if (snapshot.dead_end) {
    pen.draw->AddCircle(pen.centre(snapshot.path.back()), pen.radius + 4, colours.dead_end, 0, 3);
    draw_mark(badge_at(pen, snapshot.path.back()), radius, Mark::cross, colours.dead_end, colours.background);
  }
}

}  // namespace kt
