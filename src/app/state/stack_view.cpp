#include "app/state/stack_view.h"

#include <algorithm>

#include "core/search/search.h"
#include "core/search/stack.h"

namespace kt {

std::vector<StackFrame> stack_frames(const Search& search, std::size_t first, std::size_t count) {
  // The whole window is shown even where the range asked for ends beyond the top.
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

}  // namespace kt
