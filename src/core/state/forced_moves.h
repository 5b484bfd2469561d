// The moves that the path forces elsewhere on the board.
//
// A closed tour uses two moves of each square, here without a direction. These rules apply until nothing changes:
// - if a square has two moves left, both are forced;
// - if a square has two forced moves, it loses all others. This includes every square that the path has passed;
// - forced moves form chains, and the path is one of them. The move that would join the two ends of a chain is lost,
//   unless the chain has all squares.
// If a square has fewer than two moves left, the path cannot become a tour. Required and deleted edges: Rubin (1974), A
// search procedure for Hamilton paths and circuits.
//
// An open tour becomes closed through a place off the board, the outside. A forced move leads there from the start, and
// another one from each square that may be the last. That is the end if it is given, otherwise every square of the
// colour that the last square must have.
//
// Everything follows from the squares of the path. The changes of each move are noted so that they can be undone. On
// the way to a tour, each move of the board is lost or forced once. Memory: about 24 bytes per square.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/basics/bits.h"
#include "core/problem/problem.h"
#include "core/state/open_moves.h"

namespace kt {

class ForcedMoves {
 public:
  ForcedMoves() = default;  // for no board
  // `open`: with all squares free.
  ForcedMoves(const Problem& problem, const Graph& graph, const OpenMoves& open);
  bool is_kept() const { return !places_.empty(); }

  // Begins the path; adds a move to it; and undoes the last of these.
  void begin(const Graph& graph);
  void enter(int from, int to);
  void leave();

  // True if no tour begins with this path. The reason is the first square with fewer than two moves left, or -1 if it
  // is another one.
  bool fails() const { return fails_; }
  int short_of_moves() const { return short_; }
  // While fails() is false: the moves of a square that a tour can use, as bits, and which of them are forced.
  unsigned left(int v) const { return places_[v].left & kOnBoard; }
  unsigned forced(int v) const { return places_[v].forced & kOnBoard; }
  int to(int v, int move) const { return move == kOut ? outside_ : v + delta_[move]; }

  std::size_t bytes() const { return places_.size() * sizeof places_[0] + changes_.size() * sizeof changes_[0]; }
  bool operator==(const ForcedMoves&) const = default;

 private:
  // A square or the outside.
  struct Place {
    std::uint16_t left = 0, forced = 0;  // bits of the square's moves
    std::int32_t chain_end = 0;          // the other end if the place is an end of a chain; itself if it is in no chain
    bool operator==(const Place&) const = default;
  };
  static constexpr int kOut = kMoves;  // the move to the outside
  static constexpr int kNone = kOut + 1;
  static constexpr unsigned kOnBoard = (1u << kMoves) - 1;
  enum class Kind : std::uint8_t { step, lost, forced };
  // A lost or forced move as its square, its number and the kind. A step, which precedes its changes, as the kind
  // alone.
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
  std::array<std::uint8_t, kMoves> back_{};   // the reverse of each move
  std::vector<Place> places_;
  std::deque<Change> changes_;        // it grows without a copy of megabytes in the middle of a step
  std::vector<std::int32_t> scarce_;  // squares with two moves left, which must be forced
  std::int32_t to_visit_ = 0;         // number of places: squares that are not holes, and the outside
  std::int32_t moves_forced_ = 0;
  std::int32_t start_ = 0;
  std::int32_t last_ = -1;     // last square of a closed tour, if it is given
  std::int32_t outside_ = -1;  // its number follows those of the squares; -1 for a closed tour
  // For the outside: how many moves are left, how many are forced, and the XOR of the squares they lead to. With two
  // left, one of them and the XOR give the other.
  std::int32_t outside_left_ = 0, outside_forced_ = 0, outside_sum_ = 0;
  std::int32_t short_ = -1;
  bool fails_ = false;
  std::int32_t beyond_ =
      0;  // squares that were entered when it did: moves given are not asked whether they can be made
};

}  // namespace kt
