#include "core/moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/quoted.h"

namespace kt {
namespace {

// The orders of the programs that this project reproduces: two tutorials, and a report with a method for each order.
constexpr NamedMoveOrder kMoveOrders[] = {
    {"clockwise", "Clockwise", {{{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}}},
    {"lexicographic", "Lexicographic", {{{2, 1}, {2, -1}, {1, 2}, {1, -2}, {-2, 1}, {-2, -1}, {-1, 2}, {-1, -2}}}},
    {"report", "Report: backtracking", {{{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}}},
    {"report-warnsdorff",
     "Report: Warnsdorff",
     {{{-2, -1}, {1, 2}, {2, -1}, {-2, 1}, {2, 1}, {-1, 2}, {1, -2}, {-1, -2}}}},
    {"report-brute", "Report: brute force", {{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}}},
};

}  // namespace

std::span<const NamedMoveOrder> move_orders() { return kMoveOrders; }

std::expected<MoveOrder, std::string> parse_move_order(std::string_view text) {
  for (const NamedMoveOrder& order : kMoveOrders) {
    if (order.id == text) return order.moves;
  }
  std::string digits(text);
  std::ranges::sort(digits);
  if (digits != "12345678") {
    std::string names;
    for (const NamedMoveOrder& order : kMoveOrders) names += std::string(order.id) + ", ";
    return std::unexpected(quoted(text) + " is not one of " + names + "or a permutation of 12345678");
  }
  MoveOrder moves;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i] = kMoveOrders[0].moves[static_cast<std::size_t>(text[i] - '1')];
  }
  return moves;
}

bool is_knight_move(Square from, Square to) { return std::abs(from.row - to.row) * std::abs(from.col - to.col) == 2; }

std::vector<Square> neighbours(Board board, Square from, const MoveOrder& order) {
  std::vector<Square> squares;
  for (const Offset move : order) {
    const Square to{from.row + move.row, from.col + move.col};
    if (board.contains(to)) squares.push_back(to);
  }
  return squares;
}

}  // namespace kt
