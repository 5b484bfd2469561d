// The shape of a board's picture: that of the board, but never too narrow.
#pragma once

#include <algorithm>

#include "core/problem/board.h"

namespace kt {

inline constexpr Board kPaper{6, 8};     // for a picture of a graph
inline constexpr int kLongestShape = 8;  // largest ratio of the sides

inline Board shape_of(Board board) {
  return {std::max(board.rows, (board.cols + kLongestShape - 1) / kLongestShape),
          std::max(board.cols, (board.rows + kLongestShape - 1) / kLongestShape)};
}

}  // namespace kt
