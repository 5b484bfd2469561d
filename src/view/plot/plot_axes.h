// The axes of a plot as pure functions: the position of a value, and the ticks.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kt {

// Invariant: low < high, and low > 0 if it is logarithmic.
struct Axis {
  double low = 0;
  double high = 1;
  bool logarithmic = false;
  std::vector<double> marks = {};  // if not empty, the only possible ticks

  // 0 at the low end, 1 at the high end; clamped.
  double share(double value) const;
  double value(double share) const;  // the inverse
};

struct Tick {
  double value = 0;
  std::string label;
};

// The length of a label along its axis, in pixels.
using LabelLength = std::function<float(std::string_view)>;

// Whole numbers at equal distances of 1, 2 or 5 times a power of ten. On a logarithmic axis powers of ten, with 2 and 5
// times these if there is space. Or every second, third, ... of the marks. As many as fit on `length` pixels with
// centred labels at least `gap` apart.
std::vector<Tick> ticks(const Axis& axis, float length, float gap, const LabelLength& measure);

// The smallest 1, 2 or 5 times a power of ten that is at least a number; at least 1.
double rounded_up(double number);

}  // namespace kt
