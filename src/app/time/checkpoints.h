// Copies of a search at earlier steps, from which its other moments are reached.
//
// Each is a Moment: a search, and its visits if they are counted. They are at equal distances. When they would exceed
// the allowed memory, every second one is dropped and the distance doubles.
//
// A run that was entered late has a gap: the way to its end is unknown, except for checkpoints that a later search
// adds. The gap's end stays until the gap is closed.
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

// Steps forward to the step, or to the end before it.
void go_to(Search& search, std::uint64_t step);

class Checkpoints {
 public:
  // `first` is at step 0; `memory` is in bytes, approximately.
  Checkpoints(Moment first, std::size_t memory);

  // Declares the way between the only checkpoint and `end` a gap.
  void open_gap(Moment end);
  void close_gap() { gap_end_ = 0; }
  // 0: no gap.
  std::uint64_t gap_end() const { return gap_end_; }
  // True after the last checkpoint before the gap's end: beyond it the way is unknown.
  bool is_in_gap(std::uint64_t step) const;

  // By step; contains at least step 0.
  std::span<const Moment> all() const { return all_; }
  // Those at or before the step.
  std::span<const Moment> until(std::uint64_t step) const;
  const Moment& before(std::uint64_t step) const { return until(step).back(); }
  // Null if none is later.
  Moment* after(std::uint64_t step);

  // The step of the next checkpoint after the one before this step.
  std::uint64_t due(std::uint64_t step) const { return before(step).steps() + distance_; }
  void keep(const Moment& moment);

  // Converts all of them to this detail.
  void set_detail(Detail detail);
  void stop_counting();
  // The first one starts counting at zero; the others get their counters later.
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
