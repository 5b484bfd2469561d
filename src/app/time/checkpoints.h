// Copies of a search on its way, from which its other moments are reached.
//
// Each is a Moment: a search, and its visits if they are counted. They are kept at equal distances; when they would
// take more memory than allowed, every second one is dropped, and the distance doubles.
//
// Where a run was entered late there is a gap: the way to its end is not known, but for the checkpoints that whoever
// finds it out leaves there. The gap's end stays until it is closed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/search/search.h"
#include "core/search/visit_counter.h"

namespace kt {

struct Moment {
  Search search;
  std::optional<VisitCounter> counter;

  RunSummary run(std::uint64_t steps);
  Event step();
  bool step_back();
  std::uint64_t steps() const { return search.steps(); }
  std::size_t bytes() const { return search.bytes() + (counter ? counter->bytes() : 0); }
};

// Goes on to the step, or to the end before it.
void go_to(Search& search, std::uint64_t step);

class Checkpoints {
 public:
  // At step 0; bytes, roughly.
  Checkpoints(Moment first, std::size_t memory);

  // The way between the only checkpoint and this one is a gap.
  void open_gap(Moment end);
  void close_gap() { gap_end_ = 0; }
  // 0: there is none.
  std::uint64_t gap_end() const { return gap_end_; }
  // Beyond the last checkpoint before the gap's end, which is as far as the way is known.
  bool is_in_gap(std::uint64_t step) const;

  // By step; at least the one of step 0.
  std::span<const Moment> all() const { return all_; }
  // Those at the step or before it.
  std::span<const Moment> until(std::uint64_t step) const;
  const Moment& before(std::uint64_t step) const { return until(step).back(); }
  // Null: none is later.
  Moment* after(std::uint64_t step);

  // When the next one is due that goes on from the one before this step.
  std::uint64_t due(std::uint64_t step) const { return before(step).steps() + distance_; }
  void keep(const Moment& moment);

  // All of them, and a search that they came from, count in these steps from now on, and no visits.
  void set_detail(Detail detail);
  void stop_counting();
  // The first one counts from nothing; the others were given their counters.
  void start_counting();

  std::size_t bytes() const { return bytes_; }
  void set_memory(std::size_t memory) {
    memory_ = memory;
    keep_within_memory();
  }

 private:
  void keep_within_memory();
  bool drop_every_second();
  void weigh();

  std::size_t memory_;
  std::uint64_t distance_;
  std::uint64_t gap_end_ = 0;
  std::vector<Moment> all_;
  std::size_t bytes_ = 0;
};

}  // namespace kt
