// The expectations for a search, in words: is there a tour, and how long would trying everything take?
//
// From the snapshot's verdict and estimate, and from what the search itself has found out.
#pragma once

#include <optional>
#include <string>

#include "app/snapshot/snapshot.h"

namespace kt {

struct ExistenceWords {
  Existence existence = Existence::unknown;
  Message title;   // "Yes, there is a tour from (0,1)."
  Message reason;  // one or two sentences, or nothing
};

ExistenceWords existence_words(const Snapshot& snapshot);

// For plain backtracking until everything is tried, whatever algorithm is shown. The remark relates it to the shown
// algorithm. Numbers may contain powers such as 10^21.
struct EstimateWords {
  Message visits = {};  // "about 4.1 x 10^21 visits"
  Message range = {};   // its uncertainty; empty if it is exact
  Message wait = {};    // "2.6 million years"
  Message rate = {};    // "at 100 million steps per second"
  Message remark = {};
  Message tried = {};  // the share done at the shown step: "12%"; empty if that is unknown
  double log10_seconds = 0, log10_seconds_low = 0, log10_seconds_high = 0;
  bool is_bound = false;  // it may take far longer
};

// Nothing while there is no estimate.
std::optional<EstimateWords> estimate_words(const Snapshot& snapshot);

}  // namespace kt
