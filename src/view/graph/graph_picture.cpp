#include "view/graph/graph_picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "core/basics/heap_sort.h"
#include "view/board/square_colours.h"
#include "view/graph/graph_layout.h"
#include "view/graph/graph_strokes.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

constexpr float kTurn = 2 * std::numbers::pi_v<float>;

float brightness(ImU32 colour) {
  const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
  return 0.3f * c.x + 0.59f * c.y + 0.11f * c.z;
}

// The colour with the higher contrast.
ImU32 ink_on(ImU32 ground, ImU32 a, ImU32 b) {
  return std::abs(brightness(a) - brightness(ground)) >= std::abs(brightness(b) - brightness(ground)) ? a : b;
}

bool was_given_up(const GraphPicture& picture, std::size_t vertex) {
  const auto& visits = picture.snapshot.visits_at_square;
  return picture.place[vertex] == 0 && vertex < visits.size() && visits[vertex] > 0;
}

void draw_vertex(const GraphPicture& picture, int vertex, bool hovered) {
  const Snapshot& snapshot = picture.snapshot;
  const Palette& colours = picture.colours;
  const ImVec2 c = picture.centres[vertex];
  const Square square{0, vertex};
  const bool here = picture.piece() == square;
  const bool waits = snapshot.path.empty() && snapshot.settings.start == square;
  const std::size_t place = picture.place[vertex];
  ImU32 face = colours.background, edge = colours.muted;
  const bool is_blurred = picture.motion && picture.motion->is_blurred();
  const float visited = is_blurred       ? picture.motion->heat(vertex)
                        : picture.motion ? picture.motion->visited(vertex)
                                         : 1;
  const bool settled = visited <= 0 || (visited >= 1 && !is_blurred) || picture.is_steady(vertex);
  const bool ends_tour = snapshot.shows_tour() && (place == 1 || here);  // both ends of a tour are emphasized
  if (here && settled) {
    face = edge = colours.knight;
  } else if (!settled) {
    // Too fast to see single visits: shows how often it was entered, or was on the path.
    face = is_blurred ? heat_colour(colours, colours.background, visited)
                      : mix(colours.background, colours.path_new, visited);
    edge = here ? colours.knight : mix(colours.muted, is_blurred ? colours.heat_high : colours.path_new, visited);
  } else if (place > 0) {
    face = edge = picture.path_colour(place);
  } else if (was_given_up(picture, vertex)) {
    const std::uint64_t most = most_visits(snapshot);
    face = mix(colours.border, colours.muted, 0.25f);
    if (most > 0)
      face = heat_colour(colours, colours.background, HeatScale(most).share(snapshot.visits_at_square[vertex]));
  }
  const bool is_dot = picture.is_crowded();
  if (is_dot && face == colours.background) face = mix(colours.border, colours.muted, 0.5f);
  picture.pen.disc(c, picture.radius, face);
  if (!is_dot) picture.pen.ring(c, picture.radius, edge, 1.5f);
  if (hovered) picture.pen.ring(c, picture.radius + 3, colours.accent, 2);
  // A second ring for the start, or where the piece waits.
  if (place == 1 || waits || ends_tour)
    picture.pen.ring(c, picture.radius + 3.5f,
                     ends_tour ? colours.candidate
                     : waits   ? colours.muted
                               : edge,
                     ends_tour ? 3.0f : 1.5f);

  if (is_dot) return;
  const std::string& name = snapshot.settings.graph.vertices[vertex];
  float size = std::clamp(picture.radius * 0.8f, 8.0f, Type::sentence);
  const float width = picture.pen.width(name, size);
  const float room = picture.radius * 1.75f;
  if (width > room) size = std::max(8.0f, size * room / width);
  const ImU32 ink = here && settled ? colours.knight_eye : ink_on(face, colours.text, colours.background);
  draw_name(picture, c, name, size, ink);
}

// The directions of each vertex's edges, from 0 to 2 pi.
std::vector<std::vector<float>> directions_of_edges(const GraphPicture& picture) {
  std::vector<std::vector<float>> directions(picture.centres.size());
  for (const auto& [a, b] : picture.snapshot.settings.graph.edges) {
    for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
      const ImVec2 p = picture.centre({0, from}), q = picture.centre({0, to});
      const float angle = std::atan2(q.y - p.y, q.x - p.x);
      directions[from].push_back(angle < 0 ? angle + kTurn : angle);
    }
  }
  for (auto& list : directions) heap_sort(list);
  return directions;
}

// A direction in which a number beside the vertex crosses no edge: below, otherwise the middle of the widest gap.
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

// As on the squares of a board, with a halo.
void draw_numbers(const GraphPicture& picture) {
  constexpr float kLegible = 12;
  if (picture.radius < kLegible) return;
  const auto directions = directions_of_edges(picture);
  for (std::size_t v = 0; v < picture.centres.size(); ++v) {
    if (picture.place[v] == 0 || (picture.motion && !picture.motion->shows_number(v))) continue;
    const float angle = free_direction(directions[v]);
    const float distance = picture.radius + 13;
    const std::string number = std::to_string(static_cast<int>(picture.place[v]) - 1 + picture.snapshot.settings.base);
    const ImVec2 at{picture.centres[v].x + distance * std::cos(angle) - picture.pen.width(number, Type::small) / 2,
                    picture.centres[v].y + distance * std::sin(angle) - Pen::height_of_line(Type::small) / 2};
    picture.pen.text_with_halo({std::round(at.x), std::round(at.y)}, number, Type::small, picture.colours.muted,
                               picture.colours.background);
  }
}

float aspect_of(const Stage& stage) { return stage.extent.x / stage.extent.y; }

void draw_edges(const GraphPicture& picture) {
  const auto& graph = picture.snapshot.settings.graph;
  const bool thin = picture.is_crowded();
  const ImU32 colour = mix(picture.colours.border, picture.colours.muted, thin ? 0.1f : 0.5f);
  for (const auto& [from, to] : graph.edges) {
    if (from == to) continue;
    const bool both = std::ranges::binary_search(graph.edges, std::pair{to, from});
    if (both && from > to) continue;
    const Shaft s = shaft(picture, picture.centre({0, from}), picture.centre({0, to}), both ? 0.0f : 3.0f);
    if (both) {
      picture.pen.line(s.from, s.to, colour, thin ? 1.0f : 1.5f);
    } else {
      draw_arrow(picture, s, mix(colour, picture.colours.text, 0.25f), 1.5f,
                 std::clamp(picture.radius * 0.5f, 5.0f, 11.0f));
    }
  }
}

void draw_path(const GraphPicture& picture) {
  const Snapshot& snapshot = picture.snapshot;
  const float thickness = path_thickness(picture);
  for (std::size_t i = 1; i < picture.path.size(); ++i) {
    if (picture.motion && !picture.motion->draws_move(snapshot, i)) continue;
    const Shaft s = shaft(picture, picture.centre(picture.path[i - 1]), picture.centre(picture.path[i]), 3);
    if (snapshot.hope.is_lost_at(i + 1))
      draw_dashed(picture, s, picture.path_colour(i + 1), thickness);
    else if (picture.is_crowded() || snapshot.shows_tour())
      picture.pen.line(s.from, s.to, picture.path_colour(i + 1), thickness);
    else
      draw_arrow(picture, s, picture.path_colour(i + 1), thickness, thickness * 3.2f);
  }
  if (picture.path.empty()) {
    for (const auto& [a, b] : snapshot.edges) {
      const Shaft s = shaft(picture, picture.centre(a), picture.centre(b), 0);
      picture.pen.line(s.from, s.to, picture.colours.path_new, thickness);
    }
  } else if (snapshot.closed) {
    draw_dashed(picture, shaft(picture, picture.centre(snapshot.path.back()), picture.centre(snapshot.path.front()), 3),
                picture.colours.path_new, thickness);
  }
}

}  // namespace

Stage graph_stage(ImVec2 min, ImVec2 max, std::size_t vertices, float density) {
  max = {std::max(max.x, min.x + 1), std::max(max.y, min.y + 1)};
  const float units = std::max(6.0f, std::sqrt(static_cast<float>(vertices)));
  return {min, max, {units * (max.x - min.x) / (max.y - min.y), units}, density};
}

float graph_margin(const Stage& stage) {
  constexpr float kMargin = 48;  // pixels, for half a vertex and the number below it
  return std::min({kMargin, (stage.max.x - stage.min.x) / 4, (stage.max.y - stage.min.y) / 4}) / stage.fitting_cell();
}

void place_vertices(GraphPlaces& vertices, const EdgeList& graph, const Stage& stage) {
  if (vertices.graph == graph) return;
  vertices = {graph, lay_out_graph(graph, aspect_of(stage))};
  for (ImVec2& place : vertices.places) place.x /= aspect_of(stage);
}

GraphPicture::GraphPicture(Pen& on, const Snapshot& shown, const Palette& palette, const Stage& stage,
                           const Projection& projection, const GraphPlaces& vertices)
    : pen(on),
      snapshot(shown),
      colours(palette),
      view(projection),
      path(shown_path(shown)),
      place(vertices.places.size()) {
  const float height = view.cell * stage.extent.y;
  radius = std::clamp(least_distance(place.size(), aspect_of(stage)) * height * 0.42f, 5.0f, 26.0f);
  const float margin = graph_margin(stage);
  for (const ImVec2 p : vertices.places) {
    centres.push_back(
        view.to_screen({margin + p.x * (stage.extent.x - 2 * margin), margin + p.y * (stage.extent.y - 2 * margin)}));
  }
  if (is_given_up(shown)) colours = pale(palette);
  for (std::size_t i = 0; i < path.size(); ++i) place[path[i].col] = i + 1;
}

std::optional<Square> GraphPicture::piece() const {
  if (snapshot.path.empty()) return {};
  return motion && motion->is_blurred() ? snapshot.path[motion->steady() - 1] : snapshot.path.back();
}

ImU32 GraphPicture::path_colour(std::size_t number) const {
  if (motion && motion->is_blurred()) return colours.path_new;
  const float last = static_cast<float>(std::max<std::size_t>(path.size(), 2) - 1);
  const ImU32 colour = mix(colours.path_old, colours.path_new, std::min(1.0f, static_cast<float>(number - 1) / last));
  return snapshot.hope.is_lost_at(number) ? mix(colour, colours.background, 0.45f) : colour;
}

void draw_graph_pieces(const GraphPicture& picture, Pieces wanted, std::optional<Square> hovered) {
  const std::vector<Mark> marks = marks_of(picture.snapshot);
  draw_edges(picture);
  if (wanted.marks) draw_marks(picture, marks, MarkLayer::below_path);
  draw_path(picture);
  draw_traces(picture);
  for (int v = 0; v < std::ssize(picture.centres); ++v) draw_vertex(picture, v, hovered && hovered->col == v);
  using enum MarkLayer;
  if (wanted.marks)
    for (const MarkLayer layer : {answers, moves, last_step, dead_end}) draw_marks(picture, marks, layer);
  if (wanted.numbers) draw_numbers(picture);
  draw_marks(picture, marks, end);
  if (const auto piece = picture.piece(); piece && picture.snapshot.backwards) {
    const ImVec2 c = picture.centre(*piece);
    draw_rewind(picture.pen, {c.x - picture.radius, c.y - picture.radius}, badge_radius(picture) + 2, picture.colours);
  }
  draw_marks(picture, marks, notes);
}

}  // namespace kt
