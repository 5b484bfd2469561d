// For each depth that a search has reached, the visit that first reached it: what undoing an advance needs to know
// whether that was a record.
//
// A search comes to a new depth mostly from the last one, on the very next visit; so it is kept as runs of such depths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kt {

// A depth that no earlier moment had, and the visit that led to it.
struct DepthRecord {
  std::size_t depth;
  std::uint64_t visit;
  // What there was by then of steps that are no moves; wraps around zero where squares were left without a step.
  std::uint64_t other_steps = 0;

  // Every visit but those given is a move, and so is every square given up: all visited that are not on the path.
  std::uint64_t moves(std::uint64_t given) const { return depth < given ? 0 : 2 * visit - given - depth; }
};

class DepthRecords {
 public:
  std::size_t deepest() const { return deepest_; }
  // The last record of each run, by depth: where the search could not go deeper at once.
  std::vector<DepthRecord> peaks() const;
  std::size_t bytes() const { return runs_.size() * sizeof(Run); }

  // Visit number `visit` led to `depth`, after nothing but advances since the deepest so far.
  void reach(std::size_t depth, std::uint64_t visit, std::uint64_t other_steps = 0) {
    if (depth > deepest_) add(depth, visit, other_steps);
  }
  // At visit number `visit`: of the deepest so far, if that was led to by this one.
  void set_other_steps(std::uint64_t visit, std::uint64_t other_steps) {
    if (last_visit() == visit) runs_.back().other_steps = other_steps;
  }
  // Visit number `visit`, the last one, is taken back.
  void undo(std::uint64_t visit) {
    if (last_visit() == visit) remove_last();
  }

  bool operator==(const DepthRecords&) const = default;

 private:
  struct Run {
    std::size_t depth;  // the first
    std::uint64_t visit;
    std::uint64_t other_steps;  // of the last; they are as they were counted, which is no part of the value
    bool operator==(const Run& other) const { return depth == other.depth && visit == other.visit; }
  };

  std::uint64_t last_visit() const { return runs_.back().visit + (deepest_ - runs_.back().depth); }
  void add(std::size_t depth, std::uint64_t visit, std::uint64_t other_steps);
  void remove_last();

  std::vector<Run> runs_;
  std::size_t deepest_ = 0;
};

}  // namespace kt
