// The last steps before the step that is shown, and how long ago each was: what a moving picture needs to show that
// something has just been entered, or taken back.
//
// It is a function of the moment and not of the way there: played backwards, the same steps are met in reverse, and
// their ages run down until each is undone. So whatever is drawn from them runs backwards by itself.
//
// At most kMost steps are kept, of depth-first searches on boards of at most kMostSquares squares; there are none after
// a jump, nor any from before a restart. Times are seconds of a monotone clock. Stepping back costs as much again: a
// copy of the search goes ahead.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/snapshot/snapshot.h"
#include "core/search/search.h"

namespace kt {

class RecentSteps {
 public:
  static constexpr std::size_t kMost = 96;
  static constexpr int kMostSquares = 10'000;

  // The search is of a kind whose single steps can be followed.
  static bool follows(const Search& search);

  // One step was made, or undone, and `search` is where it led; `interval` is the time to the next one, 0 where there
  // is none.
  void stepped(const Search& search, double interval, double now);
  void stepped_back(const Search& search, const RecentStep& undone, double interval, double now);
  void clear();

  // As they are at `now`. While it plays backwards ages run down, else they grow.
  Recent at(double now, bool backwards) const;

 private:
  struct Entry {
    RecentStep step;
    double made = 0;  // when
  };
  void look_back(const Search& search);

  std::vector<Entry> steps_;      // newest first
  std::optional<Search> before_;  // the search that many steps ago
  std::optional<Entry> undone_;
  double interval_ = 0;
  double last_ = 0;  // when the last step was made or undone
};

// What the last step of a depth-first search was, and between which squares.
RecentStep last_step_of(const Search& search);

}  // namespace kt
