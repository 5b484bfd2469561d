// How many squares were entered beyond each move that the squares of the present path have given up: the sizes of the
// folded branches of the search tree.
//
// They are found by looking up in the run when each move was made. What was found stays true as long as the path still
// leads there, so that only the deepest squares of a path that moves on cost anything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "app/time/timeline.h"

namespace kt {

class BranchSizes {
 public:
  // Fills in `visits` of the branches as far as `out_of_time()` allows; the rest stays null. True when nothing is left
  // to be found. The frames must be those of the timeline's present path.
  bool fill(std::vector<StackFrame>& frames, Timeline& timeline, const std::function<bool()>& out_of_time);
  void clear() { found_.clear(); }

 private:
  // Of one square of the path: the visits before each of its candidates was entered.
  struct Found {
    Square square;
    std::vector<std::optional<std::uint64_t>> visits_before;
  };
  void forget_other_paths(const std::vector<Square>& path);

  std::uint64_t attempt_ = 1;

  std::vector<Found> found_;  // by depth, from the start on
  std::vector<Square> path_;
};

}  // namespace kt
