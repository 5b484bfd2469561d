// What is said of steps that come too quickly to be explained one by one.
#pragma once

#include <cstddef>
#include <optional>

#include "app/run/run.h"
#include "app/words/held_sentence.h"

namespace kt {

class Narrator {
 public:
  // Once a frame, after the steps of that frame.
  void watch(const Run& run, Pace pace, double now);

  // The part of the path that stays as it is while the search is elsewhere, as it was last told.
  const std::optional<SteadyFront>& front() const { return front_; }
  // A sentence that is still to be read; null if there is none.
  const Message* held(double now) const { return held_.at(now); }

 private:
  std::optional<SteadyFront> front_;
  double told_ = 0;  // when
  HeldSentence held_;
  std::size_t records_seen_ = 0;
  bool record_untold_ = false;
  Snapshot scratch_;
};

}  // namespace kt
