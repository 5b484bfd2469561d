#include "view/frame/view.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/settings/compared.h"
#include "view/board/board.h"
#include "view/compare/compare.h"
#include "view/controls/imgui_access.h"
#include "view/frame/marks_legend.h"
#include "view/frame/presenter.h"
#include "view/frame/side.h"
#include "view/frame/timeline_bar.h"
#include "view/frame/transport.h"
#include "view/graph/graph.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/screen_pen.h"
#include "view/pen/theme.h"
#include "view/plot/flame_plot.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

constexpr ImGuiWindowFlags kPlain = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

// The largest size at which the sentence fits into its space.
float sentence_size(std::string_view sentence, const Layout& layout, float width) {
  for (float size = layout.fingers && !layout.presenting ? Type::body : layout.type; size > Type::small; size -= 2) {
    push_font(nullptr, size);
    const float height = static_cast<float>(wrapped(sentence, width).size()) * (ImGui::GetTextLineHeight() + 2);
    ImGui::PopFont();
    if (height <= layout.sentence_height) return size;
  }
  return Type::small;
}

// A result has a mark before it.
void draw_sentence(Ui& ui, const Layout& layout) {
  const bool verdict =
      !ui.snapshot.quiz.asks() && (ui.snapshot.state == RunState::tour || ui.snapshot.state == RunState::exhausted);
  const float indent = verdict ? layout.type * 1.5f : 0;
  const float width = layout.strip_width - indent;
  const std::string sentence = say(ui.snapshot.sentence);
  const float size = sentence_size(sentence, layout, width);
  if (verdict) {
    const bool found = ui.snapshot.tours > 0 || ui.snapshot.settings.mode == Mode::play;
    ScreenPen pen;
    const ImVec2 middle{layout.sentence.x + size / 2, layout.sentence.y + size * 0.6f};
    draw_badge(pen, ui.colours, middle, size * 0.55f, found ? Badge::right : Badge::wrong);
  }
  ImGui::SetCursorScreenPos({layout.sentence.x + indent, layout.sentence.y});
  push_font(nullptr, size);
  wrapped_text(sentence, width);
  ImGui::PopFont();
}

// On its own line; or on the line of the step if there is space.
void draw_legend(Ui& ui, const Layout& layout) {
  const Snapshot& snapshot = ui.snapshot;
  if (layout.plain || ui.state.of<LegendState>().hidden || !has_marks(snapshot.settings)) return;
  if (layout.legend_height > 0) {
    ImGui::SetCursorScreenPos(layout.legend);
    return draw_marks_legend(ui, {layout.strip_width, layout.legend_height});
  }
  if (layout.fingers || layout.controls != Controls::full || snapshot.return_step || snapshot.left) return;
  // "Step", "of", "so far", and the edges of the field: in most languages no more than this.
  constexpr float kWords = 150;
  const float number = std::max(number_width(say(snapshot.timeline.furthest), Type::body), 48.0f);
  const float left = std::ceil(std::max(kWords + 2 * number, timeline_words_width(snapshot) + kRowGap / 2));
  constexpr float kMin = 240;  // a single mark would look like all of them
  if (layout.strip_width - left < kMin) return;
  ImGui::SetCursorScreenPos({layout.timeline.x + left, layout.timeline.y - 2});
  draw_marks_legend(ui, {layout.strip_width - left, ImGui::GetTextLineHeight() + 8});
}

// What is below the board: the sentence, the timeline, the playback controls.
void draw_strip(Ui& ui, const Layout& layout) {
  if (layout.sentence_height > 0) draw_sentence(ui, layout);
  ui.controls.region("Playback", tr("Playback"));
  if (layout.timeline_height > 0) {
    ImGui::SetCursorScreenPos(layout.timeline);
    draw_timeline(ui, {layout.strip_width, layout.timeline_height}, !layout.fingers);
    draw_legend(ui, layout);
  }
  ImGui::SetCursorScreenPos(layout.transport);
  if (layout.form == TransportForm::slim)
    draw_slim_transport(ui, layout.strip_width);
  else if (layout.controls == Controls::quiet && layout.form != TransportForm::buttons)
    draw_quiet_transport(ui, layout.strip_width, layout.form);
  else
    draw_transport(ui, layout.strip_width, layout.form);
}

// A refused value, over the board, until the user dismisses it.
void draw_notice(Ui& ui, const Layout& layout) {
  if (ui.snapshot.notice.empty()) return;
  // Without controls there is no strip.
  const bool has_strip = layout.strip_width > 0;
  const float left = has_strip ? layout.sentence.x : 0;
  const float room = has_strip ? layout.strip_width : ImGui::GetIO().DisplaySize.x;
  const float width = std::min(room, 560.0f);
  ImGui::SetNextWindowPos({left + (room - width) / 2, layout.board.min.y + 12});
  next_window_size({width, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(16, 12));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, kRounding);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1.5f);
  ImGui::PushStyleColor(ImGuiCol_Border, ui.colours.dead_end);
  ImGui::Begin("notice", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_AlwaysAutoResize);
  // On a low canvas it covers what is above the board.
  const float lowest = ImGui::GetIO().DisplaySize.y - ImGui::GetWindowHeight();
  ImGui::SetWindowPos({ImGui::GetWindowPos().x, std::max(0.0f, std::min(layout.board.min.y + 12, lowest))});
  const float inner = ImGui::GetContentRegionAvail().x;
  const std::string notice = say(ui.snapshot.notice);
  wrapped_text(notice, inner);
  ui.controls.words(notice, "alert");
  space({0, 4});
  if (sized_button(tr("OK###dismiss"), {2 * kTouch, kTouch}) || ImGui::IsKeyPressed(ImGuiKey_Escape, false))
    ui.ask(DismissNotice{});
  ImGui::End();
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(3);
}

}  // namespace

View::View() {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigErrorRecoveryEnableTooltip = false;
  load_font();
  listen_to_items(controls_);  // the hooks live as long as the context
}

std::vector<Command> View::draw(const Snapshot& snapshot) {
  std::vector<Command> commands;
  const Theme& theme = theme_for(snapshot.settings.theme, system_);
  const Palette colours = this->colours(theme);
  apply_style(colours);
  controls_.begin_frame();
  for (ZoomArea* const picture : zoom_areas()) picture->hide();
  SideScroll& side = state_.of<SideScroll>();
  side.min = side.max = {0, 0};
  state_.of<Presenting>().has_list = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  Ui ui{snapshot, colours, controls_, state_, commands, theme.weight};

  const ImVec2 canvas = ImGui::GetIO().DisplaySize;
  const float density = ImGui::GetIO().DisplayFramebufferScale.x;
  const Layout layout = laid_out(snapshot.settings, canvas, density, unit_);
  state_.of<FrameNeeds>().required_data = {};
  state_.of<ComparedState>().moves = false;
  state_.of<Motion>().update(snapshot, reduced_motion_);
  if (!is_usable(canvas)) {
    state_.of<BoardState>().min = state_.of<BoardState>().max = {0, 0};
    state_.of<BoardState>().waiting_click.reset();
    handle_keys(ui);
    return commands;
  }
  ImGui::SetNextWindowPos({0, 0});
  next_window_size(canvas);
  ImGui::Begin("page", nullptr, kPlain | ImGuiWindowFlags_NoScrollWithMouse);
  forget_other_boards(ui);
  controls_.region("Board", tr("Board"));
  if (snapshot.others.empty())
    (snapshot.settings.graph.empty() ? draw_board : draw_graph)(ui, layout.board);
  else
    draw_compared(ui, layout.board, reduced_motion_);
  controls_.region("Now", tr("Now"));
  controls_.words(say(snapshot.sentence), snapshot.wrong ? "alert" : "text");
  if (layout.controls != Controls::none) draw_strip(ui, layout);
  controls_.region("Panels", tr("Panels"));
  if (layout.controls == Controls::full) draw_side(ui, layout);
  wanted_height_ = layout.wanted_height > 0 ? layout.wanted_height + state_.of<FrameNeeds>().side_height : 0;
  ImGui::End();

  state_.of<FrameNeeds>().required_data.visits = state_.of<FrameNeeds>().required_data.visits || snapshot.settings.heat;
  if (state_.of<FrameNeeds>().required_data != snapshot.required_data) ui.ask(state_.of<FrameNeeds>().required_data);
  controls_.region("Now", tr("Now"));
  draw_notice(ui, layout);
  handle_keys(ui);
  draw_dot(ui);
  return commands;
}

bool View::is_waiting() const { return state_.of<BoardState>().is_waiting() || waiting_events() > 0; }

bool View::handles_wheel() const {
  if (state_.of<BoardState>().handles_wheel) return true;
  if (std::ranges::any_of(zoom_areas(), [](const ZoomArea* picture) { return picture->handles_wheel; })) return true;
  return wheel_scrolls();
}

bool View::slides(ImVec2 at) const {
  return std::ranges::any_of(controls_.list(), [&](const Control& control) {
    return control.role == "slider" && control.enabled && is_within(at, control.min, control.max);
  });
}

void View::set_presenting(bool on) { state_.of<Presenting>().on = on; }

bool View::scrolls(ImVec2 at) const { return is_within(at, state_.of<SideScroll>().min, state_.of<SideScroll>().max); }

void View::scroll(float by) { state_.of<SideScroll>().wanted += by; }

std::array<ZoomArea*, 2> View::zoom_areas() const {
  return {&state_.of<TreePanelState>(), &state_.of<FlamePanelState>().picture};
}

ZoomArea* View::zoom_area(ImVec2 at) const {
  for (ZoomArea* const picture : zoom_areas()) {
    if (is_within(at, picture->min, picture->max)) return picture;
  }
  return nullptr;
}

void View::pinch(ImVec2 at, float factor, ImVec2 shift) {
  if (ZoomArea* const picture = zoom_area(at)) return picture->pinches.push_back({at, factor, shift});
  state_.of<BoardState>().add_pinch({at, factor, shift});
}

ImVec4 View::background(const Snapshot& snapshot) const {
  return ImGui::ColorConvertU32ToFloat4(colours(theme_for(snapshot.settings.theme, system_)).background);
}

bool View::give_programs(const Programs& programs) {
  if (!state_.of<ListingStore>().listings.empty()) return true;
  state_.of<ListingStore>().listings = parse_listings(programs.listings);
  state_.of<ListingStore>().wanted = false;
  state_.of<ListingStore>().failure.clear();
  if (state_.of<ListingStore>().listings.empty()) return false;
  load_code_font(programs.font);
  return true;
}

Contents View::contents_of(const Settings& settings) const {
  const bool presenting = state_.of<Presenting>().on;
  const Contents::Panels panels = kind_of(settings);
  // A presentation shows only what is chosen for it.
  const bool hides = presenting && panels == Contents::Panels::as_fits;
  return {.board = board_shape(settings),
          .controls = settings.controls,
          .panels = hides ? Contents::Panels::none : panels,
          .presenting = presenting,
          .boards = static_cast<int>(settings.others.size()) + 1,
          .large = presenting || theme_for(settings.theme, system_).type > 1,
          .lesson = !settings.lesson.empty(),
          .panel_place = keeps_panel_place_,
          .legend = !state_.of<LegendState>().hidden && has_marks(settings)};
}

// If the open panels do not fit into one column, they get two, provided the board stays large enough. In a presented
// lesson they scroll, because the board must keep its place.
Layout View::laid_out(const Settings& settings, ImVec2 canvas, float density, float unit) const {
  Contents contents = contents_of(settings);
  const Layout layout = lay_out(canvas, density, unit, contents);
  if (contents.is_presented_lesson() || !is_crowded(settings, state_.of<PanelNeeds>(), layout)) return layout;
  contents.panels = Contents::Panels::crowded;
  return lay_out(canvas, density, unit, contents);
}

// In a presentation all panels must be fully visible, if necessary in smaller type. Lessons and themes with large type
// keep their size, and their panels scroll.
float View::scale(const Settings& settings, ImVec2 canvas) {
  constexpr float kForARoom = 1.35f, kStep = 1.05f;
  const float type = theme_for(settings.theme, system_).type, own = static_cast<float>(settings.scale);
  const bool presenting = state_.of<Presenting>().on;
  const Contents contents = contents_of(settings);
  const float most = unit_for(canvas, own * (presenting ? std::max(type, kForARoom) : type), contents);
  unit_ = most;
  const auto is_full = [&](float unit) {
    // The panels' needs depend on the width, so they are not used here: the size must not alternate.
    return is_crowded(settings, PanelNeeds{}, laid_out(settings, {canvas.x / unit, canvas.y / unit}, unit, unit));
  };
  if (presenting && type == 1 && !contents.lesson && is_full(unit_)) {
    const float modest = unit_for(canvas, own, contents);
    if (!is_full(modest)) unit_ = modest;
    for (float larger = modest * kStep; larger < most && !is_full(larger); larger *= kStep) unit_ = larger;
  }
  return unit_;
}

}  // namespace kt
