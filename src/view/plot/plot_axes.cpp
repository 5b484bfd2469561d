#include "view/plot/plot_axes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "app/language/say.h"
#include "app/words/numbers.h"

namespace kt {
namespace {

constexpr int kMaxTicks = 24;  // more candidates are dropped before any label is measured

// On an axis to 10,000 or more, "5k" is written beside "10k".
std::string label_of(double value, const Axis& axis) {
  return say(short_number(value, axis.high >= 10'000 ? NumberForm::thousands : NumberForm::brief));
}

bool fit(const std::vector<Tick>& ticks, const Axis& axis, float length, float gap, const LabelLength& measure) {
  float taken = -1e9f;
  for (const Tick& tick : ticks) {
    const float middle = static_cast<float>(axis.share(tick.value)) * length;
    const float half = measure(tick.label) / 2;
    if (middle - half < taken + gap) return false;
    taken = middle + half;
  }
  return true;
}

std::vector<Tick> ticks_at(const std::vector<double>& values, const Axis& axis) {
  std::vector<Tick> ticks;
  for (const double value : values) ticks.push_back({value, label_of(value, axis)});
  return ticks;
}

std::vector<double> multiples(const Axis& axis, double step) {
  std::vector<double> values;
  const double first = std::ceil(axis.low / step), last = std::floor(axis.high / step);
  if (last - first >= kMaxTicks) return values;
  for (double i = first; i <= last; ++i) values.push_back(i == 0 ? 0 : i * step);
  return values;
}

// Every `stride`-th power of ten from 1 on, multiplied by each factor.
std::vector<double> powers(const Axis& axis, int stride, std::span<const int> factors) {
  std::vector<double> values;
  for (int exponent = 0; std::pow(10.0, exponent) <= axis.high; exponent += stride) {
    for (const int factor : factors) {
      const double value = factor * std::pow(10.0, exponent);
      if (value >= axis.low && value <= axis.high) values.push_back(value);
    }
  }
  return values;
}

std::vector<Tick> linear_ticks(const Axis& axis, float length, float gap, const LabelLength& measure) {
  for (double step = rounded_up((axis.high - axis.low) / kMaxTicks);; step = rounded_up(step * 1.5)) {
    const std::vector<double> values = multiples(axis, step);
    if (values.empty() && step <= axis.high - axis.low) continue;
    std::vector<Tick> found = ticks_at(values, axis);
    if (found.size() <= 1 || fit(found, axis, length, gap, measure)) return found;
  }
}

}  // namespace

double Axis::share(double value) const {
  const double share = logarithmic ? (std::log(std::max(value, low)) - std::log(low)) / (std::log(high) - std::log(low))
                                   : (value - low) / (high - low);
  return std::clamp(share, 0.0, 1.0);
}

double Axis::value(double share) const {
  const double inside = std::clamp(share, 0.0, 1.0);
  if (!logarithmic) return low + inside * (high - low);
  return std::exp(std::log(low) + inside * (std::log(high) - std::log(low)));
}

std::vector<Tick> ticks(const Axis& axis, float length, float gap, const LabelLength& measure) {
  for (std::size_t stride = 1; !axis.marks.empty(); ++stride) {
    std::vector<double> values;
    for (std::size_t i = 0; i < axis.marks.size(); i += stride) values.push_back(axis.marks[i]);
    std::vector<Tick> found = ticks_at(values, axis);
    if (found.size() <= 1 || fit(found, axis, length, gap, measure)) return found;
  }
  if (!axis.logarithmic) return linear_ticks(axis, length, gap, measure);
  static constexpr std::array<int, 3> kFine = {1, 2, 5};
  static constexpr std::array<int, 1> kCoarse = {1};
  std::vector<Tick> found = ticks_at(powers(axis, 1, kFine), axis);
  if (fit(found, axis, length, gap, measure)) return found;
  for (int stride = 1;; ++stride) {
    found = ticks_at(powers(axis, stride, kCoarse), axis);
    if (found.size() <= 1 || fit(found, axis, length, gap, measure)) return found;
  }
}

double rounded_up(double number) {
  if (!(number > 1)) return 1;
  const double power = std::pow(10.0, std::floor(std::log10(number)));
  for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
    if (number <= factor * power * (1 + 1e-12)) return factor * power;
  }
  return 10 * power;
}

}  // namespace kt
