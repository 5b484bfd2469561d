#include "view/frame/presenter.h"

#include <algorithm>

#include "imgui.h"
#include "view/frame/transport.h"
#include "view/widgets/keys.h"

namespace kt {

void handle_presenter_keys(Ui& ui) {
  Presenting& presenting = ui.state.of<Presenting>();
  if (is_pressed(Key::present)) ui.ask(Present{});
  if (is_pressed(Key::code)) ui.ask(Share{.as_code = true});
  if (!presenting.on) {
    presenting.dot = false;
    return;
  }
  const bool is_for_other = presenting.has_list || !ui.snapshot.notice.empty();
  if (!is_for_other && ImGui::IsKeyPressed(ImGuiKey_Escape, false)) ui.ask(Present{.leave = true});
  if (is_pressed(Key::dot)) presenting.dot = !presenting.dot;
}

void turn_page(Ui& ui, bool next) {
  const auto is_bookmark = [](const Marker& marker) { return marker.kind == Marker::Kind::bookmark; };
  if (std::ranges::any_of(ui.snapshot.timeline.markers, is_bookmark))
    seek_marker(ui, next, Marker::Kind::bookmark);
  else
    ui.ask(StepBy{next ? 1 : -1});
}

// The same colour in every theme, with a rim that is visible on any background.
void draw_dot(Ui& ui) {
  if (!ui.state.of<Presenting>().dot || !ImGui::IsMousePosValid()) return;
  constexpr float kRadius = 9;
  ImDrawList* draw = ImGui::GetForegroundDrawList();
  const ImVec2 at = ImGui::GetIO().MousePos;
  draw->AddCircleFilled(at, kRadius + 2, IM_COL32(255, 255, 255, 230));
  draw->AddCircleFilled(at, kRadius, IM_COL32(255, 20, 60, 255));
  ImGui::SetMouseCursor(ImGuiMouseCursor_None);
}

}  // namespace kt
