#include "app/time/depth_history.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace kt {
namespace {

constexpr DepthCurve::Range kUnknown{std::numeric_limits<std::uint32_t>::max(), 0};

DepthCurve::Range united(DepthCurve::Range a, DepthCurve::Range b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

}  // namespace

DepthHistory::DepthHistory(std::uint64_t step, std::size_t depth, std::uint64_t origin) : origin_(origin) {
  add(step, depth);
}

void DepthHistory::add(std::uint64_t step, std::size_t depth) {
  DepthRange here;
  here.add(depth);
  widen(step, step, here);
}

std::uint64_t DepthHistory::room(std::uint64_t step) const {
  return curve_.bucket - (step - origin_ + 1) % curve_.bucket;
}

void DepthHistory::add(std::uint64_t from, std::uint64_t to, DepthRange depths) {
  if (from < to) widen(from + 1, to, depths);
}

void DepthHistory::add_path(const Search& search) {
  const std::uint64_t after = search.steps() - origin_ + 1;
  if (after % curve_.bucket != 0 || !search.depth_first()) return;
  const auto bucket = static_cast<std::size_t>(after / curve_.bucket - 1);
  paths_.set(bucket, curve_.ranges[bucket].low, search.depth_first()->path().frames());
}

void DepthHistory::widen(std::uint64_t first, std::uint64_t last, DepthRange depths) {
  merge_until_it_holds(last);
  const auto first_bucket = static_cast<std::size_t>((first - origin_) / curve_.bucket);
  const auto last_bucket = static_cast<std::size_t>((last - origin_) / curve_.bucket);
  if (curve_.ranges.size() <= last_bucket) curve_.ranges.resize(last_bucket + 1, kUnknown);
  const DepthCurve::Range range{static_cast<std::uint32_t>(depths.low), static_cast<std::uint32_t>(depths.high)};
  for (std::size_t i = first_bucket; i <= last_bucket; ++i) curve_.ranges[i] = united(curve_.ranges[i], range);
}

void DepthHistory::merge_until_it_holds(std::uint64_t step) {
  std::vector<DepthCurve::Range>& ranges = curve_.ranges;
  while ((step - origin_) / curve_.bucket >= kMaxRanges) {
    paths_.merge();
    const std::size_t merged = (ranges.size() + 1) / 2;
    for (std::size_t i = 0; i < merged; ++i) {
      ranges[i] = 2 * i + 1 < ranges.size() ? united(ranges[2 * i], ranges[2 * i + 1]) : ranges[2 * i];
    }
    ranges.resize(merged);
    curve_.bucket *= 2;
  }
}

}  // namespace kt
