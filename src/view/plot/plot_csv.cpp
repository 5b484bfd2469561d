#include "view/plot/plot_csv.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace kt {
namespace {

void add_line(std::string& text, std::initializer_list<std::uint64_t> values) {
  bool first = true;
  for (const std::uint64_t value : values) {
    if (!first) text += ',';
    text += std::to_string(value);
    first = false;
  }
  text += '\n';
}

}  // namespace

std::string depth_csv(const DepthCurve& curve, std::uint64_t furthest) {
  std::string text = "first_step,last_step,lowest_depth,highest_depth\n";
  std::uint64_t from = 0;
  for (const DepthCurve::Range& range : curve.ranges) {
    const std::uint64_t to = std::max(from, std::min(from + curve.bucket - 1, furthest));
    if (range.is_known()) add_line(text, {from, to, range.low, range.high});
    from += curve.bucket;
  }
  return text;
}

std::string visits_csv(std::span<const std::uint64_t> visits_at_depth) {
  std::string text = "depth,visits\n";
  std::uint64_t depth = 0;
  for (const std::uint64_t visits : visits_at_depth) {
    ++depth;
    add_line(text, {depth, visits});
  }
  return text;
}

std::string rates_csv(std::span<const RateSample> rates) {
  std::string text = "step,steps_per_second\n";
  for (const RateSample& rate : rates) {
    add_line(text, {rate.step, static_cast<std::uint64_t>(std::llround(std::max(rate.steps_per_second, 0.0)))});
  }
  return text;
}

}  // namespace kt
