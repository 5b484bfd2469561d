// The frames of the recursion, the newest on top: each square of the path with its moves in the order tried.
//
// Only visible rows are drawn, so the stack may have a million squares. The snapshot has some of the frames; the panel
// requests others when the user scrolls to them.
#include "view/stack/stack_panel.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/controls/imgui_access.h"
#include "view/stack/branch.h"
#include "view/stack/stack_row.h"
#include "view/stack/steady.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kMinRows = 4;

const char* why_empty(const Snapshot& snapshot) {
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer:
      return tr("Divide and conquer has no stack of squares. It joins ready-made tours and never backtracks.");
    case Method::neural_network:
      return tr("The neural network has no stack. Each step updates all neurons, so no square follows another.");
    default: return tr("The stack is empty because the search is over.");
  }
}

const StackFrame* find_frame(const Snapshot& snapshot, std::size_t depth) {
  const auto& stack = snapshot.stack;
  if (stack.empty() || depth < stack.front().depth || depth > stack.back().depth) return nullptr;
  return &stack[depth - stack.front().depth];
}

// The rows in the list: row 0 is at the top.
struct Rows {
  std::size_t count = 0;  // the uppermost are empty while the path is shorter than a moment ago
  float height = 0;

  std::size_t depth(std::size_t row) const { return count - row; }
  float length() const { return height * static_cast<float>(count); }
};

// Keeps the visible rows in place while the stack grows and shrinks above them.
void keep_place(StackPanelState& state, const Rows& rows) {
  const float most = ImGui::GetScrollMaxY();
  if (state.scroll > 0 && state.rows != rows.count && state.rows > 0) {
    const float by = (static_cast<float>(rows.count) - static_cast<float>(state.rows)) * rows.height;
    const float wheeled = ImGui::GetScrollY() - std::min(state.scroll, most);
    scroll_now(std::clamp(state.scroll + by + wheeled, 0.0f, most));
  }
  state.scroll = ImGui::GetScrollY();
  state.rows = rows.count;
}

// The first frame of a window that contains these depths, if the snapshot does not.
std::optional<std::size_t> missing(const Snapshot& snapshot, std::size_t lowest, std::size_t highest) {
  const auto& stack = snapshot.stack;
  if (!shows_each_step(snapshot.pace) || stack.empty() || lowest > highest) return {};
  if (find_frame(snapshot, lowest) && find_frame(snapshot, highest)) return {};
  if (highest == snapshot.path.size()) return 0;
  // In the middle of the window, so that the user can scroll both ways.
  const std::size_t spare = stack.size() - std::min(stack.size(), highest - lowest + 1);
  return lowest - std::min(lowest - 1, spare / 2);
}

void ask_for_frames(Ui& ui, std::size_t lowest, std::size_t highest) {
  StackPanelState& state = ui.state.of<StackPanelState>();
  const std::optional<std::size_t> first = missing(ui.snapshot, lowest, highest);
  if (first && state.asked != first) ui.ask(ShowFrames{*first});
  state.asked = first;
}

// Replaces the squares that change too fast to read.
void draw_changing_part(const Ui& ui, const StackColumns& columns, float y, float height) {
  const ImVec2 at{ImGui::GetWindowPos().x + columns.name, y + (height - ImGui::GetTextLineHeight()) / 2};
  ImGui::GetWindowDrawList()->AddText(at, ui.colours.muted,
                                      changing_part(ui.snapshot, ui.state.of<SteadyPath>()).c_str());
}

// Scrolls no further than necessary.
void scroll_into_view(StackPanelState& state, std::size_t depth, const Rows& rows, float height) {
  const float row = (static_cast<float>(rows.count) - static_cast<float>(depth)) * rows.height;
  state.scroll = std::clamp(state.scroll, std::max(row + rows.height - height, 0.0f), std::max(row, 0.0f));
  state.paged = true;
}

void draw_list(Ui& ui, ImVec2 size, const Rows& rows) {
  StackPanelState& state = ui.state.of<StackPanelState>();
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  state.min = corner, state.max = {corner.x + size.x, corner.y + size.y};
  state.row_height = rows.height;
  ui.controls.part(tr("Stack"), "list", state.min, state.max);
  if (const auto depth = std::exchange(state.scroll_target, {})) scroll_into_view(state, *depth, rows, size.y);
  ImGui::SetNextWindowContentSize({0, rows.length()});
  if (state.paged) scroll_next_window(state.scroll);
  state.paged = false;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  begin_child("frames", size, ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav);
  keep_place(state, rows);
  const auto [min, max] = inner_rect();
  const StackColumns columns = stack_columns(ui, rows.count, max.x - min.x);
  const auto first = static_cast<std::size_t>(state.scroll / rows.height);
  const auto visible = static_cast<std::size_t>(std::ceil((max.y - min.y) / rows.height)) + 1;
  const std::size_t end = std::min(first + visible, rows.count);
  const bool flickers = !shows_each_step(ui.snapshot.pace);
  const std::size_t calm_depth = ui.state.of<SteadyPath>().calm();
  for (std::size_t row = first; row < end; ++row) {
    const std::size_t depth = rows.depth(row);
    if (depth > ui.snapshot.path.size()) continue;
    if (flickers && depth > calm_depth) {
      if (depth == calm_depth + 1)
        draw_changing_part(ui, columns, min.y + (static_cast<float>(row) * rows.height - state.scroll), rows.height);
      continue;
    }
    const float y = min.y + (static_cast<float>(row) * rows.height - state.scroll);
    const float middle = y + rows.height / 2;
    // The frame changes with the square after it.
    const bool calm = !flickers || depth < calm_depth;
    draw_stack_row(ui, columns,
                   {depth, calm ? find_frame(ui.snapshot, depth) : nullptr, {min.x, y}, {max.x, y + rows.height}},
                   middle > min.y && middle < max.y);
  }
  if (end > first) ask_for_frames(ui, rows.depth(end - 1), std::min(rows.depth(first), ui.snapshot.path.size()));
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

// For fingers, which scroll the page and not the list.
void draw_pager(Ui& ui, float width, float page, const Rows& rows) {
  StackPanelState& state = ui.state.of<StackPanelState>();
  const float last = std::max(0.0f, rows.length() - page);
  const auto button = [&](const char* label, float by, bool possible) {
    ImGui::BeginDisabled(!possible);
    if (sized_button(label, {(width - 8) / 2, 0})) {
      state.scroll = std::clamp(state.scroll + by, 0.0f, last);
      state.paged = true;
    }
    ImGui::EndDisabled();
  };
  button(tr("Scroll up###stack-higher"), -page, state.scroll > 0);
  ImGui::SameLine(0, 8);
  button(tr("Scroll down###stack-lower"), page, state.scroll < last);
}

void draw_stack_legend(const Ui& ui, float width) {
  const Settings& settings = ui.snapshot.settings;
  std::vector<LegendEntry> entries = {
      {Sign::crossed, "backtracked"}, {Sign::filled, "on the path"}, {Sign::open, "still to try"}};
  if (settings.algorithm->prune) entries.push_back({Sign::diamond, "not promising, pruned"});
  if (settings.detail == Detail::candidate) {
    entries.push_back({Sign::dot, "visited already"});
    if (settings.graph.empty()) entries.push_back({Sign::dash, "off the board"});
  }
  draw_legend(ui, entries, width);
  small_text(ui, tr("Small number after a square: its onward moves."), width);
}

}  // namespace

void draw_stack_panel(Ui& ui, ImVec2 size) {
  const Snapshot& snapshot = ui.snapshot;
  if (!snapshot.settings.algorithm->keeps_stack() || snapshot.path.empty()) {
    return quiet_text(ui, why_empty(snapshot), size.x);
  }
  constexpr float kRoomForWords = 260;  // a lower panel has only rows
  ui.state.of<SteadyPath>().update(snapshot, ImGui::GetTime());
  const float top = ImGui::GetCursorScreenPos().y;
  const bool low = size.y < kRoomForWords;
  if (snapshot.return_step) {
    const std::string label = labelled(say(Message{"Back to step {0}", *snapshot.return_step}), "stack-return");
    if (ImGui::Button(label.c_str())) ui.ask(Seek{*snapshot.return_step});
  } else if (!low) {
    small_text(ui, tr("The top row is the top of the stack."), size.x);
  }
  if (!low) draw_stack_legend(ui, size.x);

  const Rows rows{!shows_each_step(snapshot.pace) ? ui.state.of<SteadyPath>().longest() : snapshot.path.size(),
                  ImGui::GetFrameHeight()};
  const bool for_fingers = rows.height >= kTouch - 0.5f;
  const float whole = top + size.y - ImGui::GetCursorScreenPos().y;
  const bool pages = for_fingers && rows.length() > whole;
  const float rest = whole - (pages ? ImGui::GetFrameHeightWithSpacing() : 0);
  const float height = std::max(rest, kMinRows * rows.height);
  draw_list(ui, {size.x, height}, rows);
  if (pages) draw_pager(ui, size.x, height, rows);
}

}  // namespace kt
