// A run that stops of itself, on the way to what was asked for (see RunUntil in commands.h).
#pragma once

#include "app/snapshot/commands.h"
#include "app/time/timeline.h"

namespace kt {

class StopCondition {
 public:
  StopCondition(const RunUntil& asked, const Timeline& timeline);

  const RunUntil& asked() const { return asked_; }
  // Runs for about `work` steps; true when it has stopped.
  bool run(Timeline& timeline, std::uint64_t work);

 private:
  bool run_to_record(Timeline& timeline, std::uint64_t work);
  bool step(Timeline& timeline);

  RunUntil asked_;
  std::uint64_t first_step_;
  bool entered_none_;  // nothing was entered yet beyond the square on top: if it is given up, it is a dead end
};

}  // namespace kt
