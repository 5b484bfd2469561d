// Sorting in a tenth of the code of std::sort, which is compiled anew for each kind of value: for all that is sorted
// outside of the search. Never slower than n log n; not stable.
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
