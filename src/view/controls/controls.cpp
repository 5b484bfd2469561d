#include "view/controls/controls.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/settings/json.h"
#include "core/basics/decimal.h"

namespace kt {

void ControlList::begin_frame() {
  if (collects_details_) report_hidden_items();
  controls_.clear();
  region_ = heading_ = {};
  group_.clear();
  for (std::optional<Request>* asked : {&chosen_, &revealed_}) {
    if (*asked && ++(*asked)->frames > 1) asked->reset();
  }
}

void ControlList::add(ImGuiID item, ImVec2 min, ImVec2 max, bool enabled) {
  controls_.push_back({.item = item,
                       .role = "button",
                       .min = min,
                       .max = max,
                       .enabled = enabled,
                       .region = region_,
                       .heading = std::string(heading_)});
}

void ControlList::name(ImGuiID item, std::string_view label, std::optional<bool> checked, std::string_view role) {
  const auto mark = label.find("###");
  Control* control = last(item);
  if (!control || mark == std::string_view::npos) return;
  control->label = label.substr(0, mark);
  control->id = label.substr(mark + 3);
  control->group = group_;
  if (revealed_ && revealed_->id == control->id) {
    scroll_to(control->min, control->max);
    revealed_.reset();
  }
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

void ControlList::say_last(std::string_view text) {
  if (Control* control = collects_details_ ? last(ImGui::GetItemID()) : nullptr) control->text = text;
}

void ControlList::offer(ImGuiID item, std::vector<ControlOption> options) {
  if (Control* control = collects_details_ ? last(item) : nullptr) control->options = std::move(options);
}

void ControlList::words(std::string_view text, std::string_view role) {
  if (!collects_details_ || text.empty()) return;
  controls_.push_back(
      {.label = std::string(text), .role = std::string(role), .region = region_, .heading = std::string(heading_)});
}

void ControlList::part(std::string_view label, std::string_view role, ImVec2 min, ImVec2 max) {
  if (!collects_details_) return;
  if (revealed_ && revealed_->id == role) {
    scroll_to(min, max);
    revealed_.reset();
  }
  controls_.push_back({.label = std::string(label),
                       .role = std::string(role),
                       .min = min,
                       .max = max,
                       .region = region_,
                       .heading = std::string(heading_)});
}

void ControlList::choose(std::string_view id, std::string_view option) {
  chosen_ = Request{std::string(id), std::string(option)};
}

void ControlList::reveal(std::string_view id) { revealed_ = Request{std::string(id), {}}; }

std::optional<std::string> ControlList::take_choice(std::string_view id) {
  if (!chosen_ || chosen_->id != id) return {};
  return std::exchange(chosen_, {})->option;
}

std::vector<Control> ControlList::items() const {
  std::vector<Control> named;
  std::ranges::copy_if(controls_, std::back_inserter(named),
                       [](const Control& control) { return !control.label.empty(); });
  return named;
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
  if (item == 0) return nullptr;  // a text without an item
  const auto found = std::ranges::find(controls_.rbegin(), controls_.rend(), item, &Control::item);
  return found == controls_.rend() ? nullptr : &*found;
}

namespace {

Json number(double value) { return Json::written(shortest_decimal(std::round(value * 1000) / 1000)); }

std::vector<JsonMember> members_of(const Control& control, float scale) {
  const auto pixels = [&](float units) { return number(static_cast<double>(units * scale)); };
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
  return members;
}

Json option_json(const ControlOption& option) {
  return json_object(
      {{"id", option.id}, {"label", option.label}, {"description", option.description}, {"enabled", option.enabled}});
}

}  // namespace

std::string controls_json(const ControlList& controls, float scale) {
  return json_list(controls.list(), [&](const Control& control) { return json_object(members_of(control, scale)); })
      .text;
}

std::string items_json(const ControlList& controls, float scale) {
  const auto written = [&](const Control& control) {
    std::vector<JsonMember> members = members_of(control, scale);
    members.push_back({"region", control.region});
    if (control.heading != control.region) members.push_back({"heading", control.heading});
    if (!control.group.empty()) members.push_back({"group", control.group});
    if (!control.text.empty()) members.push_back({"text", control.text});
    if (!control.options.empty()) members.push_back({"options", json_list(control.options, option_json)});
    return json_object(members);
  };
  return json_list(controls.items(), written).text;
}

}  // namespace kt
