// How often a search has entered each square, and each depth: exact counts, kept up as it steps, runs and steps back.
//
//   Search search(problem);
//   Tally tally(search);        // at step 0
//   tally.run(search, budget);  // instead of search.run(budget)
//
// A tally goes with its search: whoever copies or restores the one must copy or restore the other. Stepping back takes
// visits back, so the counts are those of the moment, as `visits()` is. Squares and depths each add up to `visits()`.
//
// Divide and conquer and the network enter no squares one after the other. Where they have a path, each of its squares
// counts as entered once; before that, all counts are zero.
//
// Memory: 8 bytes a square, and 8 for each depth reached. Plain backtracking on boards up to 8x8 is counted in a loop
// of its own (visit_lanes.h), and takes about half as long again as uncounted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/depth_first.h"
#include "core/search/stretch.h"

namespace kt {

class Search;

class Tally {
 public:
  explicit Tally(const Search& search);

  // The same as search.run_stretch(), step() and step_back(), counted.
  Stretch run(Search& search, Budget budget);
  Event step(Search& search);
  bool step_back(Search& search);

  // Row by row, holes included; of an edge list, by vertex.
  const std::vector<std::uint64_t>& visits_at_square() const { return at_square_; }
  // Depth 1 is at the front, and the largest depth entered at the back.
  const std::vector<std::uint64_t>& visits_at_depth() const { return at_depth_; }
  std::size_t bytes() const;

  bool operator==(const Tally&) const = default;

  // For the loops of a search: the square with number `v` has become the path's number `depth`, or is that no more.
  void enter(int v, std::size_t depth) {
    add_at_square(v, 1);
    add_at_depth(depth, 1);
  }
  void leave(int v, std::size_t depth);
  void add_at_square(int v, std::uint64_t visits) { at_square_[static_cast<std::size_t>(v)] += visits; }
  void add_at_depth(std::size_t depth, std::uint64_t visits) {
    if (depth > at_depth_.size()) at_depth_.resize(depth);
    at_depth_[depth - 1] += visits;
  }

 private:
  void count_path(const Search& search);

  std::vector<std::uint64_t> at_square_, at_depth_;
};

}  // namespace kt
