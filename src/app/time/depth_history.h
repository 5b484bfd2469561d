// The depth of the path over a whole run, however long: the lowest and the highest depth in each bucket of steps.
//
// There are at most 2048 buckets of equally many steps, a power of two; when one more is needed, neighbours are merged.
// The curve is exact: no depth is left out, and none stands in a bucket that it did not occur in. For that a run
// must not reach into a second bucket, so the steps are to be run in batches that room() allows:
//
//   DepthHistory history(search.steps(), search.depth());
//   const std::uint64_t from = search.steps();
//   const RunSummary ran = search.run_summarized({.steps = std::min(batch, history.room(from))});
//   history.add(from, search.steps(), ran.depths);
//
// This makes batches short where the buckets still are: the first 4,000,000 steps take some 13,000 batches, a few
// milliseconds more in all, and from there on none need be shorter than 2000 steps unless it is the last of its bucket.
//
// Steps that are known already may be added again, after going back: that changes nothing. Another search, or the same
// one in steps of another kind, needs another history. Memory: 16 KiB.
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/snapshot/snapshot.h"
#include "core/state/run_statistics.h"

namespace kt {

class DepthHistory {
 public:
  static constexpr std::size_t kMostRanges = 2048;

  // Of a search that is at `step` now, with a path of `depth` squares. What was before is not known.
  DepthHistory(std::uint64_t step, std::size_t depth);

  // At `step` the path has `depth` squares.
  void add(std::uint64_t step, std::size_t depth);

  // How many steps may follow `step` before a bucket ends; at least 1.
  std::uint64_t room(std::uint64_t step) const;
  // The steps from number `from` + 1 to number `to`; none if they are equal.
  void add(std::uint64_t from, std::uint64_t to, DepthRange depths);

  // Bucket i holds the depths after the steps from number i * bucket on; for i = 0, also that of the start. Nothing is
  // known of a bucket whose `low` is above its `high`.
  const DepthCurve& curve() const { return curve_; }

 private:
  void widen(std::uint64_t first, std::uint64_t last, DepthRange depths);
  void merge_until_it_holds(std::uint64_t step);

  DepthCurve curve_;
};

}  // namespace kt
