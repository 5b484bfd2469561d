// The frames of the recursion as the snapshot shows them.
#pragma once

#include <cstddef>
#include <vector>

#include "app/run/run.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// How many frames the snapshot holds at most: more than any panel is high.
inline constexpr std::size_t kStackWindow = 200;
// Seconds for which a path must have been steady for that to be shown, where its steps are too quick.
inline constexpr double kSteady = 0.5;

// Those from depth `first` on, `count` of them or as many as there are; with `first` 0 the uppermost. How often the
// squares beyond a branch were entered is not known here: `visits` stays null.
std::vector<StackFrame> stack_frames(const Search& search, std::size_t first, std::size_t count = kStackWindow);

// The frames shown, made anew only when they change, with the sizes of their branches.
class StackView {
 public:
  // Of another run nothing is known.
  void clear();
  // The same run is counted in other steps.
  void remake() {
    frames_.clear();
    wants_sizes_ = false;
  }
  // Which part of a long path is shown: from the frame of this depth on; 0: its top.
  void show_from(std::size_t depth) { first_ = depth; }

  // At full speed only what is steady.
  void refresh(const Run& run, const Attention& attention, Pace pace, double now);
  // Looks the sizes of branches up until the deadline.
  void find_sizes(Run& run, double deadline, const Clock& clock);
  bool is_at_work() const { return wants_sizes_; }

  const std::vector<StackFrame>& frames() const { return frames_; }

 private:
  struct Key {
    std::uint64_t step = 0;
    std::size_t first = 0, count = 0;
    bool sizes = false;
    bool operator==(const Key&) const = default;
  };

  std::size_t first_ = 0;
  Key key_;
  std::vector<StackFrame> frames_;
  BranchSizes sizes_;
  bool wants_sizes_ = false;  // that are not known yet
};

}  // namespace kt
