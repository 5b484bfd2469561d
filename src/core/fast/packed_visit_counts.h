// Visits of the squares of a small board, counted many at a time.
//
// Whoever stands on a square and is about to visit some of its neighbours adds one to as many of the square's eight
// lanes, one for each move: the bytes of a word, in one addition. Before a lane can overflow, they are emptied.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/state/small_board.h"
#include "core/state/visit_counts.h"

namespace kt {

class PackedVisitCounts {
 public:
  explicit PackedVisitCounts(const SmallBoard& board) : board_(board) {}

  // From the square at `place`, by some moves, `visits` of them, to squares that then have number `depth` of the path.
  [[gnu::always_inline]] void add(int place, unsigned moves, int depth, int visits) {
    depths_[depth] += visits;
    std::uint64_t& lanes = lanes_[place];
    lanes += kLanesOfMoves[moves];
    if ((lanes & kNearlyFull) != 0) empty(place);
  }
  // Some of what was added was not visited after all.
  void take_back(int place, unsigned moves, int depth);
  // Adds all to the counts.
  void hand_over(VisitCounts& counts);

 private:
  void empty(int place);

  static constexpr std::uint64_t kNearlyFull = 0x8080808080808080;
  // A one in the lane of each of the moves.
  static constexpr auto kLanesOfMoves = [] {
    std::array<std::uint64_t, 256> table{};
    for (std::size_t moves = 0; moves < table.size(); ++moves) {
      for (std::size_t move = 0; move < kMoves; ++move) table[moves] |= std::uint64_t{moves >> move & 1} << 8 * move;
    }
    return table;
  }();

  const SmallBoard& board_;
  std::array<std::uint64_t, SmallBoard::kPlaces> lanes_{};   // by the place that the moves lead from
  std::array<std::uint64_t, SmallBoard::kPlaces> places_{};  // what was emptied, by the place that they lead to
  std::array<std::uint64_t, SmallBoard::kPlaces + 1> depths_{};
};

}  // namespace kt
