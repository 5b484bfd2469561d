// The axes of a plot as pure functions: where a value lies, and which ticks to write.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kt {

// From `low` to `high`, low < high; logarithmic ones with low > 0.
struct Axis {
  double low = 0;
  double high = 1;
  bool logarithmic = false;
  std::vector<double> marks = {};  // the only values to write, if there are any

  // 0 at the low end, 1 at the high end; values beyond them lie there.
  double share(double value) const;
  double value(double share) const;  // the inverse
};

struct Tick {
  double value = 0;
  std::string label;
};

// The length of a label along its axis, in pixels.
using LabelLength = std::function<float(std::string_view)>;

// Whole numbers at equal distances of 1, 2 or 5 times a power of ten; on a logarithmic axis powers of ten, with 2 and 5
// times them where there is room; or every second or third ... of the marks. As many as fit on `length` pixels with
// labels, centred, that keep `gap` apart.
std::vector<Tick> ticks(const Axis& axis, float length, float gap, const LabelLength& measure);

// The smallest 1, 2 or 5 times a power of ten that is not below a number; 1 for anything below.
double rounded_up(double number);

}  // namespace kt
