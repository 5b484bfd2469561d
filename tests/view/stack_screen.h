// One panel alone, without a window or a renderer, from an invented snapshot.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "view/headless.h"
#include "view/panels.h"

namespace kt {

class StackScreen {
 public:
  using Draw = void (*)(Ui&, ImVec2);

  // Room for the panel; `edge` is left around it.
  StackScreen(Draw draw, ImVec2 size) : screen_({size.x + 2 * kEdge, size.y + 2 * kEdge}), draw_(draw), size_(size) {
    controls.attach();
  }

  static constexpr float kEdge = 20;
  float left() const { return kEdge; }
  float right() const { return kEdge + size_.x; }
  bool for_fingers = false;

  std::vector<Command> frame(const Snapshot& snapshot) {
    std::vector<Command> commands;
    const Palette& colours = palette(snapshot.settings.theme, false);
    ImGui::GetIO().DeltaTime = 1 / 60.0f;
    ImGui::NewFrame();
    apply_style(colours);
    controls.begin_frame();
    Ui ui{snapshot, colours, controls, state, commands};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("page", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoBackground);
    if (for_fingers) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(12, (44 - ImGui::GetFontSize()) / 2));
    ImGui::SetCursorScreenPos({kEdge, kEdge});
    ImGui::BeginGroup();
    draw_(ui, size_);
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

  std::vector<Command> click(const Snapshot& snapshot, const std::string& id) {
    frame(snapshot);
    const ImVec2 at = middle_of(id);
    std::vector<Command> all;
    const auto collect = [&] {
      for (Command& command : frame(snapshot)) all.push_back(std::move(command));
    };
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    collect();
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    collect();
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    collect();
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

  ImVec2 middle_of(const std::string& id) const {
    const Control* control = controls.find(id);
    EXPECT_NE(control, nullptr) << id;
    if (!control) return {};
    return {(control->min.x + control->max.x) / 2, (control->min.y + control->max.y) / 2};
  }

  static int vertices() { return ImGui::GetDrawData()->TotalVtxCount; }
  // Of all that was drawn, also where it is clipped.
  static float rightmost() {
    float x = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawVert& vertex : list->VtxBuffer) x = std::max(x, vertex.pos.x);
    }
    return x;
  }

 private:
  Headless screen_;
  View view_;  // brings the font

 public:
  ControlList controls;
  ViewState state;

 private:
  Draw draw_;
  ImVec2 size_;
};

// A path of so many squares, row by row, each with a move given up, the one taken, one to try, and one of each kind
// that can not be entered; on top of the last square nothing is given up yet.
inline Snapshot invented_stack(const char* settings, std::size_t depth, std::size_t first = 1,
                               std::size_t count = SIZE_MAX) {
  Snapshot snapshot;
  EXPECT_TRUE(assign(snapshot.settings, parse_query(settings)).empty());
  const Board board = snapshot.settings.shown_board();
  const auto square = [&](std::size_t i) {
    const int v = static_cast<int>(i) % board.squares();
    return Square{v / board.cols, v % board.cols};
  };
  for (std::size_t i = 0; i < depth; ++i) snapshot.path.push_back(square(i));
  snapshot.depth = snapshot.deepest = snapshot.visits = depth;
  const auto branch = [](Square to, Rejection rejection, bool looked_at, int onward) {
    return Branch{{to, rejection, looked_at, onward}, std::nullopt};
  };
  for (std::size_t d = first; d <= depth && d - first < count; ++d) {
    StackFrame frame{d, square(d - 1), {}, -1};
    frame.branches.push_back(branch({-1, 2}, Rejection::off_board, true, 0));
    frame.branches.push_back(branch(square(d + 1), Rejection::visited, true, 0));
    if (d < depth) {
      frame.branches.push_back(branch(square(d + 2), Rejection::none, true, 3));
      frame.branches.back().visits = d * d * d;
      frame.current = 3;
      frame.branches.push_back(branch(square(d), Rejection::none, false, 2));
    }
    frame.branches.push_back(branch(square(d + 3), Rejection::none, false, 4));
    frame.branches.push_back(branch(square(d + 4), Rejection::pruned, false, 1));
    snapshot.stack.push_back(std::move(frame));
  }
  return snapshot;
}

// The only command, if there is one of this kind and no other.
template <typename Wanted>
const Wanted* only(const std::vector<Command>& commands) {
  return commands.size() == 1 ? std::get_if<Wanted>(&commands[0]) : nullptr;
}

}  // namespace kt
