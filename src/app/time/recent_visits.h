// How often each square was entered in the last moments: for the picture of a search that is too fast to follow.
//
// Of the steps between two frames, only the first ones are counted, in a copy of the search. With more steps than that
// in a frame, the counts are those of a sample. Older visits count less and less.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/search.h"

namespace kt {

class RecentVisits {
 public:
  // The search has come here since the last call, forward or back. At most `most` of these steps are counted. `now`:
  // seconds of a monotonic clock.
  void note(const Search& search, std::uint64_t most, double now);
  void clear();

  // By square, row by row, or by vertex, rounded. Empty before the second call of note().
  const std::vector<std::uint64_t>& at_square() const { return rounded_; }

 private:
  std::optional<Search> last_;
  double last_time_ = 0;
  std::vector<double> counts_;
  std::vector<std::uint64_t> rounded_;
};

}  // namespace kt
