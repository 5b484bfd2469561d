#include "core/fast/visit_lanes.h"

#include "core/search/tally.h"

namespace kt {

// The lane of a move that leaves the board is empty, so it does not matter which place it is added to.
void VisitLanes::empty(int place) {
  std::uint64_t& lanes = lanes_[static_cast<std::size_t>(place)];
  for (int move = 0; move < kMoves; ++move) {
    places_[static_cast<std::size_t>(board_.to(place, move)) % SmallBoard::kPlaces] += lanes >> 8 * move & 0xFF;
  }
  lanes = 0;
}

// What was added may still be in the lanes: a count below zero is made up for when they are emptied.
void VisitLanes::take_back(int place, unsigned moves, int depth) {
  for (; moves != 0; moves &= moves - 1) {
    --places_[static_cast<std::size_t>(board_.to(place, lowest(moves)))];
    --depths_[static_cast<std::size_t>(depth)];
  }
}

void VisitLanes::hand_over(Tally& tally) {
  for (int place = 0; place < SmallBoard::kPlaces; ++place) {
    if (lanes_[static_cast<std::size_t>(place)] != 0) empty(place);
  }
  for (int place = 0; place < SmallBoard::kPlaces; ++place) {
    if (const std::uint64_t visits = places_[static_cast<std::size_t>(place)]; visits != 0)
      tally.add_at_square(board_.number(place), visits);
  }
  for (std::size_t depth = 1; depth < depths_.size(); ++depth) {
    if (depths_[depth] != 0) tally.add_at_depth(depth, depths_[depth]);
  }
  lanes_.fill(0);
  places_.fill(0);
  depths_.fill(0);
}

}  // namespace kt
