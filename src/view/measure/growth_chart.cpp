#include "view/measure/growth_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/say.h"
#include "app/words/measure_words.h"
#include "app/words/numbers.h"
#include "view/pen/strokes.h"
#include "view/pen/svg_pen.h"
#include "view/widgets/text.h"

namespace kt {
namespace {

constexpr double kHighest = 30;  // decimal logarithm: longer waits make no difference, and estimates reach it
constexpr float kRuler = 86;     // beside the area
constexpr float kLegendGap = 14, kLine = 20;

bool is_shown(const MeasuredRun& run) { return !run.by_theorem && cost_of(run) > 0; }

bool is_complete(const MeasuredRun& run) {
  return run.state == MeasuredRun::State::ended && run.ending != Ending::limit;
}

double side_of(const MeasuredRun& run) { return std::sqrt(static_cast<double>(run.board.squares())); }

double tree_of(const MeasuredRun& run) { return std::pow(10.0, std::min(run.log10_tree, kHighest)); }

std::vector<const Algorithm*> methods_of(const Measured& measured) {
  std::vector<const Algorithm*> methods;
  for (const MeasuredRun& run : measured.runs) {
    if (std::ranges::find(methods, run.algorithm) == methods.end()) methods.push_back(run.algorithm);
  }
  return methods;
}

ImU32 colour_of(const Palette& colours, std::size_t method) {
  const ImU32 kColours[] = {colours.accent, colours.dead_end, colours.candidate, colours.muted};
  return kColours[method % std::size(kColours)];
}

// Space at the right for the last board's number, and at the top for the sign above a point.
void set_axes(PlotData& plot, const Measured& measured) {
  double most = 100;
  for (const MeasuredRun& run : measured.runs) {
    if (plot.x.marks.empty() || plot.x.marks.back() < side_of(run)) plot.x.marks.push_back(side_of(run));
    most = std::max({most, static_cast<double>(cost_of(run)), tree_of(run)});
  }
  const double low = plot.x.marks.front(), high = plot.x.marks.back();
  const double margin = std::max(std::pow(high / low, 0.13), 1.03);
  plot.x.low = low / margin;
  plot.x.high = high * margin;
  plot.x.logarithmic = plot.y.logarithmic = true;
  plot.y.low = 0.8;
  plot.y.high = std::pow(10.0, std::min(std::ceil(std::log10(most) + 0.3), kHighest));
}

void draw_sign(Pen& pen, const MeasuredRun& run, ImVec2 above, ImU32 colour) {
  if (run.ending == Ending::none) return draw_cross(pen, above, 3, colour, 1.6f);
  if (run.ending == Ending::stuck) return pen.rect({above.x - 5, above.y - 1}, {above.x + 5, above.y + 1}, colour);
  pen.triangle({above.x, above.y - 4}, {above.x + 4, above.y + 3}, {above.x - 4, above.y + 3}, colour);
}

void draw_point(Pen& pen, const Palette& colours, const MeasuredRun& run, const GrowthPoint& point) {
  const ImU32 colour = colour_of(colours, point.method);
  const ImVec2 at = point.at;
  constexpr float r = kGrowthPoint;
  if (point.is_estimate) {
    constexpr float d = 5;
    const ImVec2 corners[] = {{at.x, at.y - d}, {at.x + d, at.y}, {at.x, at.y + d}, {at.x - d, at.y}};
    pen.polygon(corners, colours.background);
    if (run.log10_tree > kHighest) pen.triangle({at.x, at.y - 14}, {at.x + 4, at.y - 7}, {at.x - 4, at.y - 7}, colour);
    return draw_diamond(pen, at, d, colour, 1.6f);
  }
  const bool filled = run.state == MeasuredRun::State::ended && run.ending == Ending::tour;
  const ImVec2 min{at.x - r, at.y - r}, max{at.x + r, at.y + r};
  const float rounding = run.goal == Goal::closed ? 2 : r;
  pen.rect(min, max, colour, rounding);
  if (!filled) pen.rect({min.x + 1.6f, min.y + 1.6f}, {max.x - 1.6f, max.y - 1.6f}, colours.background, rounding);
  if (!filled && run.is_done()) draw_sign(pen, run, {at.x, at.y - r - 6}, colour);
  pen.centred_text(at, std::to_string(point.method + 1), 12, filled ? colours.background : colour);
}

void draw_ruler(Pen& pen, const Palette& colours, const GrowthChart& chart) {
  if (chart.visits_per_second <= 0) return;
  const PlotArea& area = chart.area;
  const float x = area.max.x + 6;
  pen.rect({x, area.min.y}, {x + 1, area.max.y}, colours.muted);
  for (const WaitLandmark& landmark : wait_landmarks()) {
    const double visits = chart.visits_per_second * std::pow(10.0, landmark.log10_seconds);
    if (visits > chart.plot.y.high || visits < chart.plot.y.low) continue;
    const float y = std::round(area.y(chart.plot.y, visits));
    pen.rect({x - 3, y}, {x + 4, y + 1}, colours.muted);
    pen.text({x + 7, y - std::round(Type::small * 0.55f)}, tr(landmark.name), Type::small, colours.muted);
  }
  pen.text({x - 3, area.min.y - Type::small - 11}, tr("wait"), Type::small, colours.muted);
}

}  // namespace

// Runs are ordered by board, then algorithm, goal and start. So the runs of one line, which differ only in the board,
// have the same position among the runs of their board, if all boards have equally many starts. A board of one square
// has fewer.
GrowthChart growth_chart(const Pen& pen, const Measured& measured, ImVec2 min, ImVec2 max) {
  constexpr float kNarrow = 2.5f, kWide = 11, kSpace = 33;  // between the points of neighbouring lines
  GrowthChart chart{.visits_per_second = measured.visits_per_second};
  PlotData& plot = chart.plot;
  plot.y_name = tr("visits on N × N");
  plot.columns = [](int width) { return Columns(width); };
  set_axes(plot, measured);
  chart.area = plot_area(pen, plot, min, {max.x - kRuler, max.y});
  const std::vector<const Algorithm*> methods = methods_of(measured);
  const std::vector<MeasuredRun>& runs = measured.runs;
  const std::size_t lines = std::ranges::count(runs, runs.back().board, &MeasuredRun::board);
  chart.apart = std::clamp(kSpace / static_cast<float>(lines), kNarrow, kWide);
  std::vector<std::size_t> last(lines, SIZE_MAX);  // last complete point of each line
  std::size_t last_estimate = SIZE_MAX;
  std::size_t line = 0;
  for (std::size_t i = 0; i < runs.size(); ++i, ++line) {
    const MeasuredRun& run = runs[i];
    if (i > 0 && run.board != runs[i - 1].board) line = 0;
    if (line >= lines) continue;
    GrowthPoint point{.run = i,
                      .method = static_cast<std::size_t>(std::ranges::find(methods, run.algorithm) - methods.begin())};
    const float x = chart.area.x(plot.x, side_of(run));
    const bool is_estimated = last_estimate != SIZE_MAX && runs[chart.points[last_estimate].run].board == run.board;
    if (run.log10_tree > 0 && !is_estimated) {
      point.at = {x, chart.area.y(plot.y, tree_of(run))};
      point.is_estimate = true;
      point.before = std::exchange(last_estimate, chart.points.size());
      chart.points.push_back(point);
    }
    if (!is_shown(run)) continue;
    point.at = {x + (static_cast<float>(line) - static_cast<float>(lines - 1) / 2) * chart.apart,
                chart.area.y(plot.y, static_cast<double>(cost_of(run)))};
    point.is_estimate = false;
    point.before = is_complete(run) ? last[line] : SIZE_MAX;
    last[line] = is_complete(run) ? chart.points.size() : SIZE_MAX;
    chart.points.push_back(point);
  }
  return chart;
}

void draw_growth_chart(Pen& pen, const Palette& colours, const Measured& measured, const GrowthChart& chart) {
  draw_plot(pen, colours, chart.plot, chart.area, 1);
  draw_ruler(pen, colours, chart);
  for (const GrowthPoint& point : chart.points) {
    if (point.before == SIZE_MAX) continue;
    const ImVec2 from = chart.points[point.before].at;
    const ImU32 colour = with_alpha(colour_of(colours, point.method), 0.7f);
    point.is_estimate ? draw_dashes(pen, from, point.at, colour, 1.6f) : pen.line(from, point.at, colour, 1.6f);
  }
  for (const GrowthPoint& point : chart.points) draw_point(pen, colours, measured.runs[point.run], point);
}

void draw_growth_sketch(Pen& pen, const Palette& colours, ImVec2 min, ImVec2 max) {
  constexpr int kPoints = 6;
  constexpr float kInset = 24, kBelow = 24;
  const float bottom = max.y - kBelow;
  pen.line(min, {min.x, bottom}, colours.muted, 1);
  pen.line({min.x, bottom}, {max.x, bottom}, colours.muted, 1);
  pen.text({min.x + 8, min.y}, tr("more visits"), Type::small, colours.muted);
  const char* const larger = tr("larger boards");
  pen.text({max.x - pen.width(larger, Type::small), bottom + 6}, larger, Type::small, colours.muted);
  for (const std::size_t method : {0, 1}) {
    ImVec2 before;
    for (int i = 0; i < kPoints; ++i) {
      const float share = static_cast<float>(i) / (kPoints - 1);
      const float height = method == 0 ? 0.16f + 0.74f * share * (0.4f + 0.6f * share) : 0.1f + 0.08f * share;
      const ImVec2 at{min.x + kInset + (max.x - min.x - 2 * kInset) * share, bottom - height * (bottom - min.y)};
      if (i > 0) pen.line(before, at, with_alpha(colour_of(colours, method), 0.5f), 1.6f);
      pen.disc(at, 4, colour_of(colours, method));
      before = at;
    }
  }
}

float draw_growth_legend(Pen& pen, const Palette& colours, const Measured& measured, ImVec2 at, float width) {
  float x = at.x, y = at.y;
  const std::vector<const Algorithm*> methods = methods_of(measured);
  for (std::size_t i = 0; i < methods.size(); ++i) {
    const char* const title = tr(methods[i]->title);
    const float wide = 2 * kGrowthPoint + 6 + pen.width(title, Type::small);
    if (x > at.x && x + wide > at.x + width) {
      x = at.x;
      y += kLine;
    }
    const ImVec2 middle{x + kGrowthPoint, y + kLine / 2};
    pen.disc(middle, kGrowthPoint, colour_of(colours, i));
    pen.centred_text(middle, std::to_string(i + 1), 12, colours.background);
    pen.text({x + 2 * kGrowthPoint + 6, y + (kLine - Type::small) / 2 - 1}, title, Type::small, colours.text);
    x += wide + kLegendGap;
  }
  return y + kLine - at.y;
}

// Explains only the signs that are visible.
std::string growth_words(const Measured& measured) {
  bool closed = false, none = false, stuck = false, limit = false, tree = false;
  for (const MeasuredRun& run : measured.runs) {
    tree = tree || run.log10_tree > 0;
    if (!is_shown(run) || !run.is_done()) continue;
    closed = closed || run.goal == Goal::closed;
    none = none || run.ending == Ending::none;
    stuck = stuck || run.ending == Ending::stuck;
    limit = limit || run.ending == Ending::limit;
  }
  Message words = closed ? Message{"Filled: a tour (square: closed)"} : Message{"Filled: a tour"};
  const auto add = [&](Message clause) { words = Message{"{0}; {1}", words, std::move(clause)}; };
  if (none) add({"cross: no tour"});
  if (stuck) add({"bar: stuck"});
  if (limit) add({"arrow: unfinished, would take longer"});
  if (tree) add({"dashed line, diamond: Knuth's estimate for trying everything"});
  words = Message{"{0}.", words};
  if (measured.visits_per_second > 0)
    words = joined(words, {"Waiting times at {0, plural, one {# visit} other {# visits}} per second.",
                           rounded_number(std::log10(measured.visits_per_second))});
  return say(joined(words, saving_words(measured.runs)));
}

std::string growth_svg(const Measured& measured, const Palette& colours, ImFont* font) {
  constexpr ImVec2 kSize{640, 460};
  constexpr float kMargin = 16;
  SvgPen pen(font);
  pen.rect({0, 0}, {kSize.x, 2 * kSize.y}, colours.background);
  const GrowthChart chart = growth_chart(pen, measured, {kMargin, kMargin}, {kSize.x - kMargin, kSize.y});
  draw_growth_chart(pen, colours, measured, chart);
  float y = kSize.y + 4;
  y += draw_growth_legend(pen, colours, measured, {kMargin, y}, kSize.x - 2 * kMargin) + 4;
  for (const std::string& line : broken_lines(growth_words(measured), kSize.x - 2 * kMargin, pen, Type::small)) {
    pen.text({kMargin, y}, line, Type::small, colours.muted);
    y += Type::small + 4;
  }
  return pen.take({0, 0}, {kSize.x, y + kMargin}, tr("Visits by board size"));
}

}  // namespace kt
