// The positions of each square on the path, updated from frame to frame so that only changes cost time.
//
// Squares are numbered row by row, positions from 1. With an algorithm that revisits, a square may have several.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/problem/board.h"

namespace kt {

class PathIndex {
 public:
  // Starts again for another board or another size.
  void update(Board board, std::span<const Square> path);

  // The last position of a square; 0 if the path does not visit it.
  std::uint32_t last_place(int square) const { return last_[square]; }
  // The position before `place` of the same square; 0 if there is none.
  std::uint32_t earlier_place(std::uint32_t place) const { return earlier_[place - 1]; }
  Square square(std::uint32_t place) const { return path_[place - 1]; }
  std::size_t size() const { return path_.size(); }

  // The squares that entered or left the path in the last update, perhaps twice; all squares if it started again.
  std::span<const int> changed() const { return changed_; }
  bool began_anew() const { return began_anew_; }

 private:
  Board board_{0, 0};
  std::vector<Square> path_;
  std::vector<std::uint32_t> last_;     // by square
  std::vector<std::uint32_t> earlier_;  // by position
  std::vector<int> changed_;
  bool began_anew_ = true;
};

}  // namespace kt
