#include "app/time/steady_prefix.h"

#include <algorithm>

namespace kt {

void SteadyPrefix::note(std::size_t low, std::size_t depth, std::uint64_t step, double now) {
  const std::size_t kept = std::min({low, depth, since_.size()});
  since_.resize(kept);
  since_.resize(depth, {now, step});
}

std::optional<SteadyFront> SteadyPrefix::longest_for(double seconds, std::uint64_t step, double now) const {
  const auto end = std::ranges::partition_point(since_, [&](const LastChange& s) { return now - s.time >= seconds; });
  std::size_t squares = end - since_.begin();
  if (squares == since_.size() && squares > 0) --squares;  // the knight's own square may still change
  if (squares < 2) return {};
  const LastChange& since = since_[squares - 1];
  const std::uint64_t made = std::max(step, since.step) - std::min(step, since.step);
  return SteadyFront{squares, now - since.time, made};
}

}  // namespace kt
