#include "view/panels/time_ruler.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/widgets/sized.h"

namespace kt {
namespace {

constexpr double kShortest = -3, kLongest = 24;  // decimal logarithms of seconds
constexpr float kMarkRadius = 5;

}  // namespace

float place_on_ruler(double log10_seconds) {
  return static_cast<float>(std::clamp((log10_seconds - kShortest) / (kLongest - kShortest), 0.0, 1.0));
}

void draw_time_ruler(Ui& ui, const Wait& wait, float width) {
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const float left = origin.x + kMarkRadius, right = origin.x + width - kMarkRadius;
  const auto x_of = [&](double log10_seconds) { return left + (right - left) * place_on_ruler(log10_seconds); };
  const float y = std::round(origin.y + 14);

  draw->AddRectFilled({left, y}, {right, y + 1}, ui.colours.muted);
  push_font(nullptr, Type::small);
  for (const WaitLandmark& landmark : wait_landmarks()) {
    const float x = std::round(x_of(landmark.log10_seconds));
    draw->AddRectFilled({x, y - 4}, {x + 1, y + 5}, ui.colours.muted);
    const char* const name = tr(landmark.name);
    const float half = ImGui::CalcTextSize(name).x / 2;
    const float start = std::clamp(x - half, origin.x, origin.x + width - 2 * half);
    draw->AddText({std::round(start), y + 8}, ui.colours.muted, name);
  }
  const float from = x_of(wait.log10_low), to = x_of(wait.log10_high), at = x_of(wait.log10_seconds);
  if (to - from > 4) draw->AddRectFilled({from, y - 2}, {to, y + 3}, ui.colours.accent, 2);
  if (wait.log10_seconds > kLongest) {
    draw->AddTriangleFilled({at - 9, y - 6}, {at + kMarkRadius, y + 0.5f}, {at - 9, y + 7}, ui.colours.accent);
  } else {
    draw->AddTriangleFilled({at - 6, y - 14}, {at + 6, y - 14}, {at, y - 3}, ui.colours.accent);
  }
  space({width, y + 8 + ImGui::GetFontSize() - origin.y});
  ImGui::PopFont();
}

}  // namespace kt
