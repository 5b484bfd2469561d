// The sentence while steps are too fast to explain one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "app/run/run.h"
#include "app/words/held_sentence.h"

namespace kt {

class Narrator {
 public:
  // Call it once per frame, after the steps of that frame.
  void watch(const Run& run, Pace pace, double now);

  // The steady part of the path while the search is elsewhere, as it was last reported.
  const std::optional<SteadyFront>& front() const { return front_; }
  // A sentence to keep until it can be read; null if there is none.
  const Message* held(double now) const { return held_.at(now); }

 private:
  std::optional<SteadyFront> front_;
  double updated_ = 0;  // time of the last report
  HeldSentence held_;
  std::size_t records_seen_ = 0;
  std::uint64_t here_ = 0;  // the step of the last frame
  bool has_new_record_ = false;
  Snapshot scratch_;
};

}  // namespace kt
