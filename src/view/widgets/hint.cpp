#include "view/widgets/hint.h"

#include <algorithm>

#include "view/pen/theme.h"
#include "view/widgets/labels.h"
#include "view/widgets/text.h"

namespace kt {

void hint(const std::string& words, HintPlace place) {
  constexpr ImVec2 kPadding{10, 6};
  constexpr float kRim = 4;  // beside the window's edge
  if (place.above) {
    const float needed = ImGui::CalcTextSize(words.c_str()).x;
    const float half = (place.width > 0 ? std::min(needed, place.width) : needed) / 2 + kPadding.x + kRim;
    const float x = std::max(half, std::min(place.above->x, ImGui::GetIO().DisplaySize.x - half));
    ImGui::SetNextWindowPos({x, place.above->y - 6}, ImGuiCond_Always, {0.5f, 1});
  }
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, kPadding);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, kRounding);
  if (ImGui::BeginTooltip()) {
    if (place.width > 0)
      wrapped_text(words, place.width);
    else
      ImGui::TextUnformatted(words.c_str());
    ImGui::EndTooltip();
  }
  ImGui::PopStyleVar(2);
}

void hint_of_name(std::string_view label, HintPlace place) {
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) hint(name_of(label), place);
}

float sentence_hint_width() { return std::min(280.0f, ImGui::GetIO().DisplaySize.x - 40); }

}  // namespace kt
