#include "core/theory/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/basics/heap_sort.h"
#include "core/basics/splitmix.h"

namespace kt {
namespace {

class Random {
 public:
  Random(std::uint32_t seed, std::uint64_t stream) : state_(mixed(mixed(seed) + stream)) {}

  // Multiplies instead of dividing; the error is below count / 2^32.
  std::size_t below(std::size_t count) {
    state_ += kGoldenRatio;
    return static_cast<std::size_t>(((mixed(state_) >> 32) * count) >> 32);
  }

 private:
  std::uint64_t state_;
};

WideFloat normal(double fraction, std::int64_t exponent) {
  int shift = 0;
  const double normal_fraction = std::frexp(fraction, &shift);
  return normal_fraction == 0 ? WideFloat{} : WideFloat{normal_fraction, exponent + shift};
}

WideFloat divided(WideFloat a, double divisor) { return normal(a.fraction / divisor, a.exponent); }

template <typename Range>
WideFloat sum_of(const Range& list) {
  WideFloat sum;
  for (const WideFloat& value : list) sum = sum + value;
  return sum;
}

}  // namespace

WideFloat WideFloat::of(double value) { return normal(value, 0); }

double WideFloat::value() const {
  if (exponent > std::numeric_limits<double>::max_exponent) return std::numeric_limits<double>::infinity();
  return std::ldexp(fraction, static_cast<int>(std::max<std::int64_t>(exponent, -2000)));
}

double WideFloat::log10() const { return std::log10(fraction) + static_cast<double>(exponent) * std::log10(2.0); }

WideFloat operator+(WideFloat a, WideFloat b) {
  if (a.fraction == 0 || (b.fraction != 0 && a.exponent < b.exponent)) std::swap(a, b);
  if (b.fraction == 0) return a;
  const std::int64_t shift = std::max<std::int64_t>(b.exponent - a.exponent, -2000);
  return normal(a.fraction + std::ldexp(b.fraction, static_cast<int>(shift)), a.exponent);
}

WideFloat operator*(WideFloat a, WideFloat b) { return normal(a.fraction * b.fraction, a.exponent + b.exponent); }

TreeEstimate::TreeEstimate(const Problem& problem)
    : graph_(graph_of(problem)),
      start_(graph_.number(root(problem))),
      given_(static_cast<double>(problem.given.size())),
      seed_(problem.seed),
      visited_(graph_.size()) {
  if (problem.given.empty()) return;
  visited_[graph_.number(problem.start)] = 1;
  for (const Square square : problem.given) visited_[graph_.number(square)] = 1;
}

void TreeEstimate::run(std::uint64_t probes) {
  for (; probes > 0; --probes) {
    const WideFloat visits = probe(probes_);
    WideFloat& sum = sums_[probes_ % kShares];
    sum = sum + visits;
    squares_ = squares_ + visits * visits;
    ++probes_;
  }
}

// The squares that plain backtracking would visit next from `v`. Another search rule needs only another function here.
const std::vector<int>& TreeEstimate::children(int v) {
  children_.clear();
  for (int move = 0; move < graph_.moves(v); ++move) {
    const int to = graph_.target(v, move);
    if (to >= 0 && !visited_[to]) children_.push_back(to);
  }
  return children_;
}

WideFloat TreeEstimate::probe(std::uint64_t number) {
  Random random(seed_, number);
  WideFloat visits = WideFloat::of(given_), product = WideFloat::of(1);
  for (int v = start_;;) {
    visits = visits + product;
    visited_[v] = 1;
    path_.push_back(v);
    const std::vector<int>& next = children(v);
    if (next.empty()) break;
    product = product * WideFloat::of(static_cast<double>(next.size()));
    v = next[random.below(next.size())];
  }
  for (const int v : path_) visited_[v] = 0;
  path_.clear();
  return visits;
}

double TreeEstimate::mean() const {
  return probes_ == 0 ? 0 : divided(sum_of(sums_), static_cast<double>(probes_)).value();
}

double TreeEstimate::log10_mean() const {
  return probes_ == 0 ? 0 : divided(sum_of(sums_), static_cast<double>(probes_)).log10();
}

double TreeEstimate::standard_error() const {
  if (probes_ < 2) return 0;
  const auto count = static_cast<double>(probes_);
  const WideFloat average = divided(sum_of(sums_), count);
  // Both as multiples of the same power of two, so that they can be subtracted.
  const WideFloat mean_square = divided(squares_, count), square_mean = average * average;
  const double part = WideFloat{square_mean.fraction, square_mean.exponent - mean_square.exponent}.value();
  const double variance = std::max(0.0, mean_square.fraction - part) / (count - 1);
  const bool odd = mean_square.exponent % 2 != 0;
  return normal(std::sqrt(odd ? variance * 2 : variance), (mean_square.exponent - (odd ? 1 : 0)) / 2).value();
}

TreeEstimate::Bounds TreeEstimate::wide_spread() const {
  std::vector<WideFloat> means;
  for (std::size_t share = 0; share < kShares && share < probes_; ++share) {
    const std::uint64_t count = probes_ / kShares + (share < probes_ % kShares ? 1 : 0);
    means.push_back(divided(sums_[share], static_cast<double>(count)));
  }
  if (means.empty()) return {};
  heap_sort(means, [](WideFloat mean) { return std::pair(mean.exponent, mean.fraction); });
  const std::size_t cut = means.size() == kShares ? 2 : 0;
  return {means[cut], means[means.size() - 1 - cut]};
}

TreeEstimate::Range TreeEstimate::spread() const {
  const auto [low, high] = wide_spread();
  return {low.value(), high.value()};
}

TreeEstimate::Range TreeEstimate::log10_spread() const {
  if (probes_ == 0) return {};
  const auto [low, high] = wide_spread();
  return {low.log10(), high.log10()};
}

}  // namespace kt
