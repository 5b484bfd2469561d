// The frames of the recursion in the snapshot.
#pragma once

#include <cstddef>
#include <vector>

#include "app/run/run.h"
#include "app/snapshot/snapshot.h"

namespace kt {

// The largest number of frames in the snapshot: more than fit into any panel.
inline constexpr std::size_t kStackWindow = 200;
// Seconds after which a path counts as steady, if its steps are too fast to see.
inline constexpr double kSteady = 0.5;

// Up to `count` frames from depth `first` on, or the uppermost if `first` is 0. The sizes of branches are unknown here,
// so `visits` stays null.
std::vector<StackFrame> stack_frames(const Search& search, std::size_t first, std::size_t count = kStackWindow);

// The shown frames, made again only when they change, with the sizes of their branches.
class StackView {
 public:
  // Forgets everything, for another run.
  void clear();
  // The same run has another detail.
  void remake() {
    frames_.clear();
    needs_sizes_ = false;
  }
  // Which part of a long path is shown: from the frame of this depth on; 0: its top.
  void show_from(std::size_t depth) { first_ = depth; }

  // At full speed, only the steady part.
  void refresh(const Run& run, const RequiredData& required_data, Pace pace, double now);
  // Looks up the sizes of branches until the deadline.
  void find_sizes(Run& run, double deadline, const Clock& clock);
  bool is_busy() const { return needs_sizes_; }

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
  bool needs_sizes_ = false;  // some sizes are not known yet
};

}  // namespace kt
