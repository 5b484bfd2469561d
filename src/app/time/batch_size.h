// How many steps to make between two looks at the clock: as many as take about a millisecond, judging by the last ones.
//
// A step of a depth-first search takes nanoseconds, or up to a millisecond if it looks at all free squares. A sweep of
// a large network takes a large part of a frame.
#pragma once

#include <cstdint>

#include "app/time/clock.h"
#include "core/search/search.h"

namespace kt {

class BatchSize {
 public:
  static constexpr std::uint64_t kMax = 2000;

  std::uint64_t steps() const { return steps_; }
  // Reports the time of a batch.
  void record(double seconds);
  // Forgets the measured times and starts from the algorithm's default, or from single steps of any length.
  void restart(const Search& search);
  void restart();

 private:
  std::uint64_t least_ = kMax / 10;
  std::uint64_t steps_ = kMax;
};

// The batches of a piece of work. Each reports how long it took:
//
//   Batches batches(size, clock, deadline);
//   do work(size.steps()); while (batches.go_on());
class Batches {
 public:
  Batches(BatchSize& size, const Clock& clock, double deadline);

  // Ends a batch. False when the deadline is reached.
  bool go_on();

 private:
  BatchSize& size_;
  const Clock& clock_;
  double deadline_;
  double began_;
};

}  // namespace kt
