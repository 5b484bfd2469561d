// Module `controls`: the list of controls on the canvas, collected from Dear ImGui's stream of items, for assistive
// technology, scripts and tests.
//
// A widget is in the list if its label has an id: "Play###play". Dear ImGui's test-engine hooks report every item with
// its rectangle and state (imgui_access.cpp, which also has everything else that is not in Dear ImGui's public
// interface). Widgets add only what the stream lacks: role, value, range. Positions are in units of the interface, from
// the top left of the canvas.
//
// With web/imgui-dom, whose README explains how, it works for any program with Dear ImGui. May know: Dear ImGui, and
// how JSON is written, but nothing about the content. Begin with ControlList.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"

namespace kt {

// An entry of a list or a menu.
struct ControlOption {
  std::string id, label, description;
  bool enabled = true;
};

struct Control {
  ImGuiID item = 0;
  std::string id;
  std::string label;
  std::string role;
  ImVec2 min, max;
  bool enabled = true;
  std::optional<bool> checked;
  std::optional<std::string> value;  // a number if there is a range
  std::optional<double> lowest, highest;
  std::string description;  // what it does, or why it is disabled; may be empty
  std::string_view region;  // its place, by an id that is the same in every language
  std::string heading;      // heading of the region, in words
  std::string group;        // the row of a form that it belongs to
  std::string text;         // its value as it is shown: "9 steps per second"
  std::vector<ControlOption> options;
};

class ControlList {
 public:
  void begin_frame();

  // From now on collects what only screen readers need: texts, values as they are shown, the entries of lists. Until
  // then it costs nothing.
  void collect_details() { collects_details_ = true; }
  bool collects_details() const { return collects_details_; }

  // Called by imgui_access.cpp.
  void add(ImGuiID item, ImVec2 min, ImVec2 max, bool enabled);
  void name(ImGuiID item, std::string_view label, std::optional<bool> checked, std::string_view role);

  // Adds what the stream lacks to the last item. The first one needs a label with an id, as in "Play###play".
  void name_last(std::string_view label) { name(ImGui::GetItemID(), label, {}, {}); }
  void describe(ImGuiID item, std::string_view role, std::optional<std::string> value = {},
                std::optional<double> lowest = {}, std::optional<double> highest = {});
  void describe_last(std::string_view role, std::optional<std::string> value = {}, std::optional<double> lowest = {},
                     std::optional<double> highest = {}) {
    describe(ImGui::GetItemID(), role, std::move(value), lowest, highest);
  }
  void check_last(bool checked);
  void explain_last(std::string_view description);

  // The following items are in this region (`name` must stay valid), under its heading if that is another text (valid
  // until the end of the frame). Or they belong to this row of a form.
  void region(std::string_view name, std::string_view heading = {}) {
    region_ = name;
    heading_ = heading.empty() ? name : heading;
    group_.clear();
  }
  void group(std::string_view name) { group_ = name; }

  // The following calls do nothing until details are collected: the value of the last item in words; the entries of a
  // list or a menu; drawn texts, as "text", "heading" or "alert", or as the "row" of a table, whose cells are lines.
  void say_last(std::string_view text);
  void offer(ImGuiID item, std::vector<ControlOption> options);
  void words(std::string_view text, std::string_view role = "text");
  // A part that the page describes itself, by its role: a list, a tree.
  void part(std::string_view label, std::string_view role, ImVec2 min, ImVec2 max);

  // Scrolls the control with this id, or the part with this role, into view in the next frame.
  void reveal(std::string_view id);

  // Chooses an option or a number from outside; the widget with this id takes it in the next frame.
  void choose(std::string_view id, std::string_view option);
  std::optional<std::string> take_choice(std::string_view id);

  // The controls with an id, in drawing order; or everything with a name, including texts.
  std::vector<Control> list() const;
  std::vector<Control> items() const;
  const Control* find(std::string_view id) const;

 private:
  Control* last(ImGuiID item);

  std::vector<Control> controls_;
  bool collects_details_ = false;
  std::string_view region_, heading_;
  std::string group_;
  struct Request {
    std::string id, option;
    int frames = 0;  // frames since then: it waits for one
  };
  std::optional<Request> chosen_, revealed_;
};

// Adds every item of the current context to the list from now on.
void listen_to_items(ControlList& list);
// Also reports items of this frame that are scrolled out of view.
void report_hidden_items();
// Scrolls the current window until this is visible.
void scroll_to(ImVec2 min, ImVec2 max);

// With rectangles in pixels of the page, `scale` per unit. The second one has everything that web/imgui-dom needs.
std::string controls_json(const ControlList& controls, float scale = 1);
std::string items_json(const ControlList& controls, float scale = 1);

}  // namespace kt
