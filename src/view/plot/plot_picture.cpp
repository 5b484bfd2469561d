#include "view/plot/plot_picture.h"

#include <algorithm>
#include <cmath>

#include "view/widgets/power_text.h"

namespace kt {
namespace {

constexpr float kBesideLabel = 6;  // between a label and the area
constexpr float kTickGap = 14;
constexpr float kThin = 1.5f;  // the least height of a curve
constexpr double kBarWithGap = 4;
constexpr float kFlag = 5;  // half the width of the present step's

float text_height() { return ImGui::GetFontSize(); }

float width_of(std::string_view text) { return power_text_width(text); }

std::vector<Tick> vertical_ticks(const PlotData& plot, float height) {
  const float line = text_height();
  return ticks(plot.y, height, kTickGap, [line](std::string_view) { return line; });
}

// Those whose label would run into the axis' name or out of the area are left out.
std::vector<Tick> horizontal_ticks(const PlotData& plot, const PlotArea& area) {
  std::vector<Tick> found = ticks(plot.x, area.width(), kTickGap, width_of);
  const float end = area.max.x - width_of(plot.x_name) - kTickGap;
  std::erase_if(found, [&](const Tick& tick) { return area.x(plot.x, tick.value) + width_of(tick.label) / 2 > end; });
  return found;
}

void draw_axes(Ui& ui, const PlotData& plot, const PlotArea& area) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const ImU32 grid = with_alpha(ui.colours.border, 0.55f);
  for (const Tick& tick : vertical_ticks(plot, area.height())) {
    const float y = std::round(area.y(plot.y, tick.value));
    draw->AddRectFilled({area.min.x, y}, {area.max.x, y + 1}, grid);
    draw_power_text({area.min.x - kBesideLabel - width_of(tick.label), y - std::round(text_height() * 0.55f)},
                    tick.label, ui.colours.muted);
  }
  const float below = area.max.y + 5;
  for (const Tick& tick : horizontal_ticks(plot, area)) {
    const float x = area.x(plot.x, tick.value);
    draw->AddRectFilled({std::round(x), area.max.y}, {std::round(x) + 1, area.max.y + 4}, ui.colours.muted);
    const float left = std::max(x - width_of(tick.label) / 2, area.min.x - kBesideLabel);
    draw_power_text({std::round(left), below}, tick.label, ui.colours.muted);
  }
  draw_power_text({area.max.x - width_of(plot.x_name), below}, plot.x_name, ui.colours.muted);
  draw_power_text({area.min.x, area.min.y - text_height() - 11}, plot.y_name, ui.colours.muted);
}

void draw_guides(Ui& ui, const PlotData& plot, const PlotArea& area) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  for (const Guide& guide : plot.guides) {
    const float y = std::round(area.y(plot.y, guide.value));
    constexpr float kDash = 5;
    for (float x = area.min.x; x < area.max.x; x += 2 * kDash) {
      const float end = guide.dashed ? x + kDash : x + 2 * kDash;
      draw->AddRectFilled({x, y}, {std::min(end, area.max.x), y + 1}, ui.colours.muted);
    }
  }
}

// What lies after the present step is paler.
void draw_curve(Ui& ui, const PlotData& plot, const PlotArea& area, const Columns& columns) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const float each = area.width() / static_cast<float>(columns.size());
  const ImU32 past = ui.colours.accent, future = mix(ui.colours.accent, ui.colours.background, 0.55f);
  const ImU32 shade = with_alpha(ui.colours.accent, 0.10f);
  const float now = plot.now ? area.x(plot.x, *plot.now) : area.max.x;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i]) continue;
    const float left = area.min.x + static_cast<float>(i) * each, right = left + each;
    float top = area.y(plot.y, columns[i]->high), bottom = area.y(plot.y, columns[i]->low);
    const float lacking = std::max(kThin - (bottom - top), 0.0f);
    top = std::max(top - lacking / 2, area.min.y);
    bottom = std::min(bottom + lacking / 2, area.max.y);
    draw->AddRectFilled({left, bottom}, {right, area.max.y}, shade);
    draw->AddRectFilled({left, top}, {right, bottom}, left <= now ? past : future);
  }
}

void draw_bars(Ui& ui, const PlotData& plot, const PlotArea& area, const Columns& columns) {
  ImDrawList* draw = ImGui::GetWindowDrawList();
  const auto count = static_cast<double>(columns.size());
  const float each = area.width() / static_cast<float>(columns.size());
  const auto entry = [&](std::size_t column) {
    return std::floor(plot.x.value(static_cast<double>(column) / count) + 0.5);
  };
  const ImU32 other = mix(ui.colours.accent, ui.colours.background, 0.35f);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i] || columns[i]->high <= 0) continue;
    // A column on the border of two bars that are wide enough stays free between them.
    const double own = entry(i);
    const double wide = (plot.x.share(own + 0.5) - plot.x.share(own - 0.5)) * count;
    if (wide >= kBarWithGap && entry(i + 1) != own) continue;
    const float left = area.min.x + static_cast<float>(i) * each;
    const bool present = plot.now && own == *plot.now;
    const float top = std::min(area.y(plot.y, columns[i]->high), area.max.y - kThin);
    draw->AddRectFilled({left, top}, {left + each, area.max.y}, present ? ui.colours.text : other);
  }
}

// The present step: a line with a small flag at its top.
void draw_now(Ui& ui, const PlotData& plot, const PlotArea& area) {
  const float x = std::round(area.x(plot.x, *plot.now));
  ImDrawList* draw = ImGui::GetWindowDrawList();
  draw->AddRectFilled({x - 0.75f, area.min.y - 4}, {x + 0.75f, area.max.y}, ui.colours.text);
  draw->AddTriangleFilled({x - kFlag, area.min.y - 8}, {x + kFlag, area.min.y - 8}, {x, area.min.y - 1},
                          ui.colours.text);
}

}  // namespace

PlotArea plot_area(const PlotData& plot, ImVec2 min, ImVec2 max) {
  PlotArea area{{min.x, min.y + text_height() + 14}, {max.x - kFlag, max.y - text_height() - 8}};
  // Room for what a growing number of visits needs, so that the area stays where it is.
  float labels = plot.guides.empty() ? width_of("500 M") : 0;
  for (const Tick& tick : vertical_ticks(plot, area.height())) labels = std::max(labels, width_of(tick.label));
  area.min.x += labels + kBesideLabel;
  return area;
}

int plot_columns(const PlotArea& area) {
  const float density = std::clamp(ImGui::GetIO().DisplayFramebufferScale.x, 1.0f, 4.0f);
  return std::max(static_cast<int>(area.width() * density), 1);
}

void draw_plot(Ui& ui, const PlotData& plot, const PlotArea& area) {
  draw_axes(ui, plot, area);
  const Columns columns = plot.columns(plot_columns(area));
  if (plot.bars)
    draw_bars(ui, plot, area, columns);
  else
    draw_curve(ui, plot, area, columns);
  draw_guides(ui, plot, area);
  ImGui::GetWindowDrawList()->AddRectFilled({area.min.x, area.max.y}, {area.max.x, area.max.y + 1}, ui.colours.muted);
  if (plot.now && plot.steps) draw_now(ui, plot, area);
}

}  // namespace kt
