// A single panel on a wider canvas: draws it from an invented snapshot, clicks, drags and scrolls it, and finds the
// area that it has drawn on.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "view/code/code_panel.h"
#include "view/controls/controls.h"
#include "view/headless.h"
#include "view/panels/panels.h"
#include "view/pen/assets.h"

namespace kt {

class PanelScreen {
 public:
  using Draw = void (*)(Ui&, ImVec2);

  PanelScreen(Draw draw, ImVec2 panel)
      : size(panel),
        screen_({std::max(1200.0f, panel.x + 2 * kLeft), std::max(1400.0f, panel.y + 2 * kTop)}),
        draw_(draw) {
    ImGui::GetIO().IniFilename = nullptr;
    load_font();
    load_code_font(programs().font);
    state.of<ListingStore>().listings = parse_listings(programs().listings);
    listen_to_items(controls);
  }
  PanelScreen(Draw draw, float width) : PanelScreen(draw, ImVec2(width, 340)) {}

  float left() const { return kLeft; }
  float right() const { return kLeft + size.x; }

  std::vector<Command> frame(const Snapshot& snapshot) {
    std::vector<Command> commands;
    const Palette& colours = theme_for(snapshot.settings.theme, {}).colours;
    apply_style(colours);
    controls.begin_frame();
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("page", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoBackground);
    if (for_fingers) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(12, (44 - ImGui::GetFontSize()) / 2));
    ImGui::SetCursorScreenPos({kLeft, kTop});
    Ui ui{snapshot, colours, controls, state, commands};
    ImGui::BeginGroup();
    draw_(ui, size);
    ImGui::EndGroup();
    if (for_fingers) ImGui::PopStyleVar();
    ImGui::End();
    Headless::end_frame();
    return commands;
  }

  std::vector<Command> frames(const Snapshot& snapshot, int count) {
    std::vector<Command> all;
    while (count-- > 0) {
      for (Command& command : frame(snapshot)) all.push_back(std::move(command));
    }
    return all;
  }

  // At a relative position in the control; the pointer leaves afterwards.
  std::vector<Command> click(const Snapshot& snapshot, const std::string& id, float x = 0.5f, float y = 0.5f) {
    frame(snapshot);
    const Control* control = controls.find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return {};
    const ImVec2 min = control->min, max = control->max;
    std::vector<Command> all;
    const auto collect = [&] {
      for (Command& command : frame(snapshot)) all.push_back(std::move(command));
    };
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(min.x + (max.x - min.x) * x, min.y + (max.y - min.y) * y);
    collect();
    io.AddMouseButtonEvent(0, true);
    collect();
    io.AddMouseButtonEvent(0, false);
    collect();
    io.AddMousePosEvent(-1e6f, -1e6f);
    collect();
    return all;
  }

  void drag(const Snapshot& snapshot, ImVec2 from, ImVec2 by) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(from.x, from.y);
    frame(snapshot);
    io.AddMouseButtonEvent(0, true);
    frame(snapshot);
    for (int i = 1; i <= 4; ++i) {
      io.AddMousePosEvent(from.x + by.x * static_cast<float>(i) / 4, from.y + by.y * static_cast<float>(i) / 4);
      frame(snapshot);
    }
    io.AddMouseButtonEvent(0, false);
    frame(snapshot);
  }

  std::vector<Command> wheel(const Snapshot& snapshot, ImVec2 at, float by) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    std::vector<Command> all = frames(snapshot, 2);
    ImGui::GetIO().AddMouseWheelEvent(0, by);
    for (Command& command : frames(snapshot, 3)) all.push_back(std::move(command));
    return all;
  }

  // Number of controls whose ids begin with this.
  std::size_t count(std::string_view prefix) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(controls.list(), [&](const Control& control) { return control.id.starts_with(prefix); }));
  }

  ImVec2 middle_of(const std::string& id) const { return kt::middle_of(controls, id); }

  static int vertices() { return ImGui::GetDrawData()->TotalVtxCount; }

  float rightmost_ink() const {
    float rightmost = -1e9f;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4&) { rightmost = std::max(rightmost, vertex.pos.x); });
    return rightmost;
  }
  // Nothing was drawn outside the panel.
  void expect_ink_within() const {
    float leftmost = 1e9f;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4&) { leftmost = std::min(leftmost, vertex.pos.x); });
    EXPECT_GE(leftmost, left() - 1.5f);
    EXPECT_LE(rightmost_ink(), right() + 1.5f);
  }

  // The lowest drawn point, of all or of a colour.
  float lowest_ink(std::optional<ImU32> colour = {}) const {
    float lowest = 0;
    each_vertex([&](const ImDrawVert& vertex, const ImVec4&) {
      if (!colour || vertex.col == *colour) lowest = std::max(lowest, vertex.pos.y);
    });
    return lowest;
  }

  ImVec2 size;  // of the panel
  bool for_fingers = false;
  ControlList controls;
  ViewState state;

 private:
  static constexpr float kLeft = 100, kTop = 10;
  Headless screen_;
  Draw draw_;
};

// The only command, if there is one of this kind and no other.
template <typename Wanted>
const Wanted* only(const std::vector<Command>& commands) {
  return commands.size() == 1 ? std::get_if<Wanted>(&commands[0]) : nullptr;
}

// A click on a path square's part of the panel, named `prefix` and its depth, seeks the moment when it was on top.
inline void expect_moments(PanelScreen& screen, const Snapshot& snapshot, const std::string& prefix,
                           std::initializer_list<std::size_t> depths) {
  for (const std::size_t depth : depths) {
    const auto commands = screen.click(snapshot, prefix + std::to_string(depth));
    ASSERT_TRUE(only<SeekFrame>(commands)) << depth;
    EXPECT_EQ(only<SeekFrame>(commands)->depth, depth);
  }
}

}  // namespace kt
