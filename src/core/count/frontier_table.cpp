#include "core/count/frontier_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kt {

void FrontierTable::hand_over(States& states) {
  std::swap(states_, states);
  states_.clear();
  make_places(states.size());
}

void FrontierTable::make_places(std::size_t states) {
  constexpr std::size_t kMin = 4;
  const std::size_t places = std::max(kMin, std::bit_ceil(states * 2 / kSegments));
  for (Segment& segment : segments_) clear(segment, places);
}

void FrontierTable::clear(Segment& segment, std::size_t places) {
  segment.places.assign(places, 0);
  segment.used = 0;
  segment.shift = 64 - std::countr_zero(places);
}

void FrontierTable::grow(Segment& segment) {
  const std::vector<std::uint32_t> before = std::move(segment.places);
  const std::size_t states = segment.used;
  clear(segment, before.size() * 2);
  segment.used = states;
  moved_ += states;
  for (const std::uint32_t position : before) {
    if (position == 0) continue;
    std::size_t place = segment.first_place(states_[position - 1].key.hash());
    while (segment.places[place] != 0) place = (place + 1) & (segment.places.size() - 1);
    segment.places[place] = position;
  }
}

}  // namespace kt
