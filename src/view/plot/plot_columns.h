// The content of each column of pixels in a plot, as pure functions.
//
// A column has the lowest and highest value of everything in it. Nothing is left out, however many steps a pixel has.
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

// One for each column, from the left; empty where there is nothing.
using Columns = std::vector<std::optional<Extent>>;

// A step extends from half a step before to half a step after it.
Columns columns_of(const DepthCurve& curve, const Axis& steps, int width);

// `visits`: depth 1 at the front. A depth extends from half below to half above it.
Columns columns_of(std::span<const std::uint64_t> visits, const Axis& depths, int width);

// Points at any position. Columns between two points lie on the straight line between them.
Columns columns_of(std::span<const RateSample> rates, const Axis& steps, int width);

// Extends each column to the next one, so that the curve has no gaps.
void connect(Columns& columns);

}  // namespace kt
