// The shape of a picture of a board: its own, but never a mere line.
#pragma once

#include <algorithm>

#include "core/problem/board.h"

namespace kt {

inline constexpr Board kPaper{6, 8};     // of a picture of a graph
inline constexpr int kLongestShape = 8;  // times as long as it is high, or the other way round

inline Board shape_of(Board board) {
  return {std::max(board.rows, (board.cols + kLongestShape - 1) / kLongestShape),
          std::max(board.cols, (board.rows + kLongestShape - 1) / kLongestShape)};
}

}  // namespace kt
