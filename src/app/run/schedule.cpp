#include "app/run/schedule.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "app/time/batch_size.h"

namespace kt {
namespace {

constexpr double kRounding = 1e-6;

std::uint64_t whole(double steps) {
  constexpr double kMax = 9e18;
  return static_cast<std::uint64_t>(std::min(steps + kRounding, kMax));
}

double number(std::uint64_t steps) { return static_cast<double>(steps); }

using Points = std::vector<SchedulePoint>;

// The last point before `after`, and the slope from there.
struct Stretch {
  SchedulePoint from;
  double slope;
};

Stretch stretch_before(const Schedule& schedule, Points::const_iterator after) {
  const SchedulePoint from = after == schedule.points.begin() ? SchedulePoint{} : *std::prev(after);
  if (after == schedule.points.end()) return {from, schedule.pace};
  return {from, (number(after->step - from.step) + after->part - from.part) / number(after->clock - from.clock)};
}

}  // namespace

SchedulePoint Schedule::place_at(std::uint64_t clock) const {
  if (points.empty() && pace == 1) return {clock, clock};  // however large
  const auto [from, slope] = stretch_before(*this, std::ranges::upper_bound(points, clock, {}, &SchedulePoint::clock));
  const double due = from.part + number(clock - from.clock) * slope;
  const std::uint64_t steps = whole(due);
  return {clock, from.step + steps, std::max(due - number(steps), 0.0)};
}

std::uint64_t Schedule::clock_at(std::uint64_t step) const {
  if ((points.empty() && pace == 1) || step == std::numeric_limits<std::uint64_t>::max()) return step;
  const auto [from, slope] = stretch_before(*this, std::ranges::lower_bound(points, step, {}, &SchedulePoint::step));
  const double missing = number(step - from.step) - from.part;
  return slope > 0 && missing > 0 ? from.clock + whole(std::ceil(missing / slope - kRounding)) : from.clock;
}

Cost measured_cost(const Search& start, const Clock& clock) {
  constexpr int kRounds = 3;
  constexpr double kEnough = 0.001;  // seconds
  constexpr std::uint64_t kMaxSteps = 20'000;
  Cost best;
  for (int round = 0; round < kRounds; ++round) {
    Cost one;
    Search search = start;
    const double began = clock();
    std::uint64_t batch = 1;
    while (one.seconds < kEnough && one.steps < kMaxSteps) {
      const std::uint64_t ran = search.run(batch);
      one.steps += std::max<std::uint64_t>(ran, 1);
      one.seconds = clock() - began;
      batch = std::min(batch * 2, BatchSize::kMax);
      if (search.status() != Status::searching) search = start;
    }
    if (round == 0 || one.seconds_per_step() < best.seconds_per_step()) best = one;
  }
  return best;
}

}  // namespace kt
