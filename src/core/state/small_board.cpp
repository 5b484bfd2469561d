#include "core/state/small_board.h"

#include <algorithm>

namespace kt {

SmallBoard::SmallBoard(const Graph& graph) {
  const Board board = graph.board();
  const auto offsets = graph.offsets();
  const bool by_eight = board.rows <= kSide && board.cols <= kSide;
  const int row_length = by_eight ? kSide : board.cols;
  has_knight_ = by_eight && std::ranges::all_of(offsets, [](Offset o) { return is_knight_move({}, {o.row, o.col}); });
  for (std::size_t move = 0; move < offsets.size(); ++move) {
    delta_[move] = static_cast<std::int8_t>(offsets[move].row * row_length + offsets[move].col);
  }
  for (int v = 0; v < graph.size(); ++v) {
    const auto [row, col] = square_of_[v] = graph.square(v);
    const int here = row * row_length + col;
    place_[v] = static_cast<std::uint8_t>(here);
    number_[here] = static_cast<std::uint8_t>(v);
    if (graph.exists(v)) squares_ |= at(here);
  }
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.exists(v)) add_moves_from(graph, v);
  }
  if (!has_knight_) return;
  for (unsigned moves = 0; moves < moves_of_hash_.size(); ++moves) {
    const std::size_t place = hash(targets(0, moves));
    moves_of_hash_[place] = static_cast<std::uint8_t>(moves);
    if (moves == 0) continue;
    const Offset first = offsets[lowest(moves)];
    first_step_of_hash_[place] = {static_cast<std::uint8_t>(lowest(moves)),
                                  static_cast<std::int8_t>(first.row * board.cols + first.col)};
  }
}

void SmallBoard::add_moves_from(const Graph& graph, int v) {
  const std::size_t here = place(v);
  Set later = 0;
  for (std::size_t move = graph.offsets().size(); move-- > 0;) {
    if (graph.target(v, static_cast<int>(move)) >= 0) {
      later |= at(to(place(v), static_cast<int>(move)));
      leaving_[move] |= at(place(v));
      moves_on_board_[here] |= static_cast<std::uint8_t>(1u << move);
    }
    reach_later_[move][v] = later;
  }
  reach_[here] = later;
}

unsigned SmallBoard::leapers_moves_to(int from, Set reached) const {
  const Set around_zero = rotated_right(reached, from);
  unsigned moves = 0;
  for (std::size_t move = 0; move < kMoves; ++move)
    moves |= static_cast<unsigned>(rotated_right(around_zero, delta_[move]) & 1) << move;
  return moves & moves_on_board_[from];
}

}  // namespace kt
