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
//   history.add_path(search);
//
// Batches are short while buckets are small: the first 4,000,000 steps take about 13,000 batches, a few milliseconds
// more in all. From then on, only the last batch of a bucket is shorter than 2000 steps.
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
  static constexpr std::size_t kMaxRanges = 2048;

  // For a search at `step` with a path of `depth` squares. Earlier steps are unknown. The first bucket begins with the
  // step `origin`, at most `step`.
  DepthHistory(std::uint64_t step, std::size_t depth, std::uint64_t origin = 0);

  // Adds the depth at `step`.
  void add(std::uint64_t step, std::size_t depth);

  // The number of steps after `step` before a bucket ends; at least 1.
  std::uint64_t room(std::uint64_t step) const;
  // Adds the steps from `from` + 1 to `to`; none if they are equal.
  void add(std::uint64_t from, std::uint64_t to, DepthRange depths);
  // The path of a search at a step that was added, for stays(): counts where a bucket ends there.
  void add_path(const Search& search);

  // Bucket i holds the depths after the steps from number origin + i * bucket on; for i = 0, also that of the start.
  // Nothing is known of a bucket whose `low` is above its `high`.
  const DepthCurve& curve() const { return curve_; }
  std::uint64_t origin() const { return origin_; }
  // How long each square stayed on the path, for a search with a stack.
  std::vector<Stay> stays(PrunedPaths* pruned = nullptr) const { return paths_.stays(curve_, pruned); }
  const PathSamples& paths() const { return paths_; }

 private:
  void widen(std::uint64_t first, std::uint64_t last, DepthRange depths);
  void merge_until_it_holds(std::uint64_t step);

  std::uint64_t origin_;
  DepthCurve curve_;
  PathSamples paths_;
};

}  // namespace kt
