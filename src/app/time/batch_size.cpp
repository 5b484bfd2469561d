#include "app/time/batch_size.h"

#include <algorithm>
#include <utility>

namespace kt {

void BatchSize::record(double seconds) {
  constexpr double kGoal = 0.001;
  if (seconds > 2 * kGoal)
    steps_ = std::max(least_, static_cast<std::uint64_t>(static_cast<double>(steps_) * kGoal / seconds));
  else if (seconds < kGoal / 2)
    steps_ = std::min(kMax, steps_ * 2);
}

void BatchSize::restart(const Search& search) {
  restart();
  const bool is_quick = search.depth_first() && !search.problem().algorithm->cuts;
  if (!is_quick) return;
  least_ = kMax / 10;
  steps_ = kMax;
}

void BatchSize::restart() { least_ = steps_ = 1; }

Batches::Batches(BatchSize& size, const Clock& clock, double deadline)
    : size_(size), clock_(clock), deadline_(deadline), began_(clock()) {}

bool Batches::go_on() {
  const double now = clock_();
  size_.record(now - std::exchange(began_, now));
  return now < deadline_;
}

}  // namespace kt
