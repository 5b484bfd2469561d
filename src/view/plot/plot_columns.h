// What a plot shows in each of its columns of pixels, as pure functions.
//
// Everything that falls into a column is merged by its lowest and highest value; nothing is left out, however many
// steps a pixel stands for.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "view/plot/plot_axes.h"

namespace kt {

struct Extent {
  double low = 0;
  double high = 0;
  bool operator==(const Extent&) const = default;
};

// One for each column, from the left; empty where nothing lies.
using Columns = std::vector<std::optional<Extent>>;

// A step takes the room from half a step before it to half a step after it.
Columns columns_of(const DepthCurve& curve, const Axis& steps, int width);

// `visits`: of depth 1 at the front. A depth takes the room from half below it to half above it.
Columns columns_of(std::span<const std::uint64_t> visits, const Axis& depths, int width);

// Points, wherever they lie. Between two of them the columns are on the straight line from one to the other.
Columns columns_of(std::span<const RateSample> rates, const Axis& steps, int width);

// What a vertical line from each column to the next one would add, so that a curve is drawn without gaps.
void connect(Columns& columns);

}  // namespace kt
