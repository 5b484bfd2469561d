// Widgets with a text field.
#include <algorithm>
#include <cstdint>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "core/basics/parse_number.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

// True if the last item, a field, was left with another number than the one it had when it got the focus. The value may
// have changed meanwhile, and with it the text that is compared by Dear ImGui.
bool is_left_changed(std::uint64_t value, std::optional<std::uint64_t> typed) {
  int& before = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetItemID());
  if (ImGui::IsItemActivated()) before = static_cast<int>(value);
  return ImGui::IsItemDeactivatedAfterEdit() && typed && static_cast<int>(*typed) != before;
}

}  // namespace

std::optional<std::uint64_t> take_number(Ui& ui, std::string_view id) {
  const auto taken = ui.controls.take_choice(id);
  return taken ? parse_number<std::uint64_t>(*taken) : std::nullopt;
}

std::optional<int> stepper(Ui& ui, std::string_view id, std::string_view name, int value, int lowest, int highest,
                           float width) {
  constexpr float kApart = 2;
  const float side = ImGui::GetFrameHeight();
  int edited = value;
  const auto button = [&](const char* sign, const Message& does, int by, bool possible) {
    const std::string label = labelled(say(does), std::string(id) + sign);
    ImGui::BeginDisabled(!possible);
    ImGui::PushItemFlag(ImGuiItemFlags_ButtonRepeat, true);
    if (press_area(label.c_str(), {side, side})) edited = value + by;
    ImGui::PopItemFlag();
    ui.controls.name_last(label);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImGui::GetWindowDrawList()->AddRectFilled(min, max, button_face(ui, false), kRounding);
    ImGui::GetWindowDrawList()->AddRect(min, max, with_alpha(edge_of(ui.colours), possible ? 1.0f : 0.35f), kRounding);
    centred_text(min, max, by < 0 ? "−" : "+", with_alpha(ui.colours.text, possible ? 1.0f : 0.35f));
    ImGui::EndDisabled();
  };
  button("-", Message{"Decrease {0}", name}, -1, value > lowest);
  ImGui::SameLine(0, kApart);
  char text[16] = {};
  std::to_string(value).copy(text, sizeof text - 1);
  const std::string field = labelled("", id);
  next_item_width(width - 2 * (side + kApart));
  ImGui::InputText(field.c_str(), text, sizeof text, ImGuiInputTextFlags_AutoSelectAll);
  ui.controls.name_last(labelled(name, id));
  ui.controls.describe_last("spinbutton", std::to_string(value), lowest, highest);
  auto typed = parse_number<std::uint64_t>(text);
  if (!is_left_changed(value, typed)) typed = take_number(ui, id);
  if (typed) edited = static_cast<int>(std::clamp<std::uint64_t>(*typed, lowest, highest));
  ImGui::SameLine(0, kApart);
  button("+", Message{"Increase {0}", name}, +1, value < highest);
  return edited == value ? std::nullopt : std::optional(edited);
}

std::optional<std::string> number_field(Ui& ui, std::string_view label, std::uint64_t value, float width,
                                        float padding) {
  char text[32] = {};
  say(value).copy(text, sizeof text - 1);
  next_item_width(width);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(8, padding));
  const std::string field = nameless(label);
  const bool entered = ImGui::InputText(field.c_str(), text, sizeof text,
                                        ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::PopStyleVar();
  ui.controls.name_last(label);
  ui.controls.describe_last("spinbutton", std::to_string(value), 0.0);
  std::string digits;
  for (const char c : std::string_view(text)) {
    if (c >= '0' && c <= '9') digits += c;
  }
  const auto typed = parse_number<std::uint64_t>(digits);
  const bool is_meant = is_left_changed(value, typed) || entered;
  if (!is_meant || digits.empty() || typed == value) return {};
  return digits;
}

}  // namespace kt
