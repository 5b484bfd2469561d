#include "view/widgets/hint.h"

#include <algorithm>

#include "view/pen/theme.h"
#include "view/widgets/labels.h"
#include "view/widgets/text.h"

namespace kt {

void hint(const std::string& words, HintPlace place) {
  if (place.above) ImGui::SetNextWindowPos({place.above->x, place.above->y - 6}, ImGuiCond_Always, {0.5f, 1});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(10, 6));
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
