// How often each square and each depth was entered. search/visit_counter.h counts them.
//
// The squares and the depths each add up to the visits of the search. Memory: 8 bytes per square and per depth reached.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kt {

class VisitCounts {
 public:
  explicit VisitCounts(std::size_t squares) : at_square_(squares) {}

  // By square, row by row including holes; for an edge list, by vertex.
  const std::vector<std::uint64_t>& at_square() const { return at_square_; }
  // By depth, from 1 to the largest one entered.
  const std::vector<std::uint64_t>& at_depth() const { return at_depth_; }

  // The square with number `v` becomes square number `depth` of the path, or leaves it.
  void enter(int v, std::size_t depth) {
    add_at_square(v, 1);
    add_at_depth(depth, 1);
  }
  void leave(int v, std::size_t depth) {
    --at_square_[v];
    --at_depth_[depth - 1];
    while (!at_depth_.empty() && at_depth_.back() == 0) at_depth_.pop_back();
  }
  void add_at_square(int v, std::uint64_t visits) { at_square_[v] += visits; }
  void add_at_depth(std::size_t depth, std::uint64_t visits) {
    if (depth > at_depth_.size()) at_depth_.resize(depth);
    at_depth_[depth - 1] += visits;
  }
  void clear() {
    at_square_.assign(at_square_.size(), 0);
    at_depth_.clear();
  }

  std::size_t bytes() const { return (at_square_.capacity() + at_depth_.capacity()) * sizeof(std::uint64_t); }
  bool operator==(const VisitCounts&) const = default;

 private:
  std::vector<std::uint64_t> at_square_, at_depth_;
};

}  // namespace kt
