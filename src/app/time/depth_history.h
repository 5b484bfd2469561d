// The depth of the path over a whole run of any length: the lowest and the highest depth in each bucket of steps.
//
// There are at most 2048 buckets of the same size, a power of two; when they are full, neighbours are merged. The curve
// is exact: it misses no depth, and no bucket has a depth that did not occur in it. So a run must not cross into a
// second bucket. The steps must be run in batches that room() allows:
//
//   DepthHistory history(search.steps(), search.depth());
//   const std::uint64_t from = search.steps();
//   const RunSummary ran = search.run_summarized({.steps = std::min(batch, history.room(from))});
//   history.add(from, search.steps(), ran.depths);
//
// Batches are short while buckets are small: the first 4,000,000 steps take about 13,000 batches, a few milliseconds
// more in all. From then on, only the last batch of a bucket is shorter than 2000 steps.
//
// Known steps may be added again after stepping back, without effect. Another search, or another detail, needs another
// history. Memory: 16 KiB.
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/snapshot/snapshot.h"
#include "core/state/run_statistics.h"

namespace kt {

class DepthHistory {
 public:
  static constexpr std::size_t kMostRanges = 2048;

  // For a search at `step` with a path of `depth` squares. Earlier steps are unknown.
  DepthHistory(std::uint64_t step, std::size_t depth);

  // Adds the depth at `step`.
  void add(std::uint64_t step, std::size_t depth);

  // The number of steps after `step` before a bucket ends; at least 1.
  std::uint64_t room(std::uint64_t step) const;
  // Adds the steps from `from` + 1 to `to`; none if they are equal.
  void add(std::uint64_t from, std::uint64_t to, DepthRange depths);

  // Bucket i has the depths after the steps from i * bucket on; bucket 0 also the start. A bucket is unknown if its
  // `low` is above its `high`.
  const DepthCurve& curve() const { return curve_; }

 private:
  void widen(std::uint64_t first, std::uint64_t last, DepthRange depths);
  void merge_until_it_holds(std::uint64_t step);

  DepthCurve curve_;
};

}  // namespace kt
