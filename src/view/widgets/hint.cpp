#include "view/widgets/hint.h"

#include "imgui.h"

namespace kt {

void hint(const std::string& text) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(10, 6));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 6);
  ImGui::SetTooltip("%s", text.c_str());
  ImGui::PopStyleVar(2);
}

std::string name_of(std::string_view label) { return std::string(label.substr(0, label.find("###"))); }

}  // namespace kt
