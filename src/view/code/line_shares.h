// How much of the time a search that is too quick to follow spends on each line of its program: an average over the
// last moments, so that it can be read.
#pragma once

#include <span>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "view/code/code_listings.h"

namespace kt {

class LineShares {
 public:
  // Once a frame.
  void update(const Snapshot& snapshot, const Listing& listing);
  // By line, from 0 to 1; empty as long as nothing is known.
  std::span<const float> shares() const { return shares_; }

 private:
  std::vector<float> shares_;
  const char* listing_ = nullptr;  // that they are of
  double last_ = 0;
  std::uint64_t step_ = 0, visits_ = 0, backtracks_ = 0;
};

}  // namespace kt
