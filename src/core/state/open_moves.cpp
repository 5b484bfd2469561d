#include "core/state/open_moves.h"

namespace kt {

void OpenMoves::count_scarce(int v, int by) {
  if (const int moves = degree(v); moves < 2) scarce_[moves] += by;
}

void OpenMoves::occupy(int v) {
  if (counts_scarce_) count_scarce(v, -1);
  for (unsigned moves = of(v); moves != 0; moves &= moves - 1) {
    const int move = lowest(moves);
    const int there = to(v, move);
    if (counts_scarce_) count_scarce(there, -1);
    open_[there] &= others_[move];
    if (counts_scarce_) count_scarce(there, +1);
  }
}

void OpenMoves::release(int v) {
  for (unsigned moves = of(v); moves != 0; moves &= moves - 1) {
    const int move = lowest(moves);
    const int there = to(v, move);
    if (counts_scarce_) count_scarce(there, -1);
    open_[there] |= static_cast<std::uint8_t>(~others_[move]);
    if (counts_scarce_) count_scarce(there, +1);
  }
  if (counts_scarce_) count_scarce(v, +1);
}

}  // namespace kt
