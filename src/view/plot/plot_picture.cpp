#include "view/plot/plot_picture.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/widgets/power_text.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr float kBesideLabel = 6;  // between a label and the area
constexpr float kTickGap = 14;
constexpr float kThin = 1.5f;  // minimum height of a curve
constexpr double kBarWithGap = 4;
constexpr float kFlag = 5;  // half the width of the current step's flag

constexpr float kSize = Type::small;

float width_of(const Pen& pen, std::string_view text) { return power_text_width(pen, text, kSize); }

std::vector<Tick> vertical_ticks(const PlotData& plot, float height) {
  return ticks(plot.y, height, kTickGap, [](std::string_view) { return kSize; });
}

// Leaves out ticks whose label would touch the axis' name or leave the area.
std::vector<Tick> horizontal_ticks(const Pen& pen, const PlotData& plot, const PlotArea& area) {
  std::vector<Tick> found =
      ticks(plot.x, area.width(), kTickGap, [&](std::string_view label) { return width_of(pen, label); });
  const float end = area.max.x - width_of(pen, plot.x_name) - kTickGap;
  std::erase_if(found,
                [&](const Tick& tick) { return area.x(plot.x, tick.value) + width_of(pen, tick.label) / 2 > end; });
  return found;
}

void draw_axes(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area) {
  const ImU32 grid = with_alpha(colours.border, 0.55f);
  for (const Tick& tick : vertical_ticks(plot, area.height())) {
    const float y = std::round(area.y(plot.y, tick.value));
    pen.rect({area.min.x, y}, {area.max.x, y + 1}, grid);
    const ImVec2 at{area.min.x - kBesideLabel - width_of(pen, tick.label), y - std::round(kSize * 0.55f)};
    draw_power_text(pen, at, tick.label, kSize, colours.muted);
  }
  const float below = area.max.y + 5;
  for (const Tick& tick : horizontal_ticks(pen, plot, area)) {
    const float x = area.x(plot.x, tick.value);
    pen.rect({std::round(x), area.max.y}, {std::round(x) + 1, area.max.y + 4}, colours.muted);
    const float left = std::max(x - width_of(pen, tick.label) / 2, area.min.x - kBesideLabel);
    draw_power_text(pen, {std::round(left), below}, tick.label, kSize, colours.muted);
  }
  draw_power_text(pen, {area.max.x - width_of(pen, plot.x_name), below}, plot.x_name, kSize, colours.muted);
  const float above = area.min.y - kSize - 11;
  draw_power_text(pen, {area.min.x, above}, plot.y_name, kSize, colours.muted);
  if (plot.title.empty()) return;
  const float room = area.width() - width_of(pen, plot.y_name) - kTickGap;
  const std::string title = shortened(pen, plot.title, kSize, room);
  pen.text({area.max.x - pen.width(title, kSize), above}, title, kSize, colours.text);
}

void draw_guides(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area) {
  for (const Guide& guide : plot.guides) {
    draw_guide(pen, guide, {area.min.x, std::round(area.y(plot.y, guide.value))}, area.max.x, colours.muted);
  }
}

// The part after the current step is paler.
void draw_curve(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area, const Columns& columns) {
  const float each = area.width() / static_cast<float>(columns.size());
  const ImU32 past = colours.accent, future = mix(colours.accent, colours.background, 0.55f);
  const ImU32 shade = with_alpha(colours.accent, 0.10f);
  const float now = plot.now ? area.x(plot.x, *plot.now) : area.max.x;
  const FreeOrder apart(pen);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i]) continue;
    const float left = area.min.x + static_cast<float>(i) * each, right = left + each;
    float top = area.y(plot.y, columns[i]->high), bottom = area.y(plot.y, columns[i]->low);
    const float lacking = std::max(kThin - (bottom - top), 0.0f);
    top = std::max(top - lacking / 2, area.min.y);
    bottom = std::min(bottom + lacking / 2, area.max.y);
    pen.rect({left, bottom}, {right, area.max.y}, shade);
    pen.rect({left, top}, {right, bottom}, left <= now ? past : future);
  }
}

void draw_bars(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area, const Columns& columns) {
  const auto count = static_cast<double>(columns.size());
  const float each = area.width() / static_cast<float>(columns.size());
  const auto entry = [&](std::size_t column) {
    return std::floor(plot.x.value(static_cast<double>(column) / count) + 0.5);
  };
  const ImU32 other = mix(colours.accent, colours.background, 0.35f);
  const FreeOrder apart(pen);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i] || columns[i]->high <= 0) continue;
    // The column at the border of two wide bars stays free.
    const double own = entry(i);
    const double wide = (plot.x.share(own + 0.5) - plot.x.share(own - 0.5)) * count;
    if (wide >= kBarWithGap && entry(i + 1) != own) continue;
    const float left = area.min.x + static_cast<float>(i) * each;
    const bool present = plot.now && own == *plot.now;
    const float top = std::min(area.y(plot.y, columns[i]->high), area.max.y - kThin);
    pen.rect({left, top}, {left + each, area.max.y}, present ? colours.text : other);
  }
}

// The current step: a line with a small flag at its top.
void draw_now(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area) {
  const float x = std::round(area.x(plot.x, *plot.now));
  pen.rect({x - 0.75f, area.min.y - 4}, {x + 0.75f, area.max.y}, colours.text);
  pen.triangle({x - kFlag, area.min.y - 8}, {x + kFlag, area.min.y - 8}, {x, area.min.y - 1}, colours.text);
}

}  // namespace

PlotArea plot_area(const Pen& pen, const PlotData& plot, ImVec2 min, ImVec2 max) {
  PlotArea area{{min.x, min.y + kSize + 14}, {max.x - kFlag, max.y - kSize - 8}};
  // Reserves space for a growing number of visits, so that the area does not move.
  float labels = plot.guides.empty() ? width_of(pen, say(short_number(12.5e6))) : 0;
  for (const Tick& tick : vertical_ticks(plot, area.height())) labels = std::max(labels, width_of(pen, tick.label));
  area.min.x += labels + kBesideLabel;
  return area;
}

void draw_guide(Pen& pen, const Guide& guide, ImVec2 from, float end, ImU32 colour) {
  constexpr float kDash = 5;
  for (float x = from.x; x < end; x += 2 * kDash) {
    pen.rect({x, from.y}, {std::min(guide.dashed ? x + kDash : x + 2 * kDash, end), from.y + 1}, colour);
  }
}

int plot_columns(const PlotArea& area, float density) {
  return std::max(static_cast<int>(area.width() * std::clamp(density, 1.0f, 4.0f)), 1);
}

void draw_plot(Pen& pen, const Palette& colours, const PlotData& plot, const PlotArea& area, float density) {
  draw_axes(pen, colours, plot, area);
  const Columns columns = plot.columns(plot_columns(area, density));
  if (plot.draw)
    plot.draw(pen, colours, area, columns);
  else if (plot.bars)
    draw_bars(pen, colours, plot, area, columns);
  else
    draw_curve(pen, colours, plot, area, columns);
  draw_guides(pen, colours, plot, area);
  pen.rect({area.min.x, area.max.y}, {area.max.x, area.max.y + 1}, colours.muted);
  if (plot.now && plot.steps) draw_now(pen, colours, plot, area);
}

}  // namespace kt
