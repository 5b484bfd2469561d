#include "view/plot/plot_columns.h"

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

int column_of(double share, int width) { return std::clamp(static_cast<int>(share * width), 0, width - 1); }

void merge(std::optional<Extent>& column, std::optional<Extent> extent) {
  if (!extent) return;
  if (!column) {
    column = extent;
    return;
  }
  column->low = std::min(column->low, extent->low);
  column->high = std::max(column->high, extent->high);
}

// For `count` entries side by side, each as wide as `each`, the first from `start` on. Neighbouring columns share their
// border, so no entry is lost between them; an entry across a border is in both. Values beyond the axis are in the
// outer columns.
template <typename At>
Columns columns_of_entries(std::size_t count, double start, double each, const Axis& axis, int width, const At& at) {
  Columns columns(std::max(width, 1));
  const auto all = static_cast<double>(count);
  double border = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const auto from = static_cast<std::size_t>(std::floor(border));
    const double share = static_cast<double>(i + 1) / static_cast<double>(columns.size());
    border = i + 1 == columns.size() ? all : std::clamp((axis.value(share) - start) / each, 0.0, all);
    const auto end = static_cast<std::size_t>(std::ceil(border));
    for (std::size_t entry = from; entry < end; ++entry) merge(columns[i], at(entry));
  }
  return columns;
}

}  // namespace

Columns columns_of(const DepthCurve& curve, const Axis& steps, int width) {
  return columns_of_entries(curve.ranges.size(), -0.5, static_cast<double>(curve.bucket), steps, width,
                            [&](std::size_t i) -> std::optional<Extent> {
                              const DepthCurve::Range range = curve.ranges[i];
                              if (!range.is_known()) return {};
                              return Extent{static_cast<double>(range.low), static_cast<double>(range.high)};
                            });
}

Columns columns_of(std::span<const std::uint64_t> visits, const Axis& depths, int width) {
  return columns_of_entries(visits.size(), 0.5, 1, depths, width, [&](std::size_t i) {
    const auto count = static_cast<double>(visits[i]);
    return Extent{count, count};
  });
}

Columns columns_of(std::span<const RateSample> rates, const Axis& steps, int width) {
  Columns columns(std::max(width, 1));
  for (const RateSample& rate : rates) {
    const int at = column_of(steps.share(static_cast<double>(rate.step)), static_cast<int>(columns.size()));
    merge(columns[at], Extent{rate.steps_per_second, rate.steps_per_second});
  }
  std::optional<std::size_t> before;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i]) continue;
    if (before) {
      const Extent a = *columns[*before], b = *columns[i];
      for (std::size_t k = *before + 1; k < i; ++k) {
        const double t = static_cast<double>(k - *before) / static_cast<double>(i - *before);
        columns[k] = Extent{std::lerp(a.low, b.low, t), std::lerp(a.high, b.high, t)};
      }
    }
    before = i;
  }
  return columns;
}

void connect(Columns& columns) {
  std::optional<Extent> before;
  for (std::optional<Extent>& column : columns) {
    const std::optional<Extent> own = column;
    if (before && own) column = Extent{std::min(own->low, before->high), std::max(own->high, before->low)};
    before = own;
  }
}

}  // namespace kt
