#include "view/plot/plot_data.h"

#include <algorithm>
#include <cmath>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "view/plot/plot_csv.h"

namespace kt {

const char* why_no_depth(const Snapshot& snapshot) {
  if (snapshot.settings.mode == Mode::play)
    return tr("In a game there is no search to plot. Press Play to let the search continue.");
  if (!snapshot.settings.algorithm->keeps_stack())
    return tr("This method does not build a path square by square, so it has no depth to show.");
  return nullptr;
}

namespace {

using Kind = PlotPanelState::Kind;
using Scales = PlotPanelState::Scales;

constexpr double kSmallBoard = 400;   // squares, all of which fit on the axis
constexpr double kLowestDepth = 0.8;  // of a logarithmic axis, so that 1 has some height

bool has_depth(const Snapshot& snapshot) { return snapshot.settings.algorithm->keeps_stack(); }

// In the whole run, also after the shown step.
std::size_t record(const Snapshot& snapshot) {
  std::size_t deepest = std::max<std::size_t>(snapshot.deepest, 1);
  for (const DepthCurve::Range& range : snapshot.depth_curve.ranges) {
    deepest = std::max<std::size_t>(deepest, range.high);
  }
  return deepest;
}

// All of the squares, or as many as needed to see anything.
double highest_depth(const Snapshot& snapshot) {
  const auto squares = static_cast<double>(std::max<std::size_t>(snapshot.squares, 1));
  const auto deepest = static_cast<double>(record(snapshot));
  return squares <= kSmallBoard || deepest * 8 >= squares ? squares : std::min(squares, rounded_up(deepest * 1.25));
}

// A step extends half a step to each side. A logarithmic axis has no 0, so values below its end are clamped.
Axis step_axis(const Snapshot& snapshot, bool logarithmic) {
  const auto last = static_cast<double>(std::max<std::uint64_t>(last_step(snapshot), 1));
  const auto bucket = static_cast<double>(snapshot.depth_curve.bucket);
  if (!logarithmic) return {-0.5, last + 0.5, false};
  return {std::min(std::max(0.5, bucket / 2), last), last + 0.5, true};
}

// Positions in a list of entries that lie between two values.
struct Entries {
  std::size_t first = 0, last = 0;
};
Entries entries_between(double from, double to, double start, double each, std::size_t count) {
  const auto highest = static_cast<double>(count - 1);
  const double first = std::clamp(std::floor((from - start) / each), 0.0, highest);
  const double last = std::clamp(std::ceil((to - start) / each) - 1, first, highest);
  return {static_cast<std::size_t>(first), static_cast<std::size_t>(last)};
}

std::string depth_hint(const Snapshot& snapshot, double from, double to) {
  const DepthCurve& curve = snapshot.depth_curve;
  const Entries found = entries_between(from, to, -0.5, static_cast<double>(curve.bucket), curve.ranges.size());
  DepthCurve::Range all = curve.ranges[found.first];
  for (std::size_t i = found.first + 1; i <= found.last; ++i) {
    all.low = std::min(all.low, curve.ranges[i].low);
    all.high = std::max(all.high, curve.ranges[i].high);
  }
  const std::uint64_t first = found.first * curve.bucket;
  const std::uint64_t last = std::min((found.last + 1) * curve.bucket - 1, std::max(first, last_step(snapshot)));
  const Message steps = first == last ? Message{"Step {0}", first} : Message{"Steps {0} to {1}", first, last};
  const Message depth = !all.is_known()       ? Message{"Not yet known"}
                        : all.low == all.high ? Message{"Depth {0}", all.low}
                                              : Message{"Depth {0} to {1}", all.low, all.high};
  return say(steps) + "\n" + say(depth);
}

PlotData depth_plot(const Snapshot& snapshot, Scales scales) {
  PlotData plot{.x_name = tr("step"), .y_name = tr("depth of the path"), .steps = true};
  if (const char* const why = why_no_depth(snapshot)) {
    plot.empty = why;
    return plot;
  }
  if (snapshot.depth_curve.ranges.empty()) {
    plot.empty = tr("Nothing has happened yet. Press Play to plot the depth of the path here.");
    return plot;
  }
  plot.x = step_axis(snapshot, scales.logarithmic_x);
  const double high = highest_depth(snapshot);
  // Some space above the highest line.
  plot.y = scales.logarithmic_y ? Axis{kLowestDepth, std::max(high * 1.1, 2.0), true} : Axis{0, high * 1.04, false};
  plot.now = static_cast<double>(snapshot.step);
  if (high >= static_cast<double>(snapshot.squares)) {
    const Message all{"all {0, plural, one {# square} other {# squares}}", snapshot.squares};
    plot.guides.push_back({high, say(all), false});
  }
  const std::size_t longest = record(snapshot);
  plot.guides.push_back({static_cast<double>(longest), say(Message{"longest so far: {0}", longest}), true});
  plot.columns = [&snapshot, axis = plot.x](int width) {
    Columns columns = columns_of(snapshot.depth_curve, axis, width);
    connect(columns);
    return columns;
  };
  plot.hint = [&snapshot](double from, double to) { return depth_hint(snapshot, from, to); };
  return plot;
}

PlotData visits_plot(const Snapshot& snapshot, Scales scales) {
  PlotData plot{.x_name = tr("depth"), .y_name = tr("visits"), .bars = true};
  const std::vector<std::uint64_t>& visits = snapshot.visits_at_depth;
  if (!has_depth(snapshot)) {
    plot.empty = tr("This method does not build a path square by square, so it has no visits to count.");
    return plot;
  }
  if (visits.empty()) {
    plot.empty = tr("Counting the visits…");
    return plot;
  }
  const double deepest = std::min(highest_depth(snapshot), static_cast<double>(visits.size()));
  plot.x = {0.5, deepest + 0.5, scales.logarithmic_x};
  const auto most = static_cast<double>(std::max<std::uint64_t>(std::ranges::max(visits), 1));
  plot.y = scales.logarithmic_y ? Axis{0.5, std::pow(10.0, std::ceil(std::log10(most) + 0.05)), true}
                                : Axis{0, std::max(most * 1.05, 2.0), false};
  if (snapshot.depth > 0) plot.now = static_cast<double>(snapshot.depth);
  plot.columns = [&visits, axis = plot.x](int width) { return columns_of(visits, axis, width); };
  plot.hint = [&visits](double from, double to) {
    const Entries found = entries_between(from, to, 0.5, 1, visits.size());
    const auto [low, high] = std::minmax_element(visits.begin() + found.first, visits.begin() + found.last + 1);
    if (found.first == found.last)
      return say(Message{"Depth {0}", found.first + 1}) + "\n" + say(visits_in_words(*high));
    const Message depths{"Depths {0} to {1}", found.first + 1, found.last + 1};
    const Message each = *low == *high
                             ? Message{"{0, plural, one {# visit} other {# visits}} each", *high}
                             : Message{"{0} to {1, plural, one {# visit} other {# visits}} each", *low, *high};
    return say(depths) + "\n" + say(each);
  };
  return plot;
}

PlotData rate_plot(const Snapshot& snapshot, Scales scales) {
  PlotData plot{.x_name = tr("step"), .y_name = tr("steps per second"), .steps = true};
  const std::vector<RateSample>& rates = snapshot.rates;
  if (rates.size() < 2) {
    plot.empty = tr("Nothing has been measured yet. Let the search run for a few seconds to plot its speed here.");
    return plot;
  }
  plot.x = step_axis(snapshot, scales.logarithmic_x);
  const auto [slowest, fastest] = std::ranges::minmax(rates, {}, &RateSample::steps_per_second);
  const double high = std::max(fastest.steps_per_second, 1.0) * 1.1;
  const double low = std::pow(10.0, std::floor(std::log10(std::max(slowest.steps_per_second, 0.1))));
  plot.y = scales.logarithmic_y ? Axis{std::min(low, high / 10), high, true} : Axis{0, high, false};
  plot.now = static_cast<double>(snapshot.step);
  plot.columns = [&rates, axis = plot.x](int width) {
    Columns columns = columns_of(rates, axis, width);
    connect(columns);
    return columns;
  };
  plot.hint = [&rates](double from, double to) {
    const double middle = (from + to) / 2;
    const RateSample& nearest = *std::ranges::min_element(
        rates, {}, [&](const RateSample& rate) { return std::abs(static_cast<double>(rate.step) - middle); });
    const Rounded rate = rounded_number(std::log10(std::max(nearest.steps_per_second, 1.0)));
    return say(Message{"Step {0}", nearest.step}) + "\n" +
           say(Message{"{0, plural, one {# step} other {# steps}} per second", rate});
  };
  return plot;
}

}  // namespace

PlotData plot_data(const Snapshot& snapshot, Kind kind, Scales scales) {
  switch (kind) {
    case Kind::visits: return visits_plot(snapshot, scales);
    case Kind::rate: return rate_plot(snapshot, scales);
    default: return depth_plot(snapshot, scales);
  }
}

SaveFile plot_file(const Snapshot& snapshot, Kind kind) {
  switch (kind) {
    case Kind::visits: return {"visits.csv", "text/csv", visits_csv(snapshot.visits_at_depth)};
    case Kind::rate: return {"rate.csv", "text/csv", rates_csv(snapshot.rates)};
    default: return {"depth.csv", "text/csv", depth_csv(snapshot.depth_curve, last_step(snapshot))};
  }
}

std::uint64_t last_step(const Snapshot& snapshot) {
  return std::max(snapshot.timeline.own.value_or(snapshot.timeline.furthest), snapshot.step);
}

std::uint64_t step_at(const Snapshot& snapshot, const Axis& x, double share) {
  const std::uint64_t last = last_step(snapshot);
  const double step = std::round(x.value(share));
  if (share <= 0 || !(step > 0)) return 0;
  return share >= 1 || step >= static_cast<double>(last) ? last : static_cast<std::uint64_t>(step);
}

}  // namespace kt
