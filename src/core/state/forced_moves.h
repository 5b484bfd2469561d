// What the path forces elsewhere on the board.
//
// A closed tour takes two of each square's moves, here without a direction. So, again and again until nothing follows:
// - a square with two moves left needs both: they are forced;
// - a square with two forced moves, as any that the path has passed, loses all its others;
// - forced moves hang together in chains, of which the path is one; the move that would join the two ends of a chain is
//   lost, unless the chain has all squares.
// Where a square is left with fewer than two moves, the path can not become a tour. Required and deleted edges: Rubin
// (1974), A search procedure for Hamilton paths and circuits.
//
// An open tour is closed by way of a place off the board, the outside: a move leads there from the start, which is
// forced, and from each square that may be the last. These are the end, where it is given; or else all squares of the
// colour that the last one of so many must have.
//
// All of it follows from the squares of the path. What a move of the knight changes is noted, so as to be taken back;
// each move of the board is lost or forced once on the way to a tour. Memory: about 24 bytes a square.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/basics/bits.h"
#include "core/problem/problem.h"
#include "core/state/open_moves.h"

namespace kt {

class ForcedMoves {
 public:
  ForcedMoves() = default;  // of no board
  // `open`: with all squares free.
  ForcedMoves(const Problem& problem, const Graph& graph, const OpenMoves& open);
  bool is_kept() const { return !places_.empty(); }

  // The path begins; it goes on by a move; and the last of these is taken back.
  void begin(const Graph& graph);
  void enter(int from, int to);
  void leave();

  // No tour begins as the path does; and, unless it is something else, the square that was first to have fewer than two
  // moves left, otherwise -1.
  bool fails() const { return fails_; }
  int short_of_moves() const { return short_; }
  // While it does not fail: the moves of a square that a tour can have, as bits, and those of them that are forced.
  unsigned left(int v) const { return places_[v].left & kOnBoard; }
  unsigned forced(int v) const { return places_[v].forced & kOnBoard; }
  int to(int v, int move) const { return move == kOut ? outside_ : v + delta_[move]; }

  std::size_t bytes() const { return places_.size() * sizeof places_[0] + changes_.size() * sizeof changes_[0]; }
  bool operator==(const ForcedMoves&) const = default;

 private:
  // A square, or the outside.
  struct Place {
    std::uint16_t left = 0, forced = 0;  // of a square's moves, as bits
    std::int32_t chain_end = 0;          // of an end of a chain the other one; of a place in no chain itself
    bool operator==(const Place&) const = default;
  };
  static constexpr int kOut = kMoves;  // the move to the outside
  static constexpr int kNone = kOut + 1;
  static constexpr unsigned kOnBoard = (1u << kMoves) - 1;
  enum class Kind : std::uint8_t { step, lost, forced };
  // Of a move that is lost or forced: its square, its number and the kind. Of a step, that before others stands: the
  // kind alone.
  using Change = std::uint32_t;

  int count_left(int v) const;
  int count_forced(int v) const;
  int move_between(int v, int w) const;
  void note(Kind kind, int v, int move);
  void check_left(int v);
  void turn_left(int v, int move, int by);
  void turn_forced(int v, int move, int by);
  void lose(int v, int move);
  void lose_others(int v);
  void force(int v, int move);
  void force_and_follow(int v, int move);
  void take_back_forced(int v, int move);

  std::array<std::int32_t, kMoves> delta_{};  // what a move adds to a square's number
  std::array<std::uint8_t, kMoves> back_{};   // the move that leads back
  std::vector<Place> places_;
  std::vector<Change> changes_;
  std::vector<std::int32_t> scarce_;  // squares with two moves left, to be forced
  std::int32_t to_visit_ = 0;         // squares that are no holes, and the outside
  std::int32_t moves_forced_ = 0;
  std::int32_t start_ = 0;
  std::int32_t last_ = -1;     // of a closed tour, where it is given
  std::int32_t outside_ = -1;  // the number behind those of all squares; -1 for a closed tour
  // Of the outside: how many moves are left, and how many forced; and the squares that they lead to, as the sum of
  // their numbers bit by bit: of two, the sum with one is the other.
  std::int32_t outside_left_ = 0, outside_forced_ = 0, outside_sum_ = 0;
  std::int32_t short_ = -1;
  bool fails_ = false;
  std::int32_t beyond_ =
      0;  // squares that were entered when it did: moves given are not asked whether they can be made
};

}  // namespace kt
