// Depth over time, visits by depth, and the rate: which plot, which axes, and the pointer's actions.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/language/say.h"
#include "view/pen/screen_pen.h"
#include "view/plot/plot.h"
#include "view/plot/plot_picture.h"
#include "view/widgets/flow.h"
#include "view/widgets/hint.h"
#include "view/widgets/power_text.h"
#include "view/widgets/sized.h"
#include "view/widgets/toggle.h"
#include "view/widgets/widgets.h"

namespace kt {
namespace {

using Kind = PlotPanelState::Kind;

constexpr float kLowest = 150;  // of the picture
constexpr float kGap = 8;
constexpr std::array<Choice, 3> kKinds = {{{"depth", "Depth"}, {"visits", "Visits"}, {"rate", "Rate"}}};

float density() { return ImGui::GetIO().DisplayFramebufferScale.x; }

void draw_kinds(Ui& ui, float width) {
  PlotPanelState& state = ui.state.of<PlotPanelState>();
  const auto chosen = segmented(ui, "plot", kKinds, kKinds[std::to_underlying(state.kind)].id, width);
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    if (chosen && *chosen == kKinds[i].id) state.kind = static_cast<Kind>(i);
  }
}

// Shows the data under the pointer, and seeks on a press.
void point_at(Ui& ui, const PlotData& plot, const PlotArea& area) {
  const bool held = plot.steps && ImGui::IsItemActive();
  if (!held && !ImGui::IsItemHovered()) return;
  const float mouse = std::clamp(ImGui::GetIO().MousePos.x, area.min.x, area.max.x);
  const int count = plot_columns(area, density());
  const int column = std::clamp(static_cast<int>(area.share(mouse) * count), 0, count - 1);
  const double each = 1.0 / count;
  hint(plot.hint(plot.x.value(column * each), plot.x.value((column + 1) * each)));
  const float x = std::floor(mouse);
  ImGui::GetWindowDrawList()->AddRectFilled({x, area.min.y}, {x + 1, area.max.y}, with_alpha(ui.colours.text, 0.5f));
  // A resting pointer asks only once.
  const bool moved = ImGui::IsItemActivated() || ImGui::GetIO().MouseDelta.x != 0;
  const std::uint64_t step = step_at(ui.snapshot, plot.x, area.share(mouse));
  if (held && moved && step != ui.snapshot.step) ui.ask(Seek{step, true});
}

void draw_picture(Ui& ui, const PlotData& plot, ImVec2 min, ImVec2 size) {
  ImGui::SetCursorScreenPos(min);
  if (!plot.empty.empty()) {
    ImGui::SetCursorScreenPos({min.x, min.y + size.y / 3});
    return quiet_text(ui, plot.empty, size.x);
  }
  ScreenPen pen;
  const PlotArea area = plot_area(pen, plot, min, {min.x + size.x, min.y + size.y});
  // As high as the picture, so that a finger needs no precision.
  ImGui::SetCursorScreenPos({area.min.x, min.y});
  const char* label = plot.steps ? tr("Go to a step in the plot###plot-area") : tr("Plot###plot-area");
  press_area(label, {area.width(), size.y});
  ui.controls.name_last(label);
  if (plot.steps) {
    ui.controls.describe_last("slider", std::to_string(ui.snapshot.step), 0.0,
                              static_cast<double>(last_step(ui.snapshot)));
    ui.controls.say_last(say(Message{"Step {0} of {1}", ui.snapshot.step, last_step(ui.snapshot)}));
    if (const auto step = take_number(ui, id_of(label))) ui.ask(Seek{std::min(*step, last_step(ui.snapshot)), true});
  } else {
    ui.controls.describe_last("img");
  }
  draw_plot(pen, ui.colours, plot, area, density());
  point_at(ui, plot, area);
}

// Describes the plot for screen readers: a sentence and a short table.
void describe_plot(Ui& ui, const PlotData& plot) {
  if (!ui.controls.collects_details() || !plot.empty.empty()) return;
  constexpr int kRows = 10;
  Message told{"Plot of {0} against {1}", plot.y_name, plot.x_name};
  for (const Guide& guide : plot.guides) told = Message{"{0}; {1}", told, guide.label};
  ui.controls.words(say(Message{"{0}.", told}));
  for (int i = 0; i < kRows; ++i)
    ui.controls.words(
        plot.hint(plot.x.value(i / static_cast<double>(kRows)), plot.x.value((i + 1) / static_cast<double>(kRows))),
        "row");
}

// The names of the lines from the cursor down, side by side if there is space. Returns the height.
float draw_legend(Ui& ui, const std::vector<Guide>& guides, float width) {
  constexpr float kSwatch = 18, kSpace = 6;
  ScreenPen pen;
  const float line = ImGui::GetFontSize();
  const float top = ImGui::GetCursorScreenPos().y;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 4));
  Flow flow(width, 16);
  for (const Guide& guide : guides) {
    const float item = kSwatch + kSpace + power_text_width(pen, guide.label, Type::small);
    flow.next(item);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_guide(pen, guide, {at.x, std::round(at.y + line / 2)}, at.x + kSwatch, ui.colours.muted);
    draw_power_text(pen, {at.x + kSwatch + kSpace, at.y}, guide.label, Type::small, ui.colours.muted);
    space({item, line});
  }
  ImGui::PopStyleVar();
  return ImGui::GetCursorScreenPos().y - top;
}

void draw_buttons(Ui& ui, const PlotData& plot, float width) {
  PlotPanelState::Scales& scales = ui.state.of<PlotPanelState>().shown();
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const auto of = [](const std::string& axis, const char* id) {
    return labelled(say(Message{"Logarithmic axis: {0}", axis}), id);
  };
  ImGui::BeginDisabled(!plot.empty.empty());
  if (toggle(ui, of(plot.x_name, "plot-log-x").c_str(), tr("log x"), scales.logarithmic_x)) {
    scales.logarithmic_x = !scales.logarithmic_x;
  }
  ImGui::SameLine(0, 0);
  if (toggle(ui, of(plot.y_name, "plot-log-y").c_str(), tr("log y"), scales.logarithmic_y)) {
    scales.logarithmic_y = !scales.logarithmic_y;
  }
  const char* const save = tr("Save as CSV###plot-csv");
  const float button = ImGui::CalcTextSize(save, nullptr, true).x + 2 * ImGui::GetStyle().FramePadding.x;
  const float used = 2 * toggle_width(tr("log x"));
  if (used + kGap + button <= width) {
    ImGui::SameLine();
    ImGui::SetCursorScreenPos({origin.x + width - button, origin.y});
  }
  if (ImGui::Button(save)) ui.ask(plot_file(ui.snapshot, ui.state.of<PlotPanelState>().kind));
  ImGui::EndDisabled();
}

}  // namespace

void draw_plot_panel(Ui& ui, ImVec2 size) {
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  draw_kinds(ui, size.x);
  const float top = origin.y + ImGui::GetFrameHeight() + kGap;
  const PlotData plot =
      plot_data(ui.snapshot, ui.state.of<PlotPanelState>().kind, ui.state.of<PlotPanelState>().shown());

  push_font(nullptr, Type::small);
  const float legend = ImGui::GetFontSize() + 4;
  const float height = std::max(kLowest, size.y - 2 * ImGui::GetFrameHeight() - 3 * kGap - legend);
  describe_plot(ui, plot);
  draw_picture(ui, plot, {origin.x, top}, {size.x, height});
  ImGui::SetCursorScreenPos({origin.x, top + height + 4});
  const float legend_height = std::max(draw_legend(ui, plot.guides, size.x), legend);
  ImGui::PopFont();

  ImGui::SetCursorScreenPos({origin.x, top + height + legend_height + kGap});
  draw_buttons(ui, plot, size.x);
}

}  // namespace kt
