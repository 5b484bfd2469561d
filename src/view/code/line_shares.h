// How much time a search that is too fast to follow spends on each line of its program: an average over the last
// moments, so that it can be read.
#pragma once

#include <span>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "view/code/code_listings.h"

namespace kt {

class LineShares {
 public:
  // Call it once per frame.
  void update(const Snapshot& snapshot, const Listing& listing);
  // By line, from 0 to 1; empty while unknown.
  std::span<const float> shares() const { return shares_; }

 private:
  std::vector<float> shares_;
  const char* listing_ = nullptr;  // of this listing
  double last_ = 0;
  std::uint64_t step_ = 0, visits_ = 0, backtracks_ = 0;
};

}  // namespace kt
