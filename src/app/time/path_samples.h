// The paths at the ends of a run's buckets of steps (depth_history.h): with the lowest depths in the buckets they show
// for how long each square stayed on the path. That is the flame graph of the search.
//
// A sample keeps only what differs from the sample before it. Of a path, the first 1,024 squares are kept. Memory: 4
// bytes a square kept, at most 8 MiB for 2,048 samples. The stays take at most 4 MB.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "core/rules/pruned_paths.h"
#include "core/state/path.h"

namespace kt {

class PathSamples {
 public:
  static constexpr std::size_t kMaxDepth = kDeepestStay;
  static constexpr std::size_t kMaxStays = 200'000;

  // The path at the end of the bucket `at`, in which it was never shorter than `lowest` squares. Nothing changes where
  // it is known already.
  void set(std::size_t at, std::size_t lowest, std::span<const Path::Frame> path);
  // Merges buckets 0 and 1, 2 and 3, and so on.
  void merge();

  bool is_known(std::size_t at) const { return at < samples_.size() && samples_[at].is_known; }
  std::size_t bytes() const {
    return samples_.capacity() * sizeof(Sample) + squares_.capacity() * sizeof(std::int32_t);
  }

  // By depth and, of the same depth, by step. `curve` has the buckets' lowest depths. `pruned` marks the stays on paths
  // that its search never enters. If there are more than kMaxStays, the shortest are left out, first those of one
  // bucket.
  std::vector<Stay> stays(const DepthCurve& curve, PrunedPaths* pruned = nullptr) const;

 private:
  struct Sample {
    bool is_known = false;
    std::uint32_t kept = 0;              // it begins with so many squares of the sample before
    std::uint32_t first = 0, count = 0;  // the others, in squares_
  };
  std::span<const std::int32_t> others(const Sample& sample) const {
    return std::span(squares_).subspan(sample.first, sample.count);
  }

  std::vector<Sample> samples_;
  std::vector<std::int32_t> squares_;  // by their numbers on the graph
};

}  // namespace kt
