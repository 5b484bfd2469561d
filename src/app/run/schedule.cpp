#include "app/run/schedule.h"

#include <algorithm>
#include <cmath>
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

// The point before the time or step `at`, and the slope after it.
struct Stretch {
  SchedulePoint from;
  double slope;
};

Stretch stretch_at(const Schedule& schedule, std::uint64_t SchedulePoint::*by, std::uint64_t at) {
  SchedulePoint from;
  for (const SchedulePoint& point : schedule.points) {
    if (point.*by >= at)
      return {from, (number(point.step - from.step) + point.part - from.part) / number(point.clock - from.clock)};
    from = point;
  }
  return {from, schedule.pace};
}

}  // namespace

SchedulePoint Schedule::place_at(std::uint64_t clock) const {
  if (points.empty() && pace == 1) return {clock, clock};  // however large
  const auto [from, slope] = stretch_at(*this, &SchedulePoint::clock, clock);
  const double due = from.part + number(clock - from.clock) * slope;
  const std::uint64_t steps = whole(due);
  return {clock, from.step + steps, std::max(due - number(steps), 0.0)};
}

std::uint64_t Schedule::clock_at(std::uint64_t step) const {
  if ((points.empty() && pace == 1) || step == std::numeric_limits<std::uint64_t>::max()) return step;
  const auto [from, slope] = stretch_at(*this, &SchedulePoint::step, step);
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
