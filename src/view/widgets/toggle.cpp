#include "view/widgets/toggle.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/pen/screen_pen.h"
#include "view/widgets/hint.h"
#include "view/widgets/labels.h"
#include "view/widgets/sized.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr float kBoxGap = 6;
constexpr float kPadding = 8;

float box_side() { return std::round(ImGui::GetFontSize() * 0.93f); }

}  // namespace

float toggle_width(const char* text) {
  return std::max(2 * kPadding + box_side() + kBoxGap + ImGui::CalcTextSize(text).x, ImGui::GetFrameHeight());
}

bool toggle(Ui& ui, const char* label, const char* text, bool on) {
  const float width = std::min(toggle_width(text), ImGui::GetContentRegionAvail().x);
  const bool pressed = press_area(label, {width, ImGui::GetFrameHeight()});
  ui.controls.name_last(label);
  ui.controls.describe_last("checkbox");
  ui.controls.check_last(on);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  if (ImGui::IsItemHovered()) draw->AddRectFilled(min, max, ui.colours.hovered, kRounding);
  const float side = box_side(), r = side / 2;
  const ImVec2 c{min.x + kPadding + r, std::round((min.y + max.y) / 2)};
  const ImVec2 corner{c.x - r, c.y - r}, other{c.x + r, c.y + r};
  if (on) {
    draw->AddRectFilled(corner, other, ui.colours.accent, 3);
    const ImVec2 check[] = {{c.x - r * 0.5f, c.y}, {c.x - r * 0.1f, c.y + r * 0.4f}, {c.x + r * 0.55f, c.y - r * 0.4f}};
    draw->AddPolyline(check, 3, ui.colours.on_accent, ImDrawFlags_None, 1.8f);
  } else {
    draw->AddRect(corner, other, ui.colours.muted, 3, 0, 1.3f);
  }
  const float left = other.x + kBoxGap;
  const std::string shown = shortened(ScreenPen(), text, ImGui::GetFontSize(), max.x - left);
  draw->AddText({left, std::round((min.y + max.y - ImGui::GetFontSize()) / 2)}, ui.colours.text, shown.c_str());
  hint_of_name(label);
  return pressed;
}

}  // namespace kt
