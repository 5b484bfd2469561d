#include "core/fast/packed_visit_counts.h"

namespace kt {

// The lane of a move that leaves the board is empty, so its place does not matter.
void PackedVisitCounts::empty(int place) {
  std::uint64_t& lanes = lanes_[place];
  for (int move = 0; move < kMoves; ++move) {
    places_[board_.to(place, move) & (SmallBoard::kPlaces - 1)] += lanes >> 8 * move & 0xFF;
  }
  lanes = 0;
}

// Some visits may still be in the lanes: emptying them repairs a count below zero.
void PackedVisitCounts::take_back(int place, unsigned moves, int depth) {
  for (; moves != 0; moves &= moves - 1) {
    --places_[board_.to(place, lowest(moves))];
    --depths_[depth];
  }
}

void PackedVisitCounts::hand_over(VisitCounts& counts) {
  for (int place = 0; place < SmallBoard::kPlaces; ++place) {
    if (lanes_[place] != 0) empty(place);
  }
  for (int place = 0; place < SmallBoard::kPlaces; ++place) {
    if (const std::uint64_t visits = places_[place]; visits != 0) counts.add_at_square(board_.number(place), visits);
  }
  for (std::size_t depth = 1; depth < depths_.size(); ++depth) {
    if (depths_[depth] != 0) counts.add_at_depth(depth, depths_[depth]);
  }
  lanes_.fill(0);
  places_.fill(0);
  depths_.fill(0);
}

}  // namespace kt
