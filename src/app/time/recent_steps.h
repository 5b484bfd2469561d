// The last steps before the shown step, and their ages: what a moving picture needs to show that a square has just been
// entered or left.
//
// They are a function of the moment, not of the way there. In backward playback the same steps appear in reverse, and
// their ages count down until each is undone. So everything drawn from them runs backwards as well.
//
// At most kMax steps are kept, for depth-first searches on boards of at most kMaxSquares squares. There are none
// after a jump, or from before a restart. Times are seconds of a monotonic clock. Stepping back costs twice as much,
// because a copy of the search goes ahead.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "core/search/search.h"

namespace kt {

class RecentSteps {
 public:
  static constexpr std::size_t kMax = 96;
  static constexpr int kMaxSquares = 10'000;

  // True for searches whose single steps are kept.
  static bool follows(const Search& search);

  // One step was made or undone, and `search` is the result. `interval` is the time until the next one; 0 if there is
  // none.
  void stepped(const Search& search, double interval, double now);
  void stepped_back(const Search& search, const RecentStep& undone, double interval, double now);
  void clear();

  // The steps at `now`. Ages count down in backward playback, and otherwise up.
  Recent at(double now, bool backwards) const;

 private:
  struct Entry {
    RecentStep step;
    double made = 0;  // time of the step
  };
  void collect_earlier(const Search& search);

  std::vector<Entry> steps_;      // newest first
  std::optional<Search> before_;  // the search before the oldest of them
  std::optional<Entry> undone_;
  double interval_ = 0;
  double last_ = 0;  // time when the last step was made or undone
};

// The last step of a depth-first search, and its squares.
RecentStep last_step_of(const Search& search);

}  // namespace kt
