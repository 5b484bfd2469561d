#include "app/time/recent_visits.h"

#include <algorithm>
#include <cmath>

namespace kt {

void RecentVisits::note(const Search& search, std::uint64_t most, double now) {
  constexpr double kSeconds = 0.4;  // after which a visit counts for 1/e
  const double left = std::exp((last_time_ - now) / kSeconds);
  last_time_ = now;
  if (!last_) return void(last_.emplace(search));
  const bool is_back = search.steps() < last_->steps();
  const std::uint64_t made = is_back ? last_->steps() - search.steps() : search.steps() - last_->steps();
  Search earlier = is_back ? search : *last_;
  last_.emplace(search);
  const Problem& problem = search.problem();
  VisitCounts sample(problem.edges.empty() ? problem.board.squares() : problem.edges.vertices.size());
  if (made > 0) earlier.run_summarized({.steps = std::min(made, most)}, &sample);
  counts_.resize(sample.at_square().size());
  rounded_.resize(counts_.size());
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    counts_[i] = counts_[i] * left + static_cast<double>(sample.at_square()[i]);
    rounded_[i] = static_cast<std::uint64_t>(counts_[i] + 0.5);
  }
}

void RecentVisits::clear() {
  last_.reset();
  counts_.clear();
  rounded_.clear();
}

}  // namespace kt
