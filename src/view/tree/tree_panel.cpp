// The part of the search tree around the path. It follows the knight until the user drags it.
#include "view/tree/tree_panel.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/controls/imgui_access.h"
#include "view/pen/screen_pen.h"
#include "view/stack/stack.h"
#include "view/stack/stack_row.h"
#include "view/tree/tree_layout.h"
#include "view/tree/tree_picture.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr float kSmallestZoom = 0.2f, kLargestZoom = 3;
constexpr float kZoomStep = 1.25f;
constexpr float kMargin = 16;
constexpr float kDepthWidth = 34;  // at the left edge
constexpr float kLowest = 150;

const char* why_no_tree(const Snapshot& snapshot) {
  switch (snapshot.settings.algorithm->method) {
    case Method::divide_and_conquer:
      return tr("Divide and conquer has no search tree. It never has to choose, so it never backtracks.");
    case Method::neural_network:
      return tr("The neural network has no search tree because it does not try one move after another.");
    default: return tr("The tree is empty because the search is over.");
  }
}

// A click on a node seeks to the moment of its square. A drag that begins there pans.
void operate_node(Ui& ui, const TreeProjection& camera, const TreeItem& item, ImVec2 min, ImVec2 max) {
  const ImVec2 at = camera.to_screen(item.at);
  if (!is_within(at, min, max)) return;
  const float half = std::max(item.radius * camera.zoom, kTouch / 2);
  const float half_row = kTreeRow * camera.zoom / 2;
  const std::string name = spoken_name(ui.snapshot.settings, item.square);
  const std::string depth = std::to_string(item.depth);
  const std::string label = labelled(say(Message{"Square {0}, {1}", depth, name}), "tree-node-" + depth);
  ImGui::SetCursorScreenPos({at.x - half, at.y - half_row});
  press_area(label.c_str(), {2 * half, 2 * half_row});
  ui.controls.name_last(label);
  const ImGuiIO& io = ImGui::GetIO();
  const bool dragged = io.MouseDragMaxDistanceSqr[0] > io.MouseDragThreshold * io.MouseDragThreshold;
  if (ImGui::IsItemDeactivated() && ImGui::IsItemHovered() && !dragged) ui.ask(SeekFrame{item.depth});
  if (ImGui::IsItemHovered()) {
    const float r = item.radius * camera.zoom + 2, h = kTreeNodeHalf * camera.zoom + 2;
    ImGui::GetWindowDrawList()->AddRect({at.x - r, at.y - h}, {at.x + r, at.y + h}, ui.colours.text, h,
                                        ImDrawFlags_None, 1.5f);
  }
  hint_of_moment(name, item.is_top);
}

// Keeps the picture at `point`, relative to its top left, in place.
void zoom_by(TreePanelState& state, float factor, ImVec2 point) {
  const float zoom = std::clamp(state.zoom * factor, kSmallestZoom, kLargestZoom);
  const float by = zoom / state.zoom;
  state.pan = {point.x - (point.x - state.pan.x) * by, point.y - (point.y - state.pan.y) * by};
  state.zoom = zoom;
}

// Shows the whole of a short tree, otherwise its lower end; the path is in the middle, unless that would hide
// something.
void follow(TreePanelState& state, const Snapshot& snapshot, const SteadyPath& steady, ImVec2 size) {
  constexpr double kRests = 2;  // seconds, while the steady part of the path grows and shrinks
  const bool flickers = !shows_each_step(snapshot.pace);
  if (!flickers || snapshot.now - state.anchored > kRests || state.anchor == 0) {
    state.anchor = flickers ? steady.calm() : SIZE_MAX;
    state.anchored = snapshot.now;
  }
  const int last =
      flickers ? static_cast<int>(std::max(state.anchor + 1, state.first) - state.first) : tree_rows(snapshot).last;
  const float top = snapshot.stack.empty() || snapshot.stack.front().depth == 1
                        ? kMargin + kTreeNodeHalf
                        : kMargin + kTreeNodeHalf + kTreeRow * state.zoom;
  const float lower_end = static_cast<float>(last) * kTreeRow + 23;
  state.pan.y = std::min(top, size.y - 8 - lower_end * state.zoom);
  const auto row_at = [&](float y) {
    return static_cast<int>(std::floor((y - state.pan.y) / (kTreeRow * state.zoom)));
  };
  const TreeLayout seen = lay_out_tree(snapshot, {row_at(0), row_at(size.y) + 1}, steady.calm());
  const float least = kDepthWidth - seen.min.x * state.zoom, most = size.x - 4 - seen.max.x * state.zoom;
  state.pan.x = least < most ? std::clamp(size.x / 2, least, most) : (least + most) / 2;
}

// Scrolls the row of that depth to the middle, unless it is visible already.
void scroll_into_view(TreePanelState& state, std::size_t depth, ImVec2 size) {
  if (depth < state.first) return;
  const float row = static_cast<float>(depth - state.first) * kTreeRow * state.zoom, at = state.pan.y + row;
  if (at >= kTreeNodeHalf && at <= size.y - kTreeRow) return;
  state.panned = true;
  state.pan.y = size.y / 2 - row;
}

// At the left edge; with the squares if their names have become too small.
void draw_depths(Pen& pen, const Ui& ui, const TreeProjection& camera, const TreeLayout& layout, float left) {
  if (camera.zoom * kTreeRow < kTreeLabelSize + 2) return;
  const bool names_too_small = camera.zoom * kTreeNameSize < kSmallestTreeText;
  for (const TreeItem& item : layout.items) {
    if (item.kind != TreeItem::Kind::node) continue;
    const std::string depth = say(item.depth) + (names_too_small ? "  " + item.label : "");
    const float height = Pen::height_of_line(kTreeLabelSize);
    const ImVec2 at{left + 8, camera.to_screen(item.at).y - height / 2};
    pen.rect({at.x - 3, at.y}, {at.x + pen.width(depth, kTreeLabelSize) + 3, at.y + height}, ui.colours.background);
    pen.text(at, depth, kTreeLabelSize, ui.colours.muted);
  }
}

// Moves and zooms the picture by the wheel, a drag and fingers. `corner`: its upper left one.
void move_tree(TreePanelState& state, ImVec2 corner) {
  if (state.handles_wheel) {
    keep_wheel(ImGui::GetItemID());
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (const float wheel = ImGui::GetIO().MouseWheel; wheel != 0) {
      zoom_by(state, std::pow(kZoomStep, std::clamp(wheel, -3.0f, 3.0f)), {mouse.x - corner.x, mouse.y - corner.y});
    }
  }
  if (ImGui::IsWindowFocused() && ImGui::IsAnyItemActive() && ImGui::IsMouseDragging(0)) {
    state.panned = true;
    state.pan.x += ImGui::GetIO().MouseDelta.x;
    state.pan.y += ImGui::GetIO().MouseDelta.y;
  }
  for (const Pinch& pinch : std::exchange(state.pinches, {})) {
    state.panned = true;
    state.pan = {state.pan.x + pinch.shift.x, state.pan.y + pinch.shift.y};
    zoom_by(state, pinch.factor, {pinch.at.x + pinch.shift.x - corner.x, pinch.at.y + pinch.shift.y - corner.y});
  }
}

void draw_tree(Ui& ui, ImVec2 size) {
  TreePanelState& state = ui.state.of<TreePanelState>();
  const Snapshot& snapshot = ui.snapshot;
  const SteadyPath& steady = ui.state.of<SteadyPath>();
  const std::size_t first = snapshot.stack.empty() ? 1 : snapshot.stack.front().depth;
  // A moved window of frames must not move the picture.
  const float moved = static_cast<float>(static_cast<double>(first) - static_cast<double>(state.first));
  if (state.panned) state.pan.y += moved * kTreeRow * state.zoom;
  state.first = first;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ui.controls.part(tr("Search tree"), "tree", from, {from.x + size.x, from.y + size.y});

  begin_child("tree-picture", size,
              ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar |
                  ImGuiWindowFlags_NoScrollWithMouse);
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  const ImVec2 end{corner.x + size.x, corner.y + size.y};
  ImGui::SetNextItemAllowOverlap();
  press_area(tr("Drag to see other parts of the tree###tree"), size);
  ui.controls.name_last(tr("Drag to see other parts of the tree###tree"));
  state.min = corner, state.max = end;
  const bool on_picture = ImGui::IsWindowHovered();
  state.handles_wheel = on_picture && ImGui::IsWindowFocused();
  move_tree(state, corner);
  const bool flickers = !shows_each_step(snapshot.pace);
  if (!state.panned) follow(state, snapshot, steady, size);
  if (const auto depth = std::exchange(state.scroll_target, {})) scroll_into_view(state, *depth, size);

  const TreeProjection camera{{corner.x + state.pan.x, corner.y + state.pan.y}, state.zoom};
  const auto row_at = [&](float y) {
    return static_cast<int>(std::floor(std::clamp((y - state.pan.y) / (kTreeRow * state.zoom), -9.0f, 1e7f)));
  };
  const TreeLayout layout = lay_out_tree(snapshot, {row_at(0) - 1, row_at(size.y) + 1}, steady.calm(),
                                         flickers ? changing_part(snapshot, steady) : "");
  ImDrawList* draw = ImGui::GetWindowDrawList();
  draw->PushClipRect({corner.x + 1, corner.y + 1}, {end.x - 1, end.y - 1}, true);
  ScreenPen pen;
  draw_tree_lines(pen, ui.colours, camera, layout);
  for (const TreeItem& item : layout.items) draw_tree_item(pen, ui.colours, camera, item);
  draw_depths(pen, ui, camera, layout, corner.x);
  draw->PopClipRect();
  draw->AddRect(corner, end, ui.colours.border, 8);
  for (const TreeItem& item : layout.items) {
    if (item.kind == TreeItem::Kind::node) {
      operate_node(ui, camera, item, corner, end);
    } else if (on_picture && item.kind != TreeItem::Kind::more && !ImGui::IsAnyItemActive() &&
               is_within(ImGui::GetIO().MousePos, camera.to_screen(item.min), camera.to_screen(item.max))) {
      hint(words_of(item, snapshot.settings), {.width = sentence_hint_width()});
    }
  }
  ImGui::EndChild();
}

std::string caption(const Snapshot& snapshot) {
  const Settings& settings = snapshot.settings;
  const Board board = settings.board;
  const Message method = Message::name(settings.algorithm->title);
  const std::string start = spoken_name(settings, settings.start);
  return say(settings.graph.empty() ? Message{"{0}, {1} × {2}, from {3}, step {4}", method, std::to_string(board.rows),
                                              std::to_string(board.cols), start, snapshot.step}
                                    : Message{"{0}, {1, plural, one {# vertex} other {# vertices}}, from {2}, step {3}",
                                              method, settings.graph.vertices.size(), start, snapshot.step});
}

void draw_buttons(Ui& ui, float width, ImVec2 picture) {
  TreePanelState& state = ui.state.of<TreePanelState>();
  constexpr float kGap = 6;
  Flow flow(width, kGap);
  const float square = ImGui::GetFrameHeight();
  const ImVec2 middle{picture.x / 2, picture.y / 2};
  const auto button = [&](const char* face, const char* label, float button_width) {
    flow.next(button_width);
    const bool pressed = sized_button((face + nameless(label)).c_str(), {button_width, square});
    ui.controls.name_last(label);
    hint_of_name(label, {.width = sentence_hint_width()});
    return pressed;
  };
  const auto wide = [](const char* face) { return ImGui::CalcTextSize(face).x + 24; };
  if (button("−", tr("Zoom out###tree-zoom-out"), square)) zoom_by(state, 1 / kZoomStep, middle);
  if (button("+", tr("Zoom in###tree-zoom-in"), square)) zoom_by(state, kZoomStep, middle);
  const char* const follow = tr("Follow");
  if (button(follow, tr("Follow the knight at normal size###tree-fit"), wide(follow))) {
    state.panned = false;
    state.zoom = 1;
  }
  const char* const save = tr("Save as SVG");
  if (button(save, tr("Save as SVG###tree-svg"), wide(save))) {
    const TreeLayout all = lay_out_tree(ui.snapshot, tree_rows(ui.snapshot), SIZE_MAX);
    ui.ask(SaveFile{"search-tree.svg", "image/svg+xml",
                    tree_svg(all, ui.snapshot.settings, ui.colours, caption(ui.snapshot), ImGui::GetFont())});
  }
}

void draw_tree_legend(const Ui& ui, float width) {
  std::vector<LegendEntry> entries = {{Sign::filled, "the path"},
                                      {Sign::open, "still to try"},
                                      {Sign::triangle, "backtracked, with the number of visits"}};
  if (ui.snapshot.settings.algorithm->prune) entries.push_back({Sign::diamond, "not promising, pruned"});
  draw_legend(ui, entries, width);
}

}  // namespace

void draw_tree_panel(Ui& ui, ImVec2 size) {
  const Snapshot& snapshot = ui.snapshot;
  if (!snapshot.settings.algorithm->keeps_stack() || snapshot.path.empty()) {
    return quiet_text(ui, why_no_tree(snapshot), size.x);
  }
  ui.state.of<SteadyPath>().update(snapshot, ImGui::GetTime());
  const float top = ImGui::GetCursorScreenPos().y;
  draw_tree_legend(ui, size.x);
  draw_buttons(ui, size.x, {size.x, kLowest});
  const float used = ImGui::GetCursorScreenPos().y - top;
  draw_tree(ui, {size.x, std::max(size.y - used, kLowest)});
}

}  // namespace kt
