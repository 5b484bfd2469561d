#include "app/state/stack_view.h"

#include <algorithm>

#include "core/search/stack.h"

namespace kt {

std::vector<StackFrame> stack_frames(const Search& search, std::size_t first, std::size_t count) {
  // Shows a full window even if the requested range ends beyond the top.
  const std::size_t last_first = search.depth() - std::min(search.depth(), count) + 1;
  if (first == 0 || first > last_first) first = last_first;
  std::vector<StackFrame> frames;
  for (PathFrame& frame : frames_of(search, first, count)) {
    StackFrame& shown = frames.emplace_back(StackFrame{frame.depth, frame.square, {}, frame.current});
    shown.branches.reserve(frame.candidates.size());
    for (const Candidate& candidate : frame.candidates) shown.branches.push_back({candidate, std::nullopt});
  }
  return frames;
}

void StackView::clear() {
  first_ = 0;
  remake();
  sizes_.clear();
}

// On a long path the sizes of branches are not looked up, because that takes too long.
void StackView::refresh(const Run& run, const RequiredData& required_data, Pace pace, double now) {
  constexpr std::size_t kLongestPath = 20'000;
  if (!required_data.stack) return remake();
  Key key{run.here(), first_, kStackWindow, required_data.sizes};
  if (!shows_each_step(pace)) {
    const auto steady = run.steady.longest_for(kSteady, run.here(), now);
    if (!steady) return remake();
    key.step -= std::min(run.here(), steady->steps);
    key.count = std::min(kStackWindow, steady->squares);
    key.first = steady->squares - key.count + 1;
  }
  if (key == key_ && !frames_.empty()) return;
  frames_ = stack_frames(run.search(), key.first, key.count);
  key_ = key;
  needs_sizes_ = required_data.sizes && run.search().depth() <= kLongestPath;
}

void StackView::find_sizes(Run& run, double deadline, const Clock& clock) {
  if (needs_sizes_) needs_sizes_ = !sizes_.fill(frames_, run.timeline, [&] { return clock() >= deadline; });
}

}  // namespace kt
