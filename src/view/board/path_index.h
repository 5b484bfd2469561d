// Which places of the path each square has: kept from frame to frame, so that only what changed costs anything.
//
// Squares are numbered row by row. Places count from 1. An algorithm that revisits has squares with several.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/problem/board.h"

namespace kt {

class PathIndex {
 public:
  // Another board, or another number of its squares, begins anew.
  void update(Board board, std::span<const Square> path);

  // The last place of a square; 0 when the path does not visit it.
  std::uint32_t last_place(int square) const { return last_[square]; }
  // The place before `place` of the same square, or 0.
  std::uint32_t earlier_place(std::uint32_t place) const { return earlier_[place - 1]; }
  Square square(std::uint32_t place) const { return path_[place - 1]; }
  std::size_t size() const { return path_.size(); }

  // What entered or left the path in the last update, perhaps twice; everything, when it began anew.
  std::span<const int> changed() const { return changed_; }
  bool began_anew() const { return began_anew_; }

 private:
  Board board_{0, 0};
  std::vector<Square> path_;
  std::vector<std::uint32_t> last_;     // by square
  std::vector<std::uint32_t> earlier_;  // by place
  std::vector<int> changed_;
  bool began_anew_ = true;
};

}  // namespace kt
