// The knight's eight moves and the orders in which a search tries them.
//
// A move order is eight (row, column) offsets: a named row of the table below, or a permutation of 1 to 8 of the first
// row, such as 31427586. Other leapers have other step lengths and use the same order.
#pragma once

#include <array>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/board.h"

namespace kt {

inline constexpr int kMoves = 8;

struct Offset {
  int row = 0;
  int col = 0;
  bool operator==(const Offset&) const = default;
};

using MoveOrder = std::array<Offset, kMoves>;

// A piece that jumps `a` squares along one side and `b` along the other, each from 0 to 1023, not both 0. The knight is
// 1,2.
struct Leaper {
  int a = 1;
  int b = 2;
  bool operator==(const Leaper&) const = default;
};

std::expected<Leaper, Message> parse_leaper(std::string_view text);
std::string to_string(Leaper leaper);
// "camel", its name in fairy chess; "1,5-leaper" if it has no name.
Message piece_name(Leaper leaper);

struct NamedMoveOrder {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  MoveOrder moves;
};

// The default is `clockwise`, the first row.
std::span<const NamedMoveOrder> move_orders();

std::expected<MoveOrder, Message> parse_move_order(std::string_view text);
// Its name, or else its permutation.
std::string to_string(const MoveOrder& order);

// The leaper's moves in the knight's order: eight, or four if a equals b or one of them is 0.
std::vector<Offset> moves_of(Leaper leaper, const MoveOrder& order);

bool is_move(Leaper leaper, Square from, Square to);
bool is_knight_move(Square from, Square to);
bool is_knight(Leaper leaper);

// The squares of `board` that are one move from `from`, in the given order.
std::vector<Square> neighbours(Board board, Square from, const MoveOrder& order);

}  // namespace kt
