// Counts tours by going through all of them, with the pruned search.
//
// Goal `tour`: directed open tours from `start` or, with `all_starts`, from every square: on a board without holes,
// once for all squares that are alike by its symmetry. Goal `closed`: undirected closed tours, each once; with an
// `end`, those that use the move between start and end; with `all_starts` all of them, for all come past the end. In a
// graph with moves that go one way closed tours are directed.
#pragma once

#include <cstdint>
#include <vector>

#include "core/count/tour_count.h"
#include "core/search/search.h"

namespace kt {

class Enumeration {
 public:
  Enumeration(const Problem& problem, bool all_starts);

  // Goes on for so many steps of the search. True when it is done.
  bool run(std::uint64_t max_steps);

  bool done() const { return next_ == parts_.size(); }
  // Of the parts that are done.
  TourCount count() const;
  // Searches to be made, and those done.
  std::size_t parts() const { return parts_.size(); }
  std::size_t parts_done() const { return next_; }
  std::uint64_t visits() const { return visits_; }

 private:
  struct Part {
    Problem problem;
    std::uint64_t weight;  // squares that it stands for
  };

  void add_starts(const Problem& problem);
  void add_closed(const Problem& problem);

  std::vector<Part> parts_;
  std::size_t next_ = 0;
  std::vector<Search> search_;  // of the part under way, if any
  bool twice_ = false;          // every tour is found in both directions
  std::uint64_t visits_ = 0;
  TourCount total_;
};

}  // namespace kt
