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
//   history.add_path(search);
//
// This makes batches short where the buckets still are: the first 4,000,000 steps take some 13,000 batches, a few
// milliseconds more in all, and from there on none need be shorter than 2000 steps unless it is the last of its bucket.
//
// Steps that are known already may be added again, after going back: that changes nothing. Another search, or the same
// one in steps of another kind, needs another history. Memory: 16 KiB, and what the paths take (path_samples.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/snapshot/snapshot.h"
#include "app/time/path_samples.h"
#include "core/search/search.h"

namespace kt {

class DepthHistory {
 public:
  static constexpr std::size_t kMostRanges = 2048;

  // Of a search that is at `step` now, with a path of `depth` squares. What was before is not known. The first bucket begins
  // with the step `origin`, at most `step`.
  DepthHistory(std::uint64_t step, std::size_t depth, std::uint64_t origin = 0);

  // At `step` the path has `depth` squares.
  void add(std::uint64_t step, std::size_t depth);

  // How many steps may follow `step` before a bucket ends; at least 1.
  std::uint64_t room(std::uint64_t step) const;
  // The steps from number `from` + 1 to number `to`; none if they are equal.
  void add(std::uint64_t from, std::uint64_t to, DepthRange depths);
  // The path of a search at a step that was added, for stays(): counts where a bucket ends there.
  void add_path(const Search& search);

  // Bucket i holds the depths after the steps from number origin + i * bucket on; for i = 0, also that of the start. Nothing is
  // known of a bucket whose `low` is above its `high`.
  const DepthCurve& curve() const { return curve_; }
  std::uint64_t origin() const { return origin_; }
  // How long each square stayed on the path, for a search with a stack.
  std::vector<Stay> stays() const { return paths_.stays(curve_); }
  const PathSamples& paths() const { return paths_; }

 private:
  void widen(std::uint64_t first, std::uint64_t last, DepthRange depths);
  void merge_until_it_holds(std::uint64_t step);

  std::uint64_t origin_;
  DepthCurve curve_;
  PathSamples paths_;
};

}  // namespace kt
