#include "view/transport.h"

#include <cmath>
#include <string>

#include "app/sentence.h"
#include "view/layout.h"
#include "view/widgets.h"

namespace kt {
namespace {

std::string asked(Speed speed) {
  switch (speed.mode) {
    case Speed::Mode::per_frame: return "1 step a frame";
    case Speed::Mode::max: return "Maximum";
    default: break;
  }
  if (speed.rate < 1) return "1 step in " + std::to_string(static_cast<int>(std::lround(1 / speed.rate))) + " seconds";
  const auto rate = static_cast<std::uint64_t>(std::llround(speed.rate));
  return with_separators(rate) + (rate == 1 ? " step a second" : " steps a second");
}

std::string measured(double rate) {
  if (rate <= 0) return {};
  if (rate < 10) {
    const auto tenths = std::llround(rate * 10);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " steps/s";
  }
  // Three digits are as much as can be meant.
  const double magnitude = std::pow(10.0, std::floor(std::log10(rate)) - 2);
  return with_separators(static_cast<std::uint64_t>(std::round(rate / magnitude) * magnitude)) + " steps/s";
}

void draw_speed(Ui& ui, float width, float height) {
  const Speed speed = ui.snapshot.settings.speed;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  muted_text(ui, "Speed");
  ImGui::SameLine();
  ImGui::TextUnformatted(asked(speed).c_str());
  if (const std::string rate = measured(ui.snapshot.steps_per_second); !rate.empty()) {
    number_text({origin.x + width, origin.y}, rate, Type::body, ui.colours.muted);
  }
  ImGui::SetCursorScreenPos({origin.x, origin.y + ImGui::GetTextLineHeight()});
  const auto moved =
      stop_slider(ui, "Speed###speed", static_cast<int>(nearest_speed_stop(speed)),
                  static_cast<int>(speed_stops().size()), asked(speed), {width, height - ImGui::GetTextLineHeight()});
  if (moved) ui.set("speed", to_string(speed_stops()[static_cast<std::size_t>(*moved)]));
}

}  // namespace

void draw_transport(Ui& ui, float width, bool one_line) {
  const Snapshot& snapshot = ui.snapshot;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const float side = kTouch;
  const float gap = one_line ? 8 : std::min(16.0f, (width - 5 * side) / 3);
  const float buttons = 4 * side + side * 0.3f + 3 * gap;
  ImGui::SetCursorScreenPos({one_line ? origin.x : origin.x + (width - buttons) / 2, origin.y});
  const ImVec2 size{side, side};
  if (icon_button(ui, "To start###to-start", Icon::to_start, size, snapshot.can_step_back)) ui.ask(Seek{0});
  ImGui::SameLine(0, gap);
  if (icon_button(ui, "Step back###back", Icon::back, size, snapshot.can_step_back)) ui.ask(StepBy{-1});
  ImGui::SameLine(0, gap);
  const ImVec2 wide{side * 1.3f, side};
  if (snapshot.state == RunState::playing) {
    if (icon_button(ui, "Pause###play", Icon::pause, wide, true, true)) ui.ask(Pause{});
  } else {
    const char* label = snapshot.state == RunState::tour ? "Find the next tour###play" : "Play###play";
    if (icon_button(ui, label, Icon::play, wide, snapshot.can_step, true)) ui.ask(Play{});
  }
  ImGui::SameLine(0, gap);
  if (icon_button(ui, "Step###forward", Icon::forward, size, snapshot.can_step)) ui.ask(StepBy{1});

  if (one_line) {
    ImGui::SetCursorScreenPos({origin.x + buttons + 28, origin.y});
    draw_speed(ui, width - buttons - 28, side);
  } else {
    ImGui::SetCursorScreenPos({origin.x, origin.y + side + 12});
    draw_speed(ui, width, side);
  }
}

void handle_keys(Ui& ui) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.WantTextInput || io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
  if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)) return;
  const bool playing = ui.snapshot.state == RunState::playing;
  if (ImGui::IsKeyPressed(ImGuiKey_Space, false)) ui.ask(playing ? Command(Pause{}) : Command(Play{}));
  if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) ui.ask(StepBy{-1});
  if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) ui.ask(StepBy{1});
  if (ImGui::IsKeyPressed(ImGuiKey_Home, false)) ui.ask(Seek{0});
  if (ImGui::IsKeyPressed(ImGuiKey_R, false)) ui.ask(Reset{});
  if (ImGui::IsKeyPressed(ImGuiKey_Equal) || ImGui::IsKeyPressed(ImGuiKey_KeypadAdd)) ui.ask(ChangeSpeed{1});
  if (ImGui::IsKeyPressed(ImGuiKey_Minus) || ImGui::IsKeyPressed(ImGuiKey_KeypadSubtract)) ui.ask(ChangeSpeed{-1});
}

}  // namespace kt
