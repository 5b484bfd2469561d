// The open moves of a board of more than 64 squares: for each square those that lead to free squares, as the bits of a
// byte, in the order of the moves. A degree is a population count.
//
// Only the bytes of free squares are kept up to date. That of a visited square is as it was when the knight arrived,
// and so it is again whenever the knight comes back to it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/basics/bits.h"
#include "core/problem/graph.h"

namespace kt {

class OpenMoves {
 public:
  OpenMoves() = default;  // of no board
  // All squares are free, but for the holes. With `counts_scarce` those with fewer than two open moves are counted.
  OpenMoves(const Graph& graph, bool counts_scarce);

  unsigned of(int v) const { return open_[v]; }
  int degree(int v) const { return count(open_[v]); }
  int to(int v, int move) const { return v + delta_[move]; }
  // Free squares with no, and with one, move to another, where they are counted.
  int without_moves() const { return scarce_[0]; }
  int with_one_move() const { return scarce_[1]; }

  // A square is no longer free: the moves to it close. And it is free again.
  void occupy(int v);
  void release(int v);
  // One move's part in occupy(), where nothing is counted: closes the move back to `v` from where `move` leads, and
  // returns how many are open there now.
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
  std::array<std::uint8_t, kMoves> others_{};  // all moves but the one that leads back
  std::array<int, 2> scarce_{};
  bool counts_scarce_ = false;
};

}  // namespace kt
