// What is known of the path shown: whether a tour begins like it, since which square not, and for how long.
//
// The stretches of the run (app/time/lost_stretches.h) answer all of that, once they have come there. Before that, or
// where they do not know, the path alone is asked about.
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
