// Sorts with a tenth of the code of std::sort, which is compiled again for each type of value. For everything outside
// the search. O(n log n), not stable.
#pragma once

#include <algorithm>
#include <functional>
#include <ranges>

namespace kt {

template <std::ranges::random_access_range Range, typename Projection = std::identity>
void heap_sort(Range&& range, Projection projection = {}) {
  std::ranges::make_heap(range, {}, projection);
  std::ranges::sort_heap(range, {}, projection);
}

}  // namespace kt
