// Counts visits of the squares of a small board, many at a time.
//
// Each square has eight lanes, one for each move, which are the bytes of one word. A single addition counts the visits
// to several neighbours. The lanes are emptied before one can overflow.
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

  // Counts `visits` visits from the square at `place` by `moves`, to squares at `depth` of the path.
  [[gnu::always_inline]] void add(int place, unsigned moves, int depth, int visits) {
    depths_[depth] += visits;
    std::uint64_t& lanes = lanes_[place];
    lanes += kLanesOfMoves[moves];
    if ((lanes & kNearlyFull) != 0) empty(place);
  }
  // Subtracts moves that were added and not made.
  void take_back(int place, unsigned moves, int depth);
  // Adds all counts to `counts` and sets its own to 0.
  void hand_over(VisitCounts& counts);

 private:
  void empty(int place);

  static constexpr std::uint64_t kNearlyFull = 0x8080808080808080;
  // For each set of moves, a one in their lanes.
  static constexpr auto kLanesOfMoves = [] {
    std::array<std::uint64_t, 256> table{};
    for (std::size_t moves = 0; moves < table.size(); ++moves) {
      for (std::size_t move = 0; move < kMoves; ++move) table[moves] |= std::uint64_t{moves >> move & 1} << 8 * move;
    }
    return table;
  }();

  const SmallBoard& board_;
  std::array<std::uint64_t, SmallBoard::kPlaces> lanes_{};  // by the place where the moves begin
  std::array<std::uint64_t, SmallBoard::kPlaces>
      places_{};  // counts of emptied lanes, by the place where the moves end
  std::array<std::uint64_t, SmallBoard::kPlaces + 1> depths_{};
};

}  // namespace kt
