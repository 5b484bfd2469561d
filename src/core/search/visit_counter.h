// Counts how often a search enters each square and each depth, as it steps, runs and steps back.
//
//   Search search(problem);
//   VisitCounter counter(search);  // at step 0
//   counter.run(search, budget);   // instead of search.run(budget)
//
// A counter belongs to its search: copy or restore both together. Stepping back removes visits, so the counts match
// `visits()` at every moment.
//
// Divide and conquer and the network enter no squares one by one. If they have a path, each of its squares counts once;
// before that, all counts are zero.
//
// Plain backtracking on boards up to 8x8 has its own counting loop (packed_visit_counts.h), which takes about half as
// long again as an uncounted one.
#pragma once

#include "core/search/search.h"

namespace kt {

class VisitCounter {
 public:
  explicit VisitCounter(const Search& search);

  // Like search.run_summarized(), step() and step_back(), but counted.
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
