// A depth-first search in one attempt, or in attempts that are given up when they have gone on for too long: as a value
// that can be stepped forward and back.
//
// Where an early move was a bad one, a depth-first search comes back to it only after ages. So, with the algorithm
// `restarts`, each attempt is given so many visits, and then up: the next one begins on the start with the order of the
// moves shuffled, anew for each attempt, as the seed decides. The first attempt has the order given: until its end it
// is the search without restarts. Attempt number i may use twice as many visits as there are squares, times number i of
// 1, 1, 2, 1, 1, 2, 4, ...: most are short, and some attempt is as long as ever it takes. So it ends: with the first
// tour, or with an attempt that has tried everything, which proves that there is none.
//
// All counters are of the attempts together; a restart is one step, and a visit of the start. Going back over one runs
// the attempt before again, from its beginning on; no history is kept but that of the records of depth.
//
// Source: Luby, Sinclair and Zuckerman, Optimal speedup of Las Vegas algorithms (1993).
#pragma once

#include "core/search/depth_first.h"

namespace kt {

// How many squares attempt number `attempt`, from 1, may visit, the start included.
std::uint64_t visits_of_attempt(std::size_t squares, std::uint64_t attempt);

class Restarts {
 public:
  // With restarts only if that is the problem's algorithm.
  Restarts(const Problem& problem, Detail detail);
  // One attempt, at whichever step that is.
  explicit Restarts(DepthFirst attempt);

  // As those of DepthFirst; and `restart`, with the start.
  Event step() { return may_restart() ? step_or_restart() : attempt_.step(); }
  // One over a restart is as slow as the attempt before.
  bool step_back();
  std::uint64_t run(Budget budget) { return may_restart() ? run_summarized(budget).steps : attempt_.run(budget); }
  RunSummary run_summarized(Budget budget, VisitCounts* counts = nullptr);

  // The present one, which counts from its own beginning, and its number, from 1.
  const DepthFirst& attempt() const { return attempt_; }
  std::uint64_t attempts() const { return attempts_; }
  // It has made its last visit: the next step is a restart.
  bool is_over() const { return attempt_.visits() == visits_allowed_ && status() == Status::searching; }
  bool may_restart() const { return visits_allowed_ != kAnyNumber; }
  void set_detail(Detail detail);

  Status status() const { return attempt_.status(); }
  // With restarts at the first tour.
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
  std::uint64_t visits_allowed_ = kAnyNumber;  // to the attempt
  Counters before_;  // of the attempts before this one; rejections also where they are no steps
};

}  // namespace kt
