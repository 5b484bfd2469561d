// Knuth's estimate of the size of a backtracking tree (Mathematics of Computation 29, 1975).
//
// A probe walks from the start along randomly chosen free squares until there is no onward move. If it had b0, b1, b2,
// .. squares to choose from, it reports a tree of 1 + b0 + b0 b1 + b0 b1 b2 + .. visits. The expected value is exactly
// the number of visits of plain backtracking to the end: a search for all tours, or the proof that there is none. The
// goal and the end of the problem make no difference. A search for the first tour may take far less.
//
// With few probes, the result is an order of magnitude. The reports are very uneven: most are far below the mean, which
// depends on rare ones far above it. Before one of those occurs, the mean and its standard error are too small. So on a
// large tree, trust the mean only if `spread` is narrow. It is the range of the means of twenty equal shares of the
// probes, without the two smallest and the two largest.
//
// Probe number i depends only on the problem, its seed and i. So the same seed gives the same numbers everywhere,
// whether all probes run at once or in slices. A copy is a snapshot. Values are visits, as doubles. Values beyond their
// range are infinite, but have a decimal logarithm.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/problem/problem.h"

namespace kt {

// A non-negative number such as a product of a million factors: fraction * 2^exponent. As exact as a double, without
// its range limits.
struct WideFloat {
  double fraction = 0;  // 0, or at least 0.5 and below 1
  std::int64_t exponent = 0;

  static WideFloat of(double value);
  double value() const;  // infinite if it is too large
  double log10() const;  // minus infinity for 0
};
WideFloat operator+(WideFloat a, WideFloat b);
WideFloat operator*(WideFloat a, WideFloat b);

class TreeEstimate {
 public:
  struct Range {
    double low = 0;
    double high = 0;
  };

  explicit TreeEstimate(const Problem& problem);

  void run(std::uint64_t probes);

  // All are 0 before the first probe.
  std::uint64_t probes() const { return probes_; }
  double mean() const;
  double log10_mean() const;
  double standard_error() const;  // 0 before the second probe
  // From the third smallest to the third largest of the means of twenty shares, the 10th to the 90th percentile. With
  // fewer probes than shares: from the smallest to the largest.
  Range spread() const;
  Range log10_spread() const;  // its decimal logarithms

 private:
  struct Bounds {
    WideFloat low, high;
  };
  static constexpr std::size_t kShares = 20;  // probe i belongs to share i % kShares

  WideFloat probe(std::uint64_t number);
  Bounds wide_spread() const;
  const std::vector<int>& children(int v);

  Graph graph_;
  int start_;
  double given_;  // visits of the given squares before the root
  std::uint32_t seed_;
  std::vector<std::uint8_t> visited_;
  std::vector<int> path_;
  std::vector<int> children_;
  std::uint64_t probes_ = 0;
  WideFloat squares_;  // sum of the squared reports
  std::array<WideFloat, kShares> sums_;
};

}  // namespace kt
