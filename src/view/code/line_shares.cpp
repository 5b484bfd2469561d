#include "view/code/line_shares.h"

#include <algorithm>
#include <cmath>

namespace kt {
namespace {

constexpr double kAverage = 0.7;  // seconds

std::uint64_t distance(std::uint64_t a, std::uint64_t b) { return std::max(a, b) - std::min(a, b); }

}  // namespace

void LineShares::update(const Snapshot& snapshot, const Listing& listing) {
  const std::uint64_t steps = distance(snapshot.step, step_);
  const std::uint64_t entered = distance(snapshot.visits, visits_),
                      given_up = distance(snapshot.backtracks, backtracks_);
  const double elapsed = snapshot.now - last_;
  const bool known = listing_ == listing.text.data() && !shows_each_step(snapshot.pace);
  step_ = snapshot.step, visits_ = snapshot.visits, backtracks_ = snapshot.backtracks, last_ = snapshot.now;
  listing_ = listing.text.data();
  if (!known) return shares_.clear();
  if (steps == 0 || entered + given_up > steps) return;
  std::vector<float> now(lines_of(listing).size());
  const auto add = [&](Event event, std::uint64_t times) {
    const int line = line_of(listing, event);
    if (line >= 0) now[line] += static_cast<float>(times) / static_cast<float>(steps);
  };
  if (snapshot.settings.algorithm->keeps_stack()) {
    add({EventType::advance, {}}, entered);
    add({EventType::backtrack, {}}, given_up);
    add({EventType::reject, {}, Rejection::visited}, steps - entered - given_up);
  } else {
    add(snapshot.event, steps);
  }
  if (shares_.empty()) {
    shares_ = std::move(now);
    return;
  }
  const auto share = static_cast<float>(1 - std::exp(-std::clamp(elapsed, 0.0, 0.1) / kAverage));
  for (std::size_t i = 0; i < now.size(); ++i) shares_[i] += (now[i] - shares_[i]) * share;
}

}  // namespace kt
