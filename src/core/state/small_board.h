// A board of up to 64 squares, with sets of squares as the bits of a word.
//
// A square has two numbers: that of the graph, and the place of its bit. Places are in rows of eight if the board fits.
#pragma once

#include <array>
#include <cstdint>

#include "core/basics/bits.h"
#include "core/problem/graph.h"

namespace kt {

class SmallBoard {
 public:
  using Set = std::uint64_t;  // of places
  static constexpr int kSide = 8;
  static constexpr int kPlaces = kSide * kSide;
  // A move, and what it adds to a square's number.
  struct Step {
    std::uint8_t move;
    std::int8_t distance;
  };

  static bool covers(const Graph& graph) { return !graph.offsets().empty() && graph.size() <= kPlaces; }
  explicit SmallBoard(const Graph& graph);

  static Set at(int place) { return Set{1} << (place & (kPlaces - 1)); }
  Set squares() const { return squares_; }  // without holes
  // True for a knight on a board up to 8x8: then places are in rows of eight.
  bool has_knight() const { return has_knight_; }

  int place(int v) const { return place_[v]; }
  Square square(int v) const { return square_of_[v]; }
  int number(int place) const { return number_[place]; }
  int to(int place, int move) const { return place + delta_[move]; }
  // The places that are a move away.
  Set reach(int place) const { return reach_[place]; }
  // The targets of the moves from number `next` on, for the square with number `v`.
  Set reach_later(int v, int next) const { return reach_later_[next][v]; }
  // The targets of one move from each of `places`.
  Set shifted(Set places, std::size_t move) const { return rotated_right(places & leaving_[move], -delta_[move]); }

  // The moves from a place to some targets, as the bits of a byte; and the targets of some moves.
  unsigned moves_to(int from, Set reached) const;
  unsigned knights_moves_to(int from, Set reached) const { return moves_of_hash_[hash(rotated_right(reached, from))]; }
  Set targets(int from, unsigned moves) const;
  // The first of the knight's moves to some targets.
  Step knights_first_step(int from, Set reached) const {
    return first_step_of_hash_[hash(rotated_right(reached, from))];
  }

 private:
  void add_moves_from(const Graph& graph, int v);
  unsigned leapers_moves_to(int from, Set reached) const;
  // Found by trial: it maps every subset of the eight targets around place 0 to a different value of the highest eight
  // bits.
  static std::size_t hash(Set places) { return places * 0x404100128c010 >> 56; }

  std::array<std::uint8_t, kPlaces> place_{}, number_{};
  std::array<Set, kPlaces> reach_{};
  std::array<Square, kPlaces> square_of_{};
  std::array<std::array<Set, kPlaces>, kMoves + 1> reach_later_{};
  std::array<std::uint8_t, kPlaces> moves_on_board_{};
  std::array<Set, kMoves> leaving_{};  // places from where the move leads to a square
  std::array<std::int8_t, kMoves> delta_{};
  std::array<std::uint8_t, 256> moves_of_hash_{};
  std::array<Step, 256> first_step_of_hash_{};
  Set squares_ = 0;
  bool has_knight_ = false;
};

inline unsigned SmallBoard::moves_to(int from, Set reached) const {
  return has_knight_ ? knights_moves_to(from, reached) : leapers_moves_to(from, reached);
}

inline SmallBoard::Set SmallBoard::targets(int from, unsigned moves) const {
  Set places = 0;
  for (; moves != 0; moves &= moves - 1) places |= at(to(from, lowest(moves)));
  return places;
}

}  // namespace kt
