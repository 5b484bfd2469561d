#include "view/time_ruler.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kt {
namespace {

constexpr double kShortest = -3, kLongest = 24;  // decimal logarithms of seconds
constexpr float kMarkRadius = 5;

struct Landmark {
  double log10_seconds;
  const char* name;
};
// A life of eighty years.
constexpr std::array<Landmark, 4> kLandmarks = {
    {{0, "1 s"}, {4.94, "a day"}, {9.40, "a life"}, {17.64, "the universe"}}};

}  // namespace

float place_on_ruler(double log10_seconds) {
  return static_cast<float>(std::clamp((log10_seconds - kShortest) / (kLongest - kShortest), 0.0, 1.0));
}

void draw_time_ruler(Ui& ui, const Wait& wait, float width) {
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const float left = origin.x + kMarkRadius, right = origin.x + width - kMarkRadius;
  const auto x_of = [&](double log10_seconds) { return left + (right - left) * place_on_ruler(log10_seconds); };
  const float y = std::round(origin.y + 9);

  draw->AddRectFilled({left, y - 1.5f}, {right, y + 1.5f}, ui.colours.border, 1.5f);
  const float at = x_of(wait.log10_seconds);
  draw->AddRectFilled({left, y - 1.5f}, {at, y + 1.5f}, ui.colours.accent, 1.5f);
  ImGui::PushFont(nullptr, Type::small);
  for (const Landmark& landmark : kLandmarks) {
    const float x = std::round(x_of(landmark.log10_seconds));
    draw->AddRectFilled({x, y - 5}, {x + 1, y + 6}, ui.colours.muted);
    const float half = ImGui::CalcTextSize(landmark.name).x / 2;
    const float start = std::clamp(x - half, origin.x, origin.x + width - 2 * half);
    draw->AddText({std::round(start), y + 9}, ui.colours.muted, landmark.name);
  }
  const float from = x_of(wait.log10_low), to = x_of(wait.log10_high);
  draw->AddRectFilled({from - 1, y - 4}, {to + 1, y + 4}, with_alpha(ui.colours.accent, 0.45f), 4);
  if (wait.log10_seconds > kLongest) {
    draw->AddTriangleFilled({at - 8, y - 7}, {at + kMarkRadius, y}, {at - 8, y + 7}, ui.colours.accent);
  } else {
    draw->AddCircleFilled({at, y}, kMarkRadius + 1.5f, ui.colours.background);
    draw->AddCircleFilled({at, y}, kMarkRadius, ui.colours.accent);
  }
  ImGui::Dummy({width, y + 9 + ImGui::GetFontSize() - origin.y});
  ImGui::PopFont();
}

}  // namespace kt
