#include "view/graph/graph_view.h"

#include <utility>

#include "view/board/board_input.h"
#include "view/graph/graph_picture.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"

namespace kt {
namespace {

constexpr float kReach = 8;  // around a vertex that a finger still hits

std::optional<Square> vertex_under(const GraphPicture& picture, ImVec2 point) {
  std::optional<Square> nearest;
  float least = picture.radius + kReach;
  for (std::size_t v = 0; v < picture.centres.size(); ++v) {
    const float apart = distance(picture.centres[v], point);
    if (apart >= least) continue;
    least = apart;
    nearest = Square{0, static_cast<int>(v)};
  }
  return nearest;
}

}  // namespace

void draw_graph(Ui& ui, const BoardArea& area) {
  const Snapshot& snapshot = ui.snapshot;
  ui.state.of<FrameNeeds>().required_data.visits = true;  // abandoned vertices are grey
  BoardState& state = ui.state.of<BoardState>();
  state.raster.release();
  const Stage stage = graph_stage(area.min, area.max, snapshot.settings.graph.vertices.size(),
                                  ImGui::GetIO().DisplayFramebufferScale.x);
  place_vertices(state.vertices, snapshot.settings.graph, stage);
  const Projection before = project(state.camera, stage);

  ScreenPen pen;
  const GraphPicture earlier(pen, snapshot, ui.colours, stage, before, state.vertices);
  const bool zoomable = earlier.radius < 12 || !state.camera.fits();
  const bool hovered = board_button(ui, before, zoomable);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Square knight = snapshot.path.empty() ? snapshot.settings.start : snapshot.path.back();
  const ImVec2 knight_at = earlier.centres[knight.col];
  const PointerTarget target{.stage = stage,
                             .under = vertex_under(earlier, mouse),
                             .on_graph = true,
                             .margin = graph_margin(stage),
                             .zoomable = zoomable,
                             .focus = before.sees(knight_at) ? knight_at : stage.middle()};
  take_press(ui, target);
  if (state.menu_request) {
    if (const auto vertex = vertex_under(earlier, *state.menu_request)) open_board_menu(ui, *vertex);
    state.menu_request.reset();
  }
  move_camera(ui, target, hovered);
  if (const auto sought = std::exchange(state.scroll_target, {}))
    scroll_into_view(state.camera, stage, before.to_board(earlier.centre(*sought)));

  const Projection view = project(state.camera, stage);
  state.min = view.min;
  state.max = view.max;
  GraphPicture picture(pen, snapshot, ui.colours, stage, view, state.vertices);
  state.place = {view.origin, 2 * picture.radius, picture.centres};
  picture.motion = &ui.state.of<Motion>();
  pen.push_clip(view.min, view.max);
  draw_graph_pieces(picture, {.marks = shows_each_step(snapshot.pace) && !snapshot.shows_tour()},
                    state.aim ? state.aim
                    : hovered ? vertex_under(picture, mouse)
                              : std::nullopt);
  if (snapshot.wrong) {
    const ImVec2 c = picture.centre(snapshot.wrong->square);
    pen.ring({c.x + picture.motion->shake() * picture.radius * 0.3f, c.y}, picture.radius + 3, ui.colours.dead_end, 3);
  }
  pen.pop_clip();
  draw_zoom_buttons(ui, target, view);
  draw_board_menu(ui);
}

}  // namespace kt
