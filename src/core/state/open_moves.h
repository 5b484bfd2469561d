// The open moves on a board of more than 64 squares: for each square, the moves that lead to free squares, as the bits
// of a byte. A degree is a population count.
//
// Only the bytes of free squares are kept up to date. The byte of a visited square stays as it was on the knight's
// arrival, which is right again whenever the knight returns to it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/basics/bits.h"
#include "core/problem/graph.h"

namespace kt {

class OpenMoves {
 public:
  OpenMoves() = default;  // for no board
  // All squares except holes are free. With `counts_scarce`, it counts the squares with fewer than two open moves.
  OpenMoves(const Graph& graph, bool counts_scarce);

  unsigned of(int v) const { return open_[v]; }
  int degree(int v) const { return count(open_[v]); }
  int to(int v, int move) const { return v + delta_[move]; }
  // Number of free squares with no open move, and with one, if they are counted.
  int without_moves() const { return scarce_[0]; }
  int with_one_move() const { return scarce_[1]; }

  // Occupies a square, which closes the moves to it; and frees it again.
  void occupy(int v);
  void release(int v);
  // One move's part of occupy(), if nothing is counted: closes the move back to `v` from where `move` leads, and
  // returns the number of moves still open there.
  int close_way_back(int v, int move) {
    std::uint8_t& there = open_[to(v, move)];
    there &= others_[move];
    return count(there);
  }

  std::size_t bytes() const { return open_.size(); }
  bool operator==(const OpenMoves&) const = default;

 private:
  void count_scarce(int v, int by);

  std::vector<std::uint8_t> open_;
  std::array<std::int32_t, kMoves> delta_{};   // what a move adds to a square's number
  std::array<std::uint8_t, kMoves> others_{};  // all moves except the reverse of each
  std::array<int, 2> scarce_{};
  bool counts_scarce_ = false;
};

}  // namespace kt
