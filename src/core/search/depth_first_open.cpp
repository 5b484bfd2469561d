// The open moves of a board of more than 64 squares, a byte for each square, kept up to date as squares are taken and
// given up.
#include <algorithm>

#include "core/basics/bits.h"
#include "core/search/depth_first.h"

namespace kt {

// On a board without holes a move stays on it if its row and its column do.
void DepthFirst::open_all() {
  const Board board = problem_.board;
  const std::span<const Offset> offsets = graph_->offsets();
  std::vector<std::uint8_t> by_row(static_cast<std::size_t>(board.rows)), by_col(static_cast<std::size_t>(board.cols));
  for (std::size_t k = 0; k < offsets.size(); ++k) {
    const auto [row_offset, col_offset] = offsets[k];
    const auto back = std::ranges::find(offsets, Offset{-row_offset, -col_offset}) - offsets.begin();
    return_[k] = static_cast<std::uint8_t>(~(1u << back));
    const auto mark = [&](std::vector<std::uint8_t>& line, int offset) {
      for (int i = 0; i < static_cast<int>(line.size()); ++i) {
        if (i + offset >= 0 && i + offset < static_cast<int>(line.size()))
          line[static_cast<std::size_t>(i)] |= static_cast<std::uint8_t>(1u << k);
      }
    };
    mark(by_row, row_offset);
    mark(by_col, col_offset);
  }
  open_.resize(number_.size());
  auto next = open_.begin();
  for (const std::uint8_t row : by_row) {
    next = std::ranges::transform(by_col, next, [row](std::uint8_t col) {
             return static_cast<std::uint8_t>(row & col);
           }).out;
  }
  if (problem_.algorithm->prune) {
    for (int v = 0; v < graph_->size(); ++v) count_scarce(v, +1);
  }
  for (const Square hole : problem_.holes) occupy(graph_->number(hole));
}

void DepthFirst::count_scarce(int v, int by) {
  if (const int moves = count(open_[static_cast<std::size_t>(v)]); moves < 2)
    scarce_[static_cast<std::size_t>(moves)] += by;
}

// A square is no longer free: the moves to it close.
void DepthFirst::occupy(int v) {
  const bool counted = problem_.algorithm->prune != nullptr;
  if (counted) count_scarce(v, -1);
  for (unsigned moves = open(v); moves != 0; moves &= moves - 1) {
    const auto move = static_cast<std::size_t>(lowest(moves));
    const int to = v + delta_[move];
    if (counted) count_scarce(to, -1);
    kept_open(to) &= return_[move];
    if (counted) count_scarce(to, +1);
  }
}

void DepthFirst::release(int v) {
  const bool counted = problem_.algorithm->prune != nullptr;
  for (unsigned moves = open(v); moves != 0; moves &= moves - 1) {
    const auto move = static_cast<std::size_t>(lowest(moves));
    const int to = v + delta_[move];
    if (counted) count_scarce(to, -1);
    kept_open(to) |= static_cast<std::uint8_t>(~return_[move]);
    if (counted) count_scarce(to, +1);
  }
  if (counted) count_scarce(v, +1);
}

}  // namespace kt
