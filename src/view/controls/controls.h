// Folder `controls`: what can be operated on the canvas now, collected from Dear ImGui's own stream of items: for screen
// readers and other helping technology, for scripts, and for tests.
//
// A widget belongs to the list when its label names an id: "Play###play". Dear ImGui's test-engine hooks report every
// item with its rectangle and state (imgui_access.cpp, which also has what later folders need of what is no part of Dear
// ImGui's interface); widgets add only what the stream lacks (role, value, range). Positions are in units of the
// interface, from the top left of the canvas.
//
// With web/imgui-dom, whose README says how, it serves any other program with Dear ImGui. May know: Dear ImGui, and how
// JSON is written; nothing of what is drawn. Begin with ControlList.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"

namespace kt {

// One of what a list or a menu offers.
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
  std::optional<std::string> value;  // a number when there is a range
  std::optional<double> lowest, highest;
  std::string description;  // what it does, or why it can not be used now; may be empty
  std::string_view region;  // where it stands, by which it is known in every language
  std::string heading;      // over that, in words
  std::string group;        // the row of a form that it belongs to
  std::string text;         // its value as it is seen: "9 steps a second"
  std::vector<ControlOption> options;
};

class ControlList {
 public:
  void begin_frame();

  // Somebody wants to know what only those need who do not see the canvas: words, values as they are seen, what lists
  // offer. Until then it costs nothing.
  void hear() { heard_ = true; }
  bool is_heard() const { return heard_; }

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

  // What is drawn from now on stands in this region, whose name must stay, under its heading, if that is another text:
  // it must stay till the end of the frame. Or it belongs to this row of a form.
  void region(std::string_view name, std::string_view heading = {}) {
    region_ = name;
    heading_ = heading.empty() ? name : heading;
    group_.clear();
  }
  void group(std::string_view name) { group_ = name; }

  // The rest says something only while somebody hears it. What the last item's value is called; what a list or a menu
  // offers; words that are drawn, as "text", "heading" or "alert", or as the "row" of a table, whose cells are lines.
  void say_last(std::string_view text);
  void offer(ImGuiID item, std::vector<ControlOption> options);
  void words(std::string_view text, std::string_view role = "text");
  // What the page tells in a way of its own, by its role: a list, a tree.
  void part(std::string_view label, std::string_view role, ImVec2 min, ImVec2 max);

  // The control of that id, or the part of that role, is scrolled into sight, in the next frame.
  void reveal(std::string_view id);

  // An option is chosen from outside; the widget of that id takes it in the next frame.
  void choose(std::string_view id, std::string_view option);
  std::optional<std::string> take_choice(std::string_view id);

  // Those with an id, in the order of drawing; or all that has a name, words as well.
  std::vector<Control> list() const;
  std::vector<Control> items() const;
  const Control* find(std::string_view id) const;

 private:
  Control* last(ImGuiID item);

  std::vector<Control> controls_;
  bool heard_ = false;
  std::string_view region_, heading_;
  std::string group_;
  struct Asked {
    std::string id, option;
    int frames = 0;  // that have begun since: it waits for one
  };
  std::optional<Asked> chosen_, revealed_;
};

// From now on the list hears of every item of the current context.
void listen_to_items(ControlList& list);
// In this frame items are reported that are scrolled out of sight, too.
void report_hidden_items();
// Scrolls the current window so that this is seen.
void scroll_to(ImVec2 min, ImVec2 max);

// With rectangles in pixels of the page, of which a unit has `scale`. The second: with all that web/imgui-dom needs.
std::string controls_json(const ControlList& controls, float scale = 1);
std::string items_json(const ControlList& controls, float scale = 1);

}  // namespace kt
