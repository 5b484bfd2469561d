// The flame graph: what is in sight of it, and what a pointer and the keys do with it.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/say.h"
#include "app/settings/panel_rows.h"
#include "view/controls/imgui_access.h"
#include "view/pen/screen_pen.h"
#include "view/plot/flame_plot.h"
#include "view/plot/plot.h"
#include "view/plot/plot_picture.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kMinHeight = 170;
constexpr float kBetween = 8;
constexpr double kZoomStep = 1.25;
constexpr std::array<Choice, 2> kColours = {{{"squares", "By square", "Every square has a colour of its own."},
                                             {"in-vain", "Wasted", "Hatched: no tour begins this way."}}};

// Wheel and drag: the step under the pointer stays there.
void look_around(Ui& ui, FlamePanelState& state, const PlotData& plot, const PlotArea& area) {
  const ImGuiIO& io = ImGui::GetIO();
  const std::uint64_t last = last_step(ui.snapshot);
  if (ImGui::IsItemHovered() && ImGui::IsWindowFocused()) {
    keep_wheel(ImGui::GetItemID());
    if (io.MouseWheel != 0)
      zoom(state, last, std::pow(kZoomStep, -std::clamp(io.MouseWheel, -3.0f, 3.0f)), plot.x.value(area.share(io.MousePos.x)));
  }
  if (ImGui::IsItemActive() && ImGui::IsMouseDragging(0) && !state.is_whole())
    move(state, last, -static_cast<double>(io.MouseDelta.x / area.width()) * (state.to - state.from));
}

void point_at(Ui& ui, const FlamePanelState& state, const PlotData& plot, const PlotArea& area) {
  if (!ImGui::IsItemHovered() && !ImGui::IsItemDeactivated()) return;
  const ImGuiIO& io = ImGui::GetIO();
  const double step = plot.x.value(area.share(io.MousePos.x));
  const double share = static_cast<double>((area.max.y - io.MousePos.y) / area.height());
  const std::string words = stay_in_words(ui.snapshot, state, step, plot.y.value(share));
  if (!words.empty()) hint(words);
  const bool dragged = io.MouseDragMaxDistanceSqr[0] > io.MouseDragThreshold * io.MouseDragThreshold;
  if (ImGui::IsItemDeactivated() && !dragged) ui.ask(Seek{step_at(ui.snapshot, plot.x, area.share(io.MousePos.x)), true});
}

// The path at the present step, as a table.
void tell_stays(Ui& ui, const FlamePanelState& state, const PlotData& plot) {
  if (!ui.controls.collects_details() || !plot.empty.empty()) return;
  constexpr int kRows = 10;
  ui.controls.words(say(Message{"Plot of {0} against {1}", plot.y_name, plot.x_name}));
  for (int row = 1; row <= std::min(kRows, static_cast<int>(plot.y.high)); ++row) {
    const std::string words = stay_in_words(ui.snapshot, state, *plot.now, row);
    if (!words.empty()) ui.controls.words(words, "row");
  }
}

void draw_picture(Ui& ui, FlamePanelState& state, ImVec2 min, ImVec2 size) {
  const PlotData plot = flame_plot(ui.snapshot, state);
  ImGui::SetCursorScreenPos(min);
  if (!plot.empty.empty()) {
    ImGui::SetCursorScreenPos({min.x, min.y + size.y / 3});
    return quiet_text(ui, plot.empty, size.x);
  }
  tell_stays(ui, state, plot);
  ScreenPen pen;
  const PlotArea area = plot_area(pen, plot, min, {min.x + size.x, min.y + size.y});
  const char* const label = tr("Go to a step in the flame graph###flame-area");
  ImGui::SetCursorScreenPos({area.min.x, min.y});
  press_area(label, {area.width(), size.y});
  ui.controls.name_last(label);
  ui.controls.describe_last("slider", std::to_string(ui.snapshot.step), 0.0, static_cast<double>(last_step(ui.snapshot)));
  ui.controls.say_last(say(Message{"Step {0} of {1}", ui.snapshot.step, last_step(ui.snapshot)}));
  look_around(ui, state, plot, area);
  const float density = ImGui::GetIO().DisplayFramebufferScale.x;
  draw_plot(pen, ui.colours, flame_plot(ui.snapshot, state), area, density);
  point_at(ui, state, plot, area);
}

void draw_buttons(Ui& ui, FlamePanelState& state, float width) {
  Flow flow(width, 6);
  const float square = ImGui::GetFrameHeight();
  const std::uint64_t last = last_step(ui.snapshot);
  const auto here = static_cast<double>(ui.snapshot.step);
  const auto button = [&](const char* face, const char* label, float button_width) {
    flow.next(button_width);
    const bool pressed = sized_button((face + nameless(label)).c_str(), {button_width, square});
    ui.controls.name_last(label);
    hint_of_name(label, {.width = sentence_hint_width()});
    return pressed;
  };
  const auto wide = [](const char* face) { return ImGui::CalcTextSize(face).x + 24; };
  ImGui::BeginDisabled(last == 0);
  ImGui::BeginDisabled(state.is_whole());
  if (button("−", tr("Zoom out###flame-zoom-out"), square)) zoom(state, last, kZoomStep * kZoomStep, here);
  ImGui::EndDisabled();
  if (button("+", tr("Zoom in###flame-zoom-in"), square)) zoom(state, last, 1 / (kZoomStep * kZoomStep), here);
  ImGui::BeginDisabled(state.is_whole());
  const char* const all = tr("Whole run");
  if (button(all, tr("Whole run###flame-whole"), wide(all))) state.from = state.to = 0;
  ImGui::EndDisabled();
  const char* const save = tr("Save as SVG");
  if (button(save, tr("Save as SVG###flame-svg"), wide(save)))
    ui.ask(SaveFile{"flame-graph.svg", "image/svg+xml", flame_svg(ui.snapshot, state, ui.colours, ImGui::GetFont())});
  ImGui::EndDisabled();
}

}  // namespace

void draw_flame_panel(Ui& ui, ImVec2 size) {
  FlamePanelState& state = ui.state.of<FlamePanelState>();
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  if (state.to > static_cast<double>(last_step(ui.snapshot)) + 0.5) state.from = state.to = 0;  // another run
  const auto chosen = segmented(ui, "flame", kColours, kColours[static_cast<std::size_t>(state.colours)].id, size.x);
  if (chosen) state.colours = *chosen == kColours[0].id ? FlamePanelState::Colours::squares : FlamePanelState::Colours::in_vain;
  const float top = origin.y + ImGui::GetFrameHeight() + kBetween;
  push_font(nullptr, Type::small);
  const float height = std::max(kMinHeight, size.y - 2 * ImGui::GetFrameHeight() - 3 * kBetween);
  draw_picture(ui, state, {origin.x, top}, {size.x, height});
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({origin.x, top + height + kBetween});
  draw_buttons(ui, state, size.x);
  if (const ShowSteps steps = wanted_steps(state); steps != state.asked) {
    state.asked = steps;
    ui.ask(steps);
  }
}

}  // namespace kt
