// For each depth, the visit that first reached it. Undoing an advance needs this to know whether it was a record.
//
// A search usually reaches a new depth on the visit after the last one, so consecutive depths are stored as one run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kt {

// A depth that no earlier moment had, and the visit that reached it.
struct DepthRecord {
  std::size_t depth;
  std::uint64_t visit;
  // Number of steps so far that are not moves; wraps around zero if squares were left without a step.
  std::uint64_t other_steps = 0;

  // Moves up to this record, forward and back: `visit - given` forward, and `visit - depth` back, because every visited
  // square that is not on the path was left.
  std::uint64_t moves(std::uint64_t given) const { return depth < given ? 0 : 2 * visit - given - depth; }
};

class DepthRecords {
 public:
  std::size_t deepest() const { return deepest_; }
  // The last record of each run, by depth: where the search could not go deeper at once.
  std::vector<DepthRecord> peaks() const;
  std::size_t bytes() const { return runs_.size() * sizeof(Run); }

  // Visit number `visit` reached `depth` with nothing but advances since the deepest square so far.
  void reach(std::size_t depth, std::uint64_t visit, std::uint64_t other_steps = 0) {
    if (depth > deepest_) add(depth, visit, other_steps);
  }
  // Sets the steps of the deepest record, if visit number `visit` reached it.
  void set_other_steps(std::uint64_t visit, std::uint64_t other_steps) {
    if (last_visit() == visit) runs_.back().other_steps = other_steps;
  }
  // Visit number `visit`, the last one, is undone.
  void undo(std::uint64_t visit) {
    if (last_visit() == visit) remove_last();
  }

  bool operator==(const DepthRecords&) const = default;

 private:
  struct Run {
    std::size_t depth;  // the first depth of the run
    std::uint64_t visit;
    std::uint64_t other_steps;  // of the last record; derived, so not part of the value
    bool operator==(const Run& other) const { return depth == other.depth && visit == other.visit; }
  };

  std::uint64_t last_visit() const { return runs_.back().visit + (deepest_ - runs_.back().depth); }
  void add(std::size_t depth, std::uint64_t visit, std::uint64_t other_steps);
  void remove_last();

  std::vector<Run> runs_;
  std::size_t deepest_ = 0;
};

}  // namespace kt
