// A depth-first search with or without restarts, as a value that can be stepped forward and back.
//
// If an early move was bad, a depth-first search returns to it only after a very long time. So with the algorithm
// `restarts`, each attempt may make a limited number of visits. The next one begins at the start with newly shuffled
// moves, as the seed decides. The first attempt uses the given order: until it ends, it is the search without restarts.
// Attempt number i may use twice as many visits as there are squares, times number i of 1, 1, 2, 1, 1, 2, 4, ...: most
// are short, and some are as long as needed. So it ends with the first tour, or with an attempt that has tried
// everything, which proves that there is none.
//
// All counters add up the attempts. A restart is one step, and a visit of the start. Stepping back over a restart runs
// the previous attempt again from its beginning. The only history is that of the depth records.
//
// Source: Luby, Sinclair and Zuckerman, Optimal speedup of Las Vegas algorithms (1993).
#pragma once

#include "core/search/depth_first.h"

namespace kt {

// How many squares attempt number `attempt`, from 1, may visit, including the start.
std::uint64_t visits_of_attempt(std::size_t squares, std::uint64_t attempt);

class Restarts {
 public:
  // Restarts only if the problem's algorithm is `restarts`.
  Restarts(const Problem& problem, Detail detail);
  // A single attempt, at any step.
  explicit Restarts(DepthFirst attempt);

  // The steps of DepthFirst, and `restart` with the start.
  Event step() { return may_restart() ? step_or_restart() : attempt_.step(); }
  // Stepping back over a restart is as slow as the previous attempt.
  bool step_back();
  std::uint64_t run(Budget budget) { return may_restart() ? run_summarized(budget).steps : attempt_.run(budget); }
  RunSummary run_summarized(Budget budget, VisitCounts* counts = nullptr);

  // The current attempt, which counts from its own beginning, and its number, from 1.
  const DepthFirst& attempt() const { return attempt_; }
  std::uint64_t attempts() const { return attempts_; }
  // True if the next step is a restart, because the attempt has made its last visit.
  bool is_over() const { return attempt_.visits() == visits_allowed_ && status() == Status::searching; }
  bool may_restart() const { return visits_allowed_ != kAnyNumber; }
  void set_detail(Detail detail);

  Status status() const { return attempt_.status(); }
  // With restarts, the first tour ends the search.
  bool ended() const { return attempt_.ended() || (may_restart() && status() == Status::tour); }
  Event last_event() const;
  std::uint64_t steps() const;
  std::uint64_t visits() const { return before_.visits + attempt_.visits(); }
  std::uint64_t backtracks() const { return before_.backtracks + attempt_.backtracks(); }
  std::uint64_t tours() const { return attempt_.tours(); }
  std::size_t depth() const { return attempt_.depth(); }
  std::size_t deepest() const { return std::max(before_.records.deepest(), attempt_.deepest()); }
  std::vector<DepthRecord> records() const { return depth_records().peaks(); }
  std::vector<std::array<Square, 2>> edges() const { return attempt_.edges(); }
  std::size_t bytes() const { return sizeof *this + attempt_.bytes() + before_.records.bytes(); }

  bool operator==(const Restarts&) const = default;

 private:
  static constexpr std::uint64_t kAnyNumber = UINT64_MAX;

  Event step_or_restart();
  void allow_visits();
  void begin(std::uint64_t attempt);
  void count_attempt(bool forwards);
  DepthRecords depth_records() const;

  MoveOrder moves_;  // as they were given
  std::uint32_t seed_;
  Detail detail_;
  std::uint64_t attempts_ = 1;
  DepthFirst attempt_;
  std::uint64_t visits_allowed_ = kAnyNumber;  // for the attempt
  Counters before_;                            // sum of the earlier attempts; includes rejections even in move detail
};

}  // namespace kt
