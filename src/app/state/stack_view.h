// The frames of the recursion as the snapshot shows them.
#pragma once

#include <cstddef>
#include <vector>

#include "app/snapshot/snapshot.h"

namespace kt {

class Search;

// How many frames the snapshot holds at most: more than any panel is high.
inline constexpr std::size_t kStackWindow = 200;

// Those from depth `first` on, `count` of them or as many as there are; with `first` 0 the uppermost. How often the
// squares beyond a branch were entered is not known here: `visits` stays null.
std::vector<StackFrame> stack_frames(const Search& search, std::size_t first, std::size_t count = kStackWindow);

}  // namespace kt
