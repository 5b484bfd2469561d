#include "core/count/frontier_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kt {

void FrontierTable::hand_over(States& states) {
  std::swap(states_, states);
  states_.clear();
  index(std::max(kFewestPlaces, std::bit_ceil(states.size() * 2)));
}

void FrontierTable::index(std::size_t places) {
  index_.assign(places, 0);
  shift_ = 64 - std::countr_zero(places);
  std::uint32_t position = 0;
  for (const FrontierState& state : states_) place_of(state.key) = ++position;
}

}  // namespace kt
