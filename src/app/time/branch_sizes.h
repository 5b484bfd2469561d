// The sizes of the folded branches of the search tree: for each move that the squares of the current path have left
// again, how many squares were entered beyond it.
//
// They are found by looking up in the run when each move was made. A result stays valid while the path leads there, so
// only the deepest squares of a changing path need work.
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
  // Sets `visits` of the branches until `out_of_time()`; the rest stays null. True when all are known. Precondition:
  // the frames are those of the timeline's current path.
  bool fill(std::vector<StackFrame>& frames, Timeline& timeline, const std::function<bool()>& out_of_time);
  void clear() { found_.clear(); }

 private:
  // For one square of the path: the visits before each of its candidates was entered.
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
