// A depth-first search for a tour, as a value that can be stepped forward and back.
//
// It consists of a path and a few counters (core/state). This class advances them, step by step or with the machines of
// core/fast, which take the same steps. A copy is a snapshot, and assigning it restores the search. At step 0 the
// knight stands on the start square.
//
// The terms, such as advance and backtrack, are those of Walker (1960) and Knuth, TAOCP 4B (2022), 7.2.2. Stepping back
// needs no history, because each frame says which candidate came last.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"
#include "core/state/state.h"

namespace kt {

class DepthFirst {
 public:
  DepthFirst(const Problem& problem, Detail detail);
  // Continues from a state that such a search reaches. The count of rejections restarts at 0.
  DepthFirst(DepthFirstState state, Detail detail);

  Event step();
  // Undoes one step. False at step 0, and if a position (position.h) claims earlier steps that are impossible.
  bool step_back();
  std::uint64_t run(Budget budget);
  // Also returns the range of depths. Adds its visits to `visits` unless it is null.
  RunSummary run_summarized(Budget budget, VisitCounts* visits = nullptr);

  const Path& path() const { return state_.path; }
  const Counters& counters() const { return state_.counters; }
  Detail detail() const { return detail_; }
  void set_detail(Detail detail);

  Status status() const {
    if (path().empty()) return Status::exhausted;
    if (state_.counters.stuck) return Status::stuck;
    // Only on arrival: once the last square looks for an onward move, the search is past the tour.
    return path().looked_at() == 0 && path().is_tour() ? Status::tour : Status::searching;
  }
  bool ended() const;
  Event last_event() const;
  std::uint64_t steps() const { return state_.counters.steps(); }
  std::uint64_t visits() const { return state_.counters.visits; }
  std::uint64_t backtracks() const { return state_.counters.backtracks; }
  std::uint64_t tours() const { return state_.counters.tours; }
  std::size_t depth() const { return path().depth(); }
  std::size_t deepest() const { return state_.counters.records.deepest(); }
  // The forced moves outside the path, each with at least one free square. Empty if the algorithm keeps none.
  std::vector<std::array<Square, 2>> edges() const;
  // The square that forced moves leave with fewer than two moves, which proves that no tour begins like this.
  std::optional<Square> short_of_moves() const;
  std::vector<DepthRecord> records() const { return state_.counters.records.peaks(); }
  // Approximate memory of a copy.
  std::size_t bytes() const { return sizeof *this + path().bytes() + state_.counters.records.bytes(); }

  bool operator==(const DepthFirst& other) const = default;

 private:
  bool in_given_order() const { return path().is_in_given_order() && detail_ == Detail::move; }
  void retreat(int end);
  void count_rejections();
  void note_record();
  Event step_in_given_order();
  Event step_between(const SmallBoard& board);
  Event step_anywhere();
  Event step_by_rank();
  Event advance(int v);
  Event backtrack();
  void undo_advance();
  bool undo_backtrack(int v);
  bool undo_by_rank();
  template <typename Machine>
  std::uint64_t run_by(Budget budget, RunStatistics& statistics);
  std::uint64_t run_on(Budget budget, RunStatistics& statistics);
  std::uint64_t run_by_steps(Budget budget, RunStatistics& statistics);

  DepthFirstState state_;
  Detail detail_;
};

}  // namespace kt
