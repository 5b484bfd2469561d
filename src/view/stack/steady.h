// The part of a path that has been steady for a while, so that the picture of a fast search neither jumps nor flickers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class SteadyPath;

// Describes the squares after the steady part: "33 squares come and go: 840 million steps in 12 seconds".
std::string changing_part(const Snapshot& snapshot, const SteadyPath& steady);

class SteadyPath {
 public:
  // Call it once per frame or more often. `now` is in seconds.
  void update(const Snapshot& snapshot, double now);

  // The number of squares at the front of the path that have not changed for a second or two. All of them while the
  // search is slow.
  std::size_t calm() const { return std::min(before_.common, now_.common); }
  // The longest path of the last second or two.
  std::size_t longest() const { return std::max(before_.longest, now_.longest); }

 private:
  struct Span {
    std::size_t common = 0;
    std::size_t longest = 0;
  };
  std::size_t common_with_last(const Snapshot& snapshot) const;

  std::vector<Square> last_;  // the front of the path
  std::size_t last_depth_ = 0;
  Span before_, now_;
  double since_ = 0;
};

}  // namespace kt
