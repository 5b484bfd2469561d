// The flame graph: what is in sight of it, and what a pointer and the keys do with it.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/language/say.h"
#include "app/settings/panel_rows.h"
#include "app/words/numbers.h"
#include "view/controls/imgui_access.h"
#include "view/pen/screen_pen.h"
#include "view/plot/flame_plot.h"
#include "view/plot/plot.h"
#include "view/plot/plot_picture.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/layout.h"
#include "view/widgets/sized.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

using Colours = FlamePanelState::Colours;

constexpr float kMinHeight = 170, kMinForFingers = 240;              // of the only graph
constexpr float kMinOfSeveral = 130, kMinOfSeveralForFingers = 200;  // of each
constexpr float kBetween = 8;
constexpr double kZoomStep = 1.25;
// The last one only if a compared board prunes.
constexpr std::array<Choice, 3> kColours = {{{"squares", "By square", "Every square has a colour of its own."},
                                             {"in-vain", "In vain", "Hatched: no tour begins this way."},
                                             {"pruned", "Pruned", "Hatched: another board prunes this path."}}};

// Wheel, drag and two fingers: the step under them stays there.
void look_around(Ui& ui, FlamePanelState& state, const PlotData& plot, const PlotArea& area) {
  const ImGuiIO& io = ImGui::GetIO();
  const std::uint64_t last = flame_last(ui.snapshot);
  const auto pan = [&](float pixels) {
    move(state, last, -static_cast<double>(pixels / area.width()) * (state.to - state.from));
  };
  if (ImGui::IsItemHovered() && ImGui::IsWindowFocused()) {
    state.picture.handles_wheel = true;
    keep_wheel(ImGui::GetItemID());
    if (io.MouseWheel != 0)
      zoom(state, last, std::pow(kZoomStep, -std::clamp(io.MouseWheel, -3.0f, 3.0f)),
           plot.x.value(area.share(io.MousePos.x)));
  }
  if (ImGui::IsItemActive() && ImGui::IsMouseDragging(0)) pan(io.MouseDelta.x);
  for (const Pinch& pinch : std::exchange(state.picture.pinches, {})) {
    pan(pinch.shift.x);
    const double under = flame_steps(ui.snapshot, state).value(area.share(pinch.at.x + pinch.shift.x));
    zoom(state, last, 1 / static_cast<double>(std::clamp(pinch.factor, 0.1f, 10.0f)), under);
  }
}

// The last step of a board's graph that the board can show. Compared boards stay at their first tour.
std::uint64_t last_shown(const Snapshot& snapshot, const Snapshot& board) {
  const std::uint64_t last = flame_last(snapshot);
  const bool stays = !snapshot.others.empty() && board.flame && !board.flame->tours.empty();
  return stays ? std::min(last, board.flame->tours.front()) : last;
}

void go_to(Ui& ui, const Snapshot& board, double step) {
  const double last = static_cast<double>(flame_last(ui.snapshot));
  const auto goal = static_cast<std::uint64_t>(std::clamp(std::round(step), 0.0, last));
  if (board.flame && board.flame->is_tree && goal > last_shown(ui.snapshot, board))
    return ui.ask(Notify{Message{"Compared boards stay at their first tour."}});
  if (&board != &ui.snapshot) ui.ask(Focus{board.place});
  ui.ask(Seek{goal, true});
}

void point_at(Ui& ui, const FlamePanelState& state, const Snapshot& board, const PlotData& plot, const PlotArea& area) {
  if (!ImGui::IsItemHovered() && !ImGui::IsItemDeactivated()) return;
  const ImGuiIO& io = ImGui::GetIO();
  const double step = plot.x.value(area.share(io.MousePos.x));
  const double share = static_cast<double>((area.max.y - io.MousePos.y) / area.height());
  const std::string words = stay_in_words(board, state, step, plot.y.value(share));
  if (!words.empty()) hint(words);
  const bool dragged = io.MouseDragMaxDistanceSqr[0] > io.MouseDragThreshold * io.MouseDragThreshold;
  if (ImGui::IsItemDeactivated() && !dragged) go_to(ui, board, step);
}

// How long the graph is, and as a table the first squares in sight of the path at the present step.
void tell_stays(Ui& ui, const FlamePanelState& state, const Snapshot& board, const PlotData& plot) {
  if (!ui.controls.collects_details() || !plot.empty.empty()) return;
  constexpr int kRows = 10;
  if (!ui.snapshot.others.empty()) {
    const std::uint64_t steps = last_of(board);
    ui.controls.words(say(Message{"{0}: {1, plural, one {# step} other {# steps}}, {2} of the longest graph",
                                  plot.title, steps, percentage(steps, flame_last(ui.snapshot))}));
  } else if (!plot.title.empty()) {
    ui.controls.words(plot.title);
  }
  ui.controls.words(say(Message{"Plot of {0} against {1}", plot.y_name, plot.x_name}));
  const int first = static_cast<int>(plot.y.low) + 1;
  for (int row = first; row < first + kRows && row <= static_cast<int>(plot.y.high); ++row) {
    const std::string words = stay_in_words(board, state, *plot.now, row);
    if (!words.empty()) ui.controls.words(words, "row");
  }
}

std::string label_of(const Snapshot& snapshot, const Snapshot& board) {
  if (snapshot.others.empty()) return tr("Go to a step in the flame graph###flame-area");
  return labelled(say(Message{"{0}: {1}", tr("Flame graph"), board_title(board)}),
                  "flame-area=" + std::to_string(board.place + 1));
}

void draw_picture(Ui& ui, FlamePanelState& state, const Snapshot& board, ImVec2 min, ImVec2 size) {
  const PlotData plot = flame_plot(ui.snapshot, state, &board);
  ImGui::SetCursorScreenPos(min);
  if (!plot.empty.empty()) {
    ImGui::SetCursorScreenPos({min.x, min.y + size.y / 3});
    return quiet_text(ui, plot.empty, size.x);
  }
  tell_stays(ui, state, board, plot);
  ScreenPen pen;
  const PlotArea area = plot_area(pen, plot, min, {min.x + size.x, min.y + size.y});
  const std::string label = label_of(ui.snapshot, board);
  ImGui::SetCursorScreenPos({area.min.x, min.y});
  press_area(label.c_str(), {area.width(), size.y});
  ui.controls.name_last(label);
  const double low = std::max(std::ceil(plot.x.low), 0.0);
  const double high =
      std::max(low, std::min(std::floor(plot.x.high), static_cast<double>(last_shown(ui.snapshot, board))));
  const auto here = static_cast<std::uint64_t>(std::clamp(*plot.now, low, high));
  ui.controls.describe_last("slider", std::to_string(here), low, high);
  ui.controls.say_last(say(Message{"Step {0} of {1}", board.step, last_of(board)}));
  if (const auto step = take_number(ui, id_of(label))) go_to(ui, board, static_cast<double>(*step));
  if (state.picture.max.y == 0) state.picture.min = min;
  state.picture.max = {min.x + size.x, min.y + size.y};
  look_around(ui, state, plot, area);
  const float density = ImGui::GetIO().DisplayFramebufferScale.x;
  draw_plot(pen, ui.colours, flame_plot(ui.snapshot, state, &board), area, density);
  point_at(ui, state, board, plot, area);
}

// Returns the end of the last one.
float draw_pictures(Ui& ui, FlamePanelState& state, ImVec2 min, ImVec2 size, bool fingers) {
  const std::vector<const Snapshot*> boards = flame_boards(ui.snapshot);
  const float least = boards.size() == 1 ? (fingers ? kMinForFingers : kMinHeight)
                                         : (fingers ? kMinOfSeveralForFingers : kMinOfSeveral);
  const float each = std::max(least, size.y / static_cast<float>(boards.size()));
  state.picture.hide();
  for (const Snapshot* const board : boards) {
    draw_picture(ui, state, *board, min, {size.x, boards.size() == 1 ? each : each - kBetween});
    min.y += each;
  }
  return min.y;
}

void draw_buttons(Ui& ui, FlamePanelState& state, float width) {
  Flow flow(width, 6);
  const float square = ImGui::GetFrameHeight();
  const std::uint64_t last = flame_last(ui.snapshot);
  const auto here = static_cast<double>(ui.snapshot.step);
  const auto button = [&](const char* face, const char* label, float button_width) {
    flow.next(button_width);
    const bool pressed = sized_button((face + nameless(label)).c_str(), {button_width, square});
    ui.controls.name_last(label);
    hint_of_name(label, {.width = sentence_hint_width()});
    return pressed;
  };
  const auto wide = [](const char* face) { return ImGui::CalcTextSize(face).x + 24; };
  ImGui::BeginDisabled(last == 0);
  ImGui::BeginDisabled(state.is_whole());
  if (button("−", tr("Zoom out###flame-zoom-out"), square)) zoom(state, last, kZoomStep * kZoomStep, here);
  ImGui::EndDisabled();
  if (button("+", tr("Zoom in###flame-zoom-in"), square)) zoom(state, last, 1 / (kZoomStep * kZoomStep), here);
  ImGui::BeginDisabled(state.is_whole());
  const char* const all = tr("All steps");
  if (button(all, tr("All steps###flame-whole"), wide(all))) state.from = state.to = 0;
  ImGui::EndDisabled();
  const char* const save = tr("Save as SVG");
  if (button(save, tr("Save as SVG###flame-svg"), wide(save)))
    ui.ask(SaveFile{"flame-graph.svg", "image/svg+xml", flame_svg(ui.snapshot, state, ui.colours, ImGui::GetFont())});
  ImGui::EndDisabled();
  const char* const tree = tr("Whole tree");
  flow.next(toggle_width(tree));
  if (!toggle(ui, tr("Whole tree: everything the search would try###flame-tree"), tree, state.tree)) return;
  state.tree = !state.tree;
  state.from = state.to = 0;
}

}  // namespace

void draw_flame_panel(Ui& ui, ImVec2 size) {
  FlamePanelState& state = ui.state.of<FlamePanelState>();
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  if (state.to > static_cast<double>(flame_last(ui.snapshot)) + 0.5) state.from = state.to = 0;  // another run
  const bool prunes = shows_pruned(ui.snapshot);
  if (!prunes && state.colours == Colours::pruned) state.colours = Colours::squares;
  const auto choices = std::span(kColours).first(prunes ? 3 : 2);
  const auto chosen = segmented(ui, "flame", choices, choices[static_cast<std::size_t>(state.colours)].id, size.x);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (chosen && *chosen == choices[i].id) state.colours = static_cast<Colours>(i);
  }
  const float control = ImGui::GetFrameHeight(), top = origin.y + control + kBetween;
  push_font(nullptr, Type::small);
  const float bottom = draw_pictures(ui, state, {origin.x, top}, {size.x, size.y - 2 * control - 3 * kBetween},
                                     control >= kTouch - 0.5f);
  ImGui::PopFont();
  ImGui::SetCursorScreenPos({origin.x, bottom + kBetween});
  draw_buttons(ui, state, size.x);
  if (const ShowSteps steps = wanted_steps(state); steps != state.asked) {
    state.asked = steps;
    ui.ask(steps);
  }
}

}  // namespace kt
