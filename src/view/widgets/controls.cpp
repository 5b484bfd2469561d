#include "view/widgets/controls.h"

#include <algorithm>
#include <cmath>

#include "app/settings/decimal.h"
#include "app/settings/json.h"

namespace kt {

void ControlList::add(ImGuiID item, ImVec2 min, ImVec2 max, bool enabled) {
  controls_.push_back({.item = item, .role = "button", .min = min, .max = max, .enabled = enabled});
}

void ControlList::name(ImGuiID item, std::string_view label, std::optional<bool> checked, std::string_view role) {
  const auto mark = label.find("###");
  Control* control = last(item);
  if (!control || mark == std::string_view::npos) return;
  control->label = label.substr(0, mark);
  control->id = label.substr(mark + 3);
  control->checked = checked;
  if (!role.empty()) control->role = role;
}

void ControlList::describe(ImGuiID item, std::string_view role, std::optional<std::string> value,
                           std::optional<double> lowest, std::optional<double> highest) {
  Control* control = last(item);
  if (!control) return;
  control->role = role;
  control->value = std::move(value);
  control->lowest = lowest;
  control->highest = highest;
}

void ControlList::check_last(bool checked) {
  if (Control* control = last(ImGui::GetItemID())) control->checked = checked;
}

void ControlList::explain_last(std::string_view description) {
  if (Control* control = last(ImGui::GetItemID())) control->description = description;
}

std::vector<Control> ControlList::list() const {
  std::vector<Control> named;
  std::ranges::copy_if(controls_, std::back_inserter(named),
                       [](const Control& control) { return !control.id.empty(); });
  return named;
}

const Control* ControlList::find(std::string_view id) const {
  const auto found = std::ranges::find(controls_, id, &Control::id);
  return found == controls_.end() ? nullptr : &*found;
}

Control* ControlList::last(ImGuiID item) {
  const auto found = std::ranges::find(controls_.rbegin(), controls_.rend(), item, &Control::item);
  return found == controls_.rend() ? nullptr : &*found;
}

std::string controls_json(const ControlList& controls, float scale) {
  const auto number = [](double value) { return Json::written(shortest_decimal(std::round(value * 1000) / 1000)); };
  const auto pixels = [&](float units) { return number(static_cast<double>(units * scale)); };
  const auto written = [&](const Control& control) {
    std::vector<JsonMember> members = {{"id", control.id},
                                       {"label", control.label},
                                       {"role", control.role},
                                       {"rect", json_object({{"x", pixels(control.min.x)},
                                                             {"y", pixels(control.min.y)},
                                                             {"width", pixels(control.max.x - control.min.x)},
                                                             {"height", pixels(control.max.y - control.min.y)}})},
                                       {"enabled", control.enabled}};
    if (control.checked) members.push_back({"checked", *control.checked});
    if (control.value) members.push_back({"value", control.lowest ? Json::written(*control.value) : *control.value});
    if (control.lowest) members.push_back({"min", number(*control.lowest)});
    if (!control.description.empty()) members.push_back({"description", control.description});
    if (control.highest) members.push_back({"max", number(*control.highest)});
    return json_object(members);
  };
  return json_list(controls.list(), written).text;
}

}  // namespace kt
