// A depth-first search for a tour, as a value that can be stepped forward and back.
//
// It is a path and a few counters (core/state), and this class is the one that moves them on: step by step, or by the
// machines of core/fast, which take the same steps. Copying it is a snapshot, assigning it is a restore. At step 0 the
// knight stands on the start square.
//
// Vocabulary: advance, backtrack and the like as in Walker (1960) and Knuth, TAOCP 4B (2022), 7.2.2.
// Stepping back keeps no history: a depth-first search is reversible, because a frame says which candidate came last.
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
  // At a moment that such a search comes to; rejections are counted anew.
  DepthFirst(DepthFirstState state, Detail detail);

  Event step();
  // False at step 0, and where the past that a position (position.h) says there was can not have been.
  bool step_back();
  std::uint64_t run(Budget budget);
  // The same, and tells between which depths it was; what it visits is added to the counts, if there are any.
  RunSummary run_summarized(Budget budget, VisitCounts* visits = nullptr);

  const Path& path() const { return state_.path; }
  const Counters& counters() const { return state_.counters; }
  Detail detail() const { return detail_; }
  void set_detail(Detail detail);

  Status status() const {
    if (path().empty()) return Status::exhausted;
    if (state_.counters.stuck) return Status::stuck;
    // Only on arrival: once its last square looks for a way on, the search has gone past the tour.
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
  // The moves that the path forces, but for its own: one of the two squares is free. Where they are kept.
  std::vector<std::array<Square, 2>> edges() const;
  // Where these show that no tour begins like this: a square that has fewer than the two moves it needs.
  std::optional<Square> short_of_moves() const;
  std::vector<DepthRecord> records() const { return state_.counters.records.peaks(); }
  // What a copy takes in memory, roughly.
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
