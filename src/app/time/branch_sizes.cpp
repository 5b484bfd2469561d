#include "app/time/branch_sizes.h"

#include <algorithm>
#include <utility>

namespace kt {
namespace {

bool was_entered(const Branch& branch) {
  return branch.candidate.looked_at && branch.candidate.rejection == Rejection::none;
}

}  // namespace

bool BranchSizes::fill(std::vector<StackFrame>& frames, Timeline& timeline, const std::function<bool()>& out_of_time) {
  timeline.search().copy_path(path_);
  if (std::exchange(attempt_, timeline.search().attempts()) != timeline.search().attempts()) clear();
  forget_other_paths(path_);
  found_.resize(path_.size());
  for (std::size_t i = 0; i < path_.size(); ++i) found_[i].square = path_[i];

  bool all = true;
  for (StackFrame& frame : frames) {
    std::vector<std::optional<std::uint64_t>>& visits_before = found_[frame.depth - 1].visits_before;
    visits_before.resize(frame.branches.size());
    // From the last branch to the first: each ends where the next entered one begins.
    std::optional<std::uint64_t> end;
    if (frame.current < 0) end = timeline.search().visits();
    for (int i = static_cast<int>(frame.branches.size()) - 1; i >= 0; --i) {
      Branch& branch = frame.branches[i];
      if (i != frame.current && !was_entered(branch)) continue;
      if (!visits_before[i] && !out_of_time()) {
        const Search* before = timeline.moment_before(frame.depth, i);
        if (before) visits_before[i] = before->visits();
      }
      if (i != frame.current && end && visits_before[i]) branch.visits = *end - *visits_before[i];
      all = all && visits_before[i].has_value();
      end = visits_before[i];
    }
  }
  return all;
}

void BranchSizes::forget_other_paths(const std::vector<Square>& path) {
  std::size_t same = 0;
  while (same < std::min(found_.size(), path.size()) && found_[same].square == path[same]) ++same;
  found_.resize(same);
}

}  // namespace kt
