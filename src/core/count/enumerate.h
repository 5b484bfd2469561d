// Counts tours by finding all of them with the pruned search.
//
// Goal `tour`: directed open tours from `start` or, with `all_starts`, from every square. On a board without holes,
// squares that are equal by symmetry are counted together. Goal `closed`: undirected closed tours; with an `end`, those
// that use the move between start and end. With `all_starts` an `end` excludes none, because every closed tour passes
// it. In a graph with one-way moves, closed tours are directed.
#pragma once

#include <cstdint>
#include <vector>

#include "core/count/tour_count.h"
#include "core/search/search.h"

namespace kt {

class Enumeration {
 public:
  Enumeration(const Problem& problem, bool all_starts);

  // Runs at most `max_steps` steps of the search. True when the count is complete.
  bool run(std::uint64_t max_steps);

  bool done() const { return next_ == parts_.size(); }
  // The tours of the parts that are complete.
  TourCount count() const;
  // The number of searches in all, and of those that are complete.
  std::size_t parts() const { return parts_.size(); }
  std::size_t parts_done() const { return next_; }
  std::uint64_t visits() const { return visits_; }

 private:
  struct Part {
    Problem problem;
    std::uint64_t weight;  // number of squares that this one represents
  };

  void add_starts(const Problem& problem);
  void add_closed(const Problem& problem);

  std::vector<Part> parts_;
  std::size_t next_ = 0;
  std::vector<Search> search_;  // of the current part, if any
  bool twice_ = false;          // every tour is found once in each direction
  std::uint64_t visits_ = 0;
  TourCount total_;
};

}  // namespace kt
