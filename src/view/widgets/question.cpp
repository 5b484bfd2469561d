#include "view/widgets/question.h"

#include <iterator>
#include <utility>

#include "view/widgets/sized.h"
#include "view/widgets/text.h"

namespace kt {

void draw_question(Ui& ui, std::string_view question, std::string_view plan, float width) {
  ui.controls.words(question, "heading");
  push_font(nullptr, Type::sentence);
  wrapped_text(question, width);
  ImGui::PopFont();
  if (!plan.empty()) small_text(ui, plan, width);
  space({0, 4});
}

bool flow_button(Flow& flow, const char* label) {
  flow.next(ImGui::CalcTextSize(label, nullptr, true).x + 2 * ImGui::GetStyle().FramePadding.x);
  return ImGui::Button(label);
}

bool primary_button(Ui& ui, Flow& flow, const char* label) {
  const Palette& c = ui.colours;
  const std::pair<ImGuiCol, ImU32> styles[] = {{ImGuiCol_Button, c.accent},
                                               {ImGuiCol_ButtonHovered, mix(c.accent, c.text, 0.15f)},
                                               {ImGuiCol_ButtonActive, mix(c.accent, c.text, 0.3f)},
                                               {ImGuiCol_Text, c.on_accent}};
  for (const auto& [place, colour] : styles) ImGui::PushStyleColor(place, colour);
  const bool pressed = flow_button(flow, label);
  ImGui::PopStyleColor(static_cast<int>(std::size(styles)));
  return pressed;
}

}  // namespace kt
