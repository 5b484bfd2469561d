#include "view/graph/graph_view.h"

#include <algorithm>
#include <cmath>

#include "view/board/board_input.h"
#include "view/graph/graph_layout.h"
#include "view/graph/graph_pen.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kMargin = 40;  // of the sheet, for half a vertex and its badge
constexpr float kReach = 8;    // around a vertex a finger still means it

Stage stage_of(const BoardArea& area, std::size_t vertices) {
  const ImVec2 min{area.min.x, area.min.y},
      max{std::max(area.max.x, area.min.x + 1), std::max(area.max.y, area.min.y + 1)};
  const float units = std::max(6.0f, std::sqrt(static_cast<float>(vertices)));
  return {min, max, {units * (max.x - min.x) / (max.y - min.y), units}, ImGui::GetIO().DisplayFramebufferScale.x};
}

// In squares.
float margin_of(const Stage& stage) {
  return std::min({kMargin, (stage.max.x - stage.min.x) / 4, (stage.max.y - stage.min.y) / 4}) / stage.fitting_cell();
}

float aspect_of(const Stage& stage) { return stage.extent.x / stage.extent.y; }

void place_vertices(GraphPlaces& vertices, const EdgeList& graph, const Stage& stage) {
  if (vertices.graph == graph) return;
  vertices = {graph, lay_out_graph(graph, aspect_of(stage))};
  for (ImVec2& place : vertices.places) place.x /= aspect_of(stage);
}

GraphPen pen_of(Ui& ui, const Stage& stage, const Projection& view) {
  const std::size_t count = ui.snapshot.settings.graph.vertices.size();
  GraphPen pen{.ui = ui, .draw = ImGui::GetWindowDrawList(), .centres = {}, .place = {}, .radius = 0};
  const float height = view.cell * stage.extent.y;
  pen.radius = std::clamp(least_distance(count, aspect_of(stage)) * height * 0.42f, 5.0f, 26.0f);
  const float margin = margin_of(stage);
  for (const ImVec2 p : ui.state.of<BoardState>().vertices.places) {
    pen.centres.push_back(
        view.to_screen({margin + p.x * (stage.extent.x - 2 * margin), margin + p.y * (stage.extent.y - 2 * margin)}));
  }
  pen.place.assign(count, 0);
  for (std::size_t i = 0; i < ui.snapshot.path.size(); ++i) {
    pen.place[static_cast<std::size_t>(ui.snapshot.path[i].col)] = i + 1;
  }
  return pen;
}

std::optional<Square> vertex_under(const GraphPen& pen, ImVec2 point) {
  std::optional<Square> nearest;
  float least = pen.radius + kReach;
  for (std::size_t v = 0; v < pen.centres.size(); ++v) {
    const float distance = std::hypot(pen.centres[v].x - point.x, pen.centres[v].y - point.y);
    if (distance >= least) continue;
    least = distance;
    nearest = Square{0, static_cast<int>(v)};
  }
  return nearest;
}

}  // namespace

void draw_graph(Ui& ui, const BoardArea& area) {
  const Snapshot& snapshot = ui.snapshot;
  ui.state.of<FrameNeeds>().attention.visits = true;  // the vertices given up are grey
  BoardState& state = ui.state.of<BoardState>();
  state.raster.release();
  const Stage stage = stage_of(area, snapshot.settings.graph.vertices.size());
  place_vertices(state.vertices, snapshot.settings.graph, stage);
  const Projection before = project(state.camera, stage);

  const GraphPen earlier = pen_of(ui, stage, before);
  const bool zoomable = earlier.radius < 12 || !state.camera.fits();
  ImGui::SetCursorScreenPos(before.min);
  if (zoomable) ImGui::SetNextItemAllowOverlap();
  ImGui::InvisibleButton("Board###board", {before.max.x - before.min.x, before.max.y - before.min.y},
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonMiddle);
  const bool hovered = ImGui::IsItemHovered();
  ui.controls.name_last("Board###board");
  ui.controls.describe_last("grid", snapshot.path.empty() ? "" : snapshot.settings.name(snapshot.path.back()));

  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Square knight = snapshot.path.empty() ? snapshot.settings.start.square : snapshot.path.back();
  const ImVec2 knight_at = earlier.centres[static_cast<std::size_t>(knight.col)];
  const Aim aim{.stage = stage,
                .under = vertex_under(earlier, mouse),
                .on_graph = true,
                .margin = margin_of(stage),
                .zoomable = zoomable,
                .focus = before.sees(knight_at) ? knight_at : stage.middle()};
  take_press(ui, aim);
  if (state.ask_menu) {
    if (const auto vertex = vertex_under(earlier, *state.ask_menu)) open_board_menu(ui, *vertex);
    state.ask_menu.reset();
  }
  move_camera(ui, aim, hovered);

  const Projection view = project(state.camera, stage);
  state.min = view.min;
  state.max = view.max;
  const GraphPen pen = pen_of(ui, stage, view);
  pen.draw->PushClipRect(view.min, view.max, true);
  draw_graph_edges(pen);
  draw_graph_path(pen);
  draw_vertices(pen, hovered ? vertex_under(pen, mouse) : std::nullopt);
  if (!snapshot.fast && snapshot.state != RunState::tour) draw_graph_marks(pen);
  pen.draw->PopClipRect();
  draw_zoom_buttons(ui, aim, view);
  draw_board_menu(ui, aim);
}

}  // namespace kt
