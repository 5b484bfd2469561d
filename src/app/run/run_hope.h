// Decides whether the shown path is lost, from which square on, and for how many visits.
//
// The answer comes from the lost stretches of the run (app/time/lost_stretches.h). While these have not reached the
// shown step, or are undecided there, a search decides about the path alone.
#pragma once

#include <optional>

#include "app/time/clock.h"
#include "app/time/lost_stretches.h"
#include "app/time/timeline.h"

namespace kt {

class RunHope {
 public:
  // Finds out about the run's present until the deadline, and when the run will notice.
  void work(const Timeline& run, double deadline, const Clock& clock);
  bool at_rest(const Timeline& run) const;

  HopeView view(const Timeline& run) const;

 private:
  bool follows(const Timeline& run) const;
  bool covers(const Timeline& run) const;
  bool looks_ahead(const Timeline& run) const;
  void ask_path(const Timeline& run, double deadline, const Clock& clock);
  bool asks_path(const Timeline& run) const;

  std::optional<LostStretches> stretches_;
  bool from_start_ = false;  // they began when all of the run was known

  std::optional<Hope> path_;
  double asked_ = 0;  // seconds, for the question under way
};

}  // namespace kt
