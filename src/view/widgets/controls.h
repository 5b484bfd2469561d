// What can be operated on the canvas now, collected from Dear ImGui's own stream of items.
//
// A widget belongs to the list when its label names an id: "Play###play". Dear ImGui's test-engine hooks report every
// item with its rectangle and state; widgets add only what the stream lacks (role, value, range). Positions are in
// units of the interface, from the top left of the canvas.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"

namespace kt {

struct Control {
  ImGuiID item = 0;
  std::string id;
  std::string label;
  std::string role;
  ImVec2 min, max;
  bool enabled = true;
  std::optional<bool> checked;
  std::optional<std::string> value;  // a number when there is a range
  std::optional<double> lowest, highest;
  std::string description;  // what it does, or why it can not be used now; may be empty
};

class ControlList {
 public:
  void begin_frame() { controls_.clear(); }

  // Called by imgui_access.cpp.
  void add(ImGuiID item, ImVec2 min, ImVec2 max, bool enabled);
  void name(ImGuiID item, std::string_view label, std::optional<bool> checked, std::string_view role);

  // What the stream does not say of an item. The first needs a label with an id, as in "Play###play".
  void name_last(std::string_view label) { name(ImGui::GetItemID(), label, {}, {}); }
  void describe(ImGuiID item, std::string_view role, std::optional<std::string> value = {},
                std::optional<double> lowest = {}, std::optional<double> highest = {});
  void describe_last(std::string_view role, std::optional<std::string> value = {}, std::optional<double> lowest = {},
                     std::optional<double> highest = {}) {
    describe(ImGui::GetItemID(), role, std::move(value), lowest, highest);
  }
  void check_last(bool checked);
  void explain_last(std::string_view description);

  // Those with a name, in the order of drawing.
  std::vector<Control> list() const;
  const Control* find(std::string_view id) const;

 private:
  Control* last(ImGuiID item);

  std::vector<Control> controls_;
};

// With rectangles in pixels of the page, of which a unit has `scale`.
std::string controls_json(const ControlList& controls, float scale = 1);

}  // namespace kt
