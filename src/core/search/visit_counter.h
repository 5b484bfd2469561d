// Counts how often a search enters each square, and each depth: exactly, as it steps, runs and steps back.
//
//   Search search(problem);
//   VisitCounter counter(search);  // at step 0
//   counter.run(search, budget);   // instead of search.run(budget)
//
// A counter goes with its search: whoever copies or restores the one must copy or restore the other. Stepping back
// takes visits back, so the counts are those of the moment, as `visits()` is.
//
// Divide and conquer and the network enter no squares one after the other. Where they have a path, each of its squares
// counts as entered once; before that, all counts are zero.
//
// Plain backtracking on boards up to 8x8 is counted in a loop of its own (packed_visit_counts.h), and takes about half
// as long again as uncounted.
#pragma once

#include "core/search/search.h"

namespace kt {

class VisitCounter {
 public:
  explicit VisitCounter(const Search& search);

  // The same as search.run_summarized(), step() and step_back(), counted.
  RunSummary run(Search& search, Budget budget);
  Event step(Search& search);
  bool step_back(Search& search);

  const VisitCounts& counts() const { return counts_; }
  std::size_t bytes() const { return sizeof *this + counts_.bytes(); }
  bool operator==(const VisitCounter&) const = default;

 private:
  void count_path(const Search& search);
  void leave_root(const Search& search);

  VisitCounts counts_;
};

}  // namespace kt
