// The open moves of an empty board. Called once per search, so this file is compiled for size.
#include <algorithm>

#include "core/state/open_moves.h"

namespace kt {

// A move stays on the board if its row and its column do.
OpenMoves::OpenMoves(const Graph& graph, bool counts_scarce) : counts_scarce_(counts_scarce) {
  const std::span<const Offset> offsets = graph.offsets();
  std::vector<std::uint8_t> by_row(graph.board().rows), by_col(graph.board().cols);
  for (std::size_t move = 0; move < offsets.size(); ++move) {
    const auto [row_offset, col_offset] = offsets[move];
    const auto back = std::ranges::find(offsets, Offset{-row_offset, -col_offset}) - offsets.begin();
    delta_[move] = row_offset * graph.board().cols + col_offset;
    others_[move] = static_cast<std::uint8_t>(~(1u << back));
    const auto mark = [&](std::vector<std::uint8_t>& line, int offset) {
      const int size = static_cast<int>(line.size());
      for (int i = std::max(0, -offset); i < std::min(size, size - offset); ++i)
        line[i] |= static_cast<std::uint8_t>(1u << move);
    };
    mark(by_row, row_offset);
    mark(by_col, col_offset);
  }
  open_.resize(graph.size());
  auto next = open_.begin();
  for (const std::uint8_t row : by_row) {
    next = std::ranges::transform(by_col, next, [row](std::uint8_t col) {
             return static_cast<std::uint8_t>(row & col);
           }).out;
  }
  for (int v = 0; v < graph.size() && counts_scarce; ++v) count_scarce(v, +1);
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.exists(v)) occupy(v);
  }
}

}  // namespace kt
