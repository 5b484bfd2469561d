#include "view/frame/view.h"

#include <algorithm>
#include <cmath>

#include "app/words/numbers.h"
#include "view/board/board.h"
#include "view/frame/marks_legend.h"
#include "view/frame/side.h"
#include "view/frame/timeline_bar.h"
#include "view/frame/transport.h"
#include "view/graph/graph.h"
#include "view/pen/screen_pen.h"
#include "view/pen/strokes.h"
#include "view/pen/theme.h"
#include "view/widgets/imgui_access.h"
#include "view/widgets/layout.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

// The largest size at which the sentence fits in its place.
float sentence_size(std::string_view sentence, const Layout& layout, float width) {
  for (const float size : {Type::sentence, Type::body}) {
    if (size == Type::sentence && !layout.wide) continue;
    ImGui::PushFont(nullptr, size);
    const float height = static_cast<float>(wrapped(sentence, width).size()) * (ImGui::GetTextLineHeight() + 2);
    ImGui::PopFont();
    if (layout.sentence.y + height <= layout.timeline.y) return size;
  }
  return Type::small;
}

// The sentence; a verdict has a mark before it.
void draw_sentence(Ui& ui, const Layout& layout) {
  const bool verdict = ui.snapshot.state == RunState::tour || ui.snapshot.state == RunState::exhausted;
  const float indent = verdict ? Type::sentence * 1.5f : 0;
  const float width = layout.strip_width - indent;
  const float size = sentence_size(ui.snapshot.sentence, layout, width);
  if (verdict) {
    const bool found = ui.snapshot.tours > 0;
    ScreenPen pen;
    draw_mark(pen, {layout.sentence.x + size / 2, layout.sentence.y + size * 0.6f}, size * 0.55f,
              found ? Mark::check : Mark::cross, found ? ui.colours.candidate : ui.colours.dead_end,
              ui.colours.background);
  }
  ImGui::SetCursorScreenPos({layout.sentence.x + indent, layout.sentence.y});
  ImGui::PushFont(nullptr, size);
  wrapped_text(ui.snapshot.sentence, width);
  ImGui::PopFont();
}

// In the line of the step, where that leaves room for it.
void draw_legend_beside_step(Ui& ui, const Layout& layout) {
  const Snapshot& snapshot = ui.snapshot;
  if (!layout.wide || layout.controls != Controls::full || snapshot.came_from) return;
  if (ui.state.of<LegendState>().hidden || !has_marks(snapshot.settings)) return;
  constexpr float kWords = 150;  // "Step", "of", "so far", and the field's edges
  const float number = std::max(number_width(with_separators(snapshot.timeline.furthest), Type::body), 48.0f);
  const float left = std::ceil(kWords + 2 * number);
  ImGui::SetCursorScreenPos({layout.timeline.x + left, layout.timeline.y - 2});
  draw_marks_legend(ui, {layout.strip_width - left, ImGui::GetTextLineHeight() + 8});
}

// A refused value, over the board, until it is dismissed.
void draw_notice(Ui& ui, const Layout& layout) {
  if (ui.snapshot.notice.empty()) return;
  const float width = std::min(layout.strip_width, 560.0f);
  ImGui::SetNextWindowPos({layout.sentence.x + (layout.strip_width - width) / 2, layout.board.min.y + 12});
  ImGui::SetNextWindowSize({width, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(16, 12));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 8);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1.5f);
  ImGui::PushStyleColor(ImGuiCol_Border, ui.colours.dead_end);
  ImGui::Begin("notice", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_AlwaysAutoResize);
  const float inner = ImGui::GetContentRegionAvail().x;
  wrapped_text(ui.snapshot.notice, inner);
  ImGui::Dummy({0, 4});
  if (ImGui::Button("OK###dismiss", {2 * kTouch, kTouch})) ui.ask(DismissNotice{});
  ImGui::End();
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(3);
}

// A narrow canvas grows to show them all (see wanted_height), so that a scrollbar would only flash until it has.
void draw_panels(Ui& ui, const Layout& layout) {
  ImGui::SetCursorScreenPos(layout.side_min);
  const ImVec2 side{layout.side_max.x - layout.side_min.x, std::max(layout.side_max.y - layout.side_min.y, 1.0f)};
  ImGui::BeginChild("panels", side, ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
  ui.state.of<FrameNeeds>().side_height = draw_side(ui, side, layout.wide);
  ImGui::EndChild();
}

}  // namespace

View::View() {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigErrorRecoveryEnableTooltip = false;
  load_font();
  listen_to_items(controls_);  // which live as long as the context
}

std::vector<Command> View::draw(const Snapshot& snapshot) {
  std::vector<Command> commands;
  const Theme& theme = theme_for(snapshot.settings.theme, system_);
  const Palette colours = this->colours(theme);
  apply_style(colours);
  controls_.begin_frame();
  state_.of<TreePanelState>().takes_wheel = false;
  state_.of<TreePanelState>().min = state_.of<TreePanelState>().max = {0, 0};
  Ui ui{snapshot, colours, controls_, state_, commands, theme.weight};

  const ImVec2 canvas = ImGui::GetIO().DisplaySize;
  const Board board = board_shape(snapshot.settings);
  const Layout layout = lay_out(canvas, board, ImGui::GetIO().DisplayFramebufferScale.x, snapshot.settings.controls);
  state_.of<FrameNeeds>().attention = {};
  state_.of<Motion>().update(snapshot, reduced_motion_);
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(canvas);
  ImGui::Begin("page", nullptr, kPlain | ImGuiWindowFlags_NoScrollWithMouse);
  forget_other_boards(ui);
  (snapshot.settings.graph.empty() ? draw_board : draw_graph)(ui, layout.board);
  if (layout.controls != Controls::none) {
    draw_sentence(ui, layout);
    ImGui::SetCursorScreenPos(layout.timeline);
    draw_timeline(ui, {layout.strip_width, timeline_height(layout.wide)}, layout.wide);
    draw_legend_beside_step(ui, layout);
    ImGui::SetCursorScreenPos(layout.transport);
    draw_transport(ui, layout.strip_width, layout.transport_rows);
  }
  if (layout.controls == Controls::full) draw_panels(ui, layout);
  wanted_height_ = layout.controls == Controls::full && !layout.wide
                       ? layout.side_min.y + state_.of<FrameNeeds>().side_height + 16
                       : 0;
  ImGui::End();

  state_.of<FrameNeeds>().attention.visits = state_.of<FrameNeeds>().attention.visits || snapshot.settings.heat;
  if (state_.of<FrameNeeds>().attention != snapshot.attention) ui.ask(state_.of<FrameNeeds>().attention);
  draw_notice(ui, layout);
  handle_keys(ui);
  return commands;
}

bool View::wants_wheel() const {
  if (state_.of<BoardState>().wants_wheel) return true;
  if (state_.of<TreePanelState>().takes_wheel) return true;
  return wheel_scrolls();
}

bool View::slides(ImVec2 at) const {
  return std::ranges::any_of(controls_.list(), [&](const Control& control) {
    return control.role == "slider" && control.enabled && is_within(at, control.min, control.max);
  });
}

bool View::is_on_tree(ImVec2 at) const {
  const TreePanelState& tree = state_.of<TreePanelState>();
  return is_within(at, tree.min, tree.max);
}

void View::pinch(ImVec2 at, float factor, ImVec2 shift) {
  if (is_on_tree(at)) return state_.of<TreePanelState>().pinches.push_back({at, factor, shift});
  state_.of<BoardState>().add_pinch({at, factor, shift});
}

ImVec4 View::background(const Snapshot& snapshot) const {
  return ImGui::ColorConvertU32ToFloat4(colours(theme_for(snapshot.settings.theme, system_)).background);
}

bool View::give_programs(const Programs& programs) {
  if (!state_.of<ListingStore>().listings.empty()) return true;
  state_.of<ListingStore>().listings = parse_listings(programs.listings);
  state_.of<ListingStore>().wanted = false;
  if (state_.of<ListingStore>().listings.empty()) return false;
  load_code_font(programs.font);
  return true;
}

std::vector<std::string> View::set_colours(std::vector<KeyValue> colours) {
  own_colours_ = std::move(colours);
  Palette tried = themes().front().colours;
  return replace_colours(tried, own_colours_);
}

Palette View::colours(const Theme& theme) const {
  Palette colours = theme.colours;
  replace_colours(colours, own_colours_);
  return colours;
}

float View::scale(const Settings& settings, float canvas_width) const {
  return interface_scale(theme_for(settings.theme, system_), settings.scale, canvas_width);
}

}  // namespace kt
