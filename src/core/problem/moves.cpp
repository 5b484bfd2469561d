#include "core/problem/moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/basics/heap_sort.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

// The orders of the programs that this project reproduces: two tutorials, and a report with a method for each order.
// The ids are those of their sources and appear in links. The titles say what the knight does.
constexpr NamedMoveOrder kMoveOrders[] = {
    {"clockwise",
     "Anticlockwise from five",
     "Clock directions: 5, 4, 2, 1, 11, 10, 8, then 7.",
     {{{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}}},
    {"lexicographic",
     "Downwards first",
     "Two rows down, one row down, two rows up, one row up; right before left.",
     {{{2, 1}, {2, -1}, {1, 2}, {1, -2}, {-2, 1}, {-2, -1}, {-1, 2}, {-1, -2}}}},
    {"report",
     "Clockwise from one",
     "Clock directions: 1, 2, 4, 5, 7, 8, 10, then 11.",
     {{{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}}},
    {"report-warnsdorff",
     "Mixed, from eleven",
     "Clock directions: 11, 4, 7, 1, 5, 2, 8, then 10.",
     {{{-2, -1}, {1, 2}, {2, -1}, {-2, 1}, {2, 1}, {-1, 2}, {1, -2}, {-1, -2}}}},
    {"report-brute",
     "Sideways first",
     "The four moves across two columns, then the four across two rows; down before up.",
     {{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}}},
};

}  // namespace

std::span<const NamedMoveOrder> move_orders() { return kMoveOrders; }

std::expected<MoveOrder, Message> parse_move_order(std::string_view text) {
  for (const NamedMoveOrder& order : kMoveOrders) {
    if (order.id == text) return order.moves;
  }
  std::string digits(text);
  heap_sort(digits);
  if (digits != "12345678") {
    std::string names;
    for (const NamedMoveOrder& order : kMoveOrders) names += (names.empty() ? "" : ", ") + std::string(order.id);
    return std::unexpected(Message{"{0} is neither one of {1} nor a permutation of 12345678", quoted(text), names});
  }
  MoveOrder moves;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i] = kMoveOrders[0].moves[text[i] - '1'];
  }
  return moves;
}

std::string to_string(const MoveOrder& order) {
  if (const auto* named = std::ranges::find(kMoveOrders, order, &NamedMoveOrder::moves); named != std::end(kMoveOrders))
    return std::string(named->id);
  std::string digits;
  for (const Offset move : order) {
    const MoveOrder& first = kMoveOrders[0].moves;
    digits += static_cast<char>('1' + (std::ranges::find(first, move) - first.begin()));
  }
  return digits;
}

std::expected<Leaper, Message> parse_leaper(std::string_view text) {
  const auto comma = text.find(',');
  const auto a = parse_number(text.substr(0, comma));
  const auto b = comma == std::string_view::npos ? std::nullopt : parse_number(text.substr(comma + 1));
  if (a && b && std::max(*a, *b) < kMaxSide && *a + *b > 0) return Leaper{*a, *b};
  return std::unexpected(Message{"{0} is not a piece such as 1,2 (numbers from 0 to 1023, not both 0)", quoted(text)});
}

std::string to_string(Leaper leaper) { return std::to_string(leaper.a) + "," + std::to_string(leaper.b); }

// Names in fairy chess, from the Wikipedia article "Fairy chess piece".
Message piece_name(Leaper leaper) {
  const auto [a, b] = std::minmax({leaper.a, leaper.b});
  static const struct {
    Leaper leaper;  // invariant: a <= b
    Message name;
  } kNamed[] = {
      {{0, 1}, Message{"wazir"}},   {{0, 2}, Message{"dabbaba"}},  {{0, 3}, Message{"threeleaper"}},
      {{1, 1}, Message{"ferz"}},    {{1, 2}, Message{"knight"}},   {{1, 3}, Message{"camel"}},
      {{1, 4}, Message{"giraffe"}}, {{2, 2}, Message{"alfil"}},    {{2, 3}, Message{"zebra"}},
      {{3, 3}, Message{"tripper"}}, {{3, 4}, Message{"antelope"}},
  };
  for (const auto& row : kNamed) {
    if (row.leaper == Leaper{a, b}) return row.name;
  }
  return {"{0}-leaper", to_string(Leaper{a, b})};
}

std::vector<Offset> moves_of(Leaper leaper, const MoveOrder& order) {
  std::vector<Offset> moves;
  const auto length = [&](int knight) { return (knight < 0 ? -1 : 1) * (std::abs(knight) == 1 ? leaper.a : leaper.b); };
  for (const Offset knight : order) {
    const Offset move{length(knight.row), length(knight.col)};
    if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
  }
  return moves;
}

bool is_move(Leaper leaper, Square from, Square to) {
  const auto [a, b] = std::minmax({leaper.a, leaper.b});
  const auto [near, far] = std::minmax({std::abs(from.row - to.row), std::abs(from.col - to.col)});
  return near == a && far == b;
}

bool is_knight_move(Square from, Square to) { return is_move({}, from, to); }

bool is_knight(Leaper leaper) { return is_move(leaper, {0, 0}, {1, 2}); }

std::vector<Square> neighbours(Board board, Square from, const MoveOrder& order) {
  std::vector<Square> squares;
  for (const Offset move : order) {
    const Square to{from.row + move.row, from.col + move.col};
    if (board.contains(to)) squares.push_back(to);
  }
  return squares;
}

}  // namespace kt
