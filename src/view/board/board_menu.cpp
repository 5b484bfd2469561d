// The menu of a square, and the zoom buttons.
#include <cmath>

#include "app/language/say.h"
#include "view/board/board_input.h"
#include "view/board/square_actions.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr const char* kMenu = "board-menu";

// Rows are high enough for a finger.
void rows(Ui& ui, Square square) {
  for (const SquareAction& action : square_actions(ui.snapshot, square)) {
    const std::string label = labelled(action.title, action.id);
    ImGui::BeginDisabled(!action.possible);
    if (ImGui::Selectable(label.c_str(), false, ImGuiSelectableFlags_None, {0, kTouch})) ui.ask(action.command);
    ui.controls.describe_last("menuitem");
    ImGui::EndDisabled();
  }
}

enum class Sign { plus, minus, fit };

void draw_sign(ImDrawList* draw, Sign sign, ImVec2 c, float r, ImU32 colour) {
  const float thickness = std::max(1.5f, r * 0.25f);
  if (sign == Sign::fit) {
    // Four corners of a frame.
    for (const ImVec2 d : {ImVec2{-1, -1}, ImVec2{1, -1}, ImVec2{1, 1}, ImVec2{-1, 1}}) {
      const ImVec2 corner{c.x + d.x * r, c.y + d.y * r};
      const ImVec2 bend[] = {{corner.x - d.x * r * 0.6f, corner.y}, corner, {corner.x, corner.y - d.y * r * 0.6f}};
      draw->AddPolyline(bend, 3, colour, ImDrawFlags_None, thickness);
    }
    return;
  }
  draw->AddLine({c.x - r, c.y}, {c.x + r, c.y}, colour, thickness);
  if (sign == Sign::plus) draw->AddLine({c.x, c.y - r}, {c.x, c.y + r}, colour, thickness);
}

bool zoom_button(Ui& ui, const char* label, Sign sign, float side, bool enabled) {
  ImGui::BeginDisabled(!enabled);
  const bool pressed = press_area(label, {side, side});
  ui.controls.name_last(label);
  ImGui::EndDisabled();
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  const bool hovered = enabled && ImGui::IsItemHovered();
  const ImU32 face = hovered && ImGui::IsItemActive() ? ui.colours.pressed
                     : hovered                        ? ui.colours.hovered
                                                      : ui.colours.background;
  ImDrawList* draw = ImGui::GetWindowDrawList();
  draw->AddRectFilled(min, max, with_alpha(face, 0.94f), kRounding);
  draw->AddRect(min, max, with_alpha(edge_of(ui.colours), enabled ? 1.0f : 0.35f), kRounding);
  draw_sign(draw, sign, {(min.x + max.x) / 2, (min.y + max.y) / 2}, std::floor(side * 0.19f),
            with_alpha(ui.colours.text, enabled ? 1.0f : 0.3f));
  hint_of_name(label);
  return pressed;
}

}  // namespace

void open_board_menu(Ui& ui, Square square) {
  ui.state.of<BoardState>().menu = square;
  ImGui::OpenPopup(kMenu);
}

void draw_board_menu(Ui& ui) {
  constexpr float kWidth = 244;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(6, 6));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_SelectableTextAlign, ImVec2(0, 0.5f));
  next_window_size({kWidth, 0});
  if (ImGui::BeginPopup(kMenu)) {
    const Square square = ui.state.of<BoardState>().menu;
    // The board may have changed in the meantime.
    if (!ui.snapshot.settings.shown_board().contains(square)) {
      ImGui::CloseCurrentPopup();
    } else {
      space({0, 6});
      ImGui::Indent(4);
      heading(ui, square_title(ui.snapshot, square).c_str());
      space({0, 4});
      rows(ui, square);
      ImGui::Unindent(4);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
  }
  ImGui::PopStyleVar(3);
}

void draw_zoom_buttons(Ui& ui, const PointerTarget& target, const Projection& view) {
  if (!target.zoomable) return;
  constexpr float kBeside = 32, kGap = 4;
  BoardState& state = ui.state.of<BoardState>();
  // On a wide page there is space between the board and the panels; on a phone there is none. Compared boards have no
  // space, and the buttons would cover much of a small board. So there they appear only after zooming by other means.
  const bool compares = !ui.snapshot.others.empty();
  if (compares && state.camera.fits()) return;
  const bool beside = !compares && ImGui::GetIO().DisplaySize.x - view.max.x >= 2 * kTouch;
  const float side = beside ? kBeside : kTouch;
  // In the corner they cover squares, so there is only one button while the others would have no effect.
  const bool only_in = !beside && state.camera.fits();
  const auto place = [&](int i) {
    const float step = (side + kGap) * static_cast<float>(only_in ? 0 : 2 - i);
    ImGui::SetCursorScreenPos(beside ? ImVec2{view.max.x + 8, view.max.y - side - step}
                                     : ImVec2{view.max.x - side - 6 - step, view.max.y - side - 6});
  };
  Camera& camera = state.camera;
  constexpr float kFactor = 2;
  place(0);
  if (zoom_button(ui, tr("Zoom in###zoom-in"), Sign::plus, side, camera.zoom < largest_zoom(target.stage) * 0.999f)) {
    zoom_at(camera, target.stage, target.focus, kFactor);
    centre_on(camera, target.stage, view.to_board(target.focus));
  }
  if (only_in) return;
  place(1);
  if (zoom_button(ui, tr("Zoom out###zoom-out"), Sign::minus, side, !camera.fits())) {
    zoom_at(camera, target.stage, target.stage.middle(), 1 / kFactor);
  }
  place(2);
  if (zoom_button(ui, tr("Show everything###zoom-fit"), Sign::fit, side, !camera.fits())) camera = {};
}

}  // namespace kt
