// Plain backtracking on boards up to 8x8, several times as fast as step by step, and taking the same steps.
//
// The free squares are the bits of one word. A square with one way on costs no call: the search follows such ways, and
// a branching's last one, in a loop, and calls itself for the other ways only. When the visits allowed are used up it
// unwinds and writes the path down; going on rebuilds the calls from the path. tests/core/fast_forward_test.cpp
// compares it with the steps of DepthFirst.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/depth_first.h"

namespace kt {

// What it looks up, made once for a search. Squares have two numbers: that of the graph, and their bit's place in a
// word, by rows of eight.
struct FastTables {
  explicit FastTables(const DepthFirst& search);

  std::array<std::uint8_t, 64> place{};     // by number of the graph
  std::array<std::uint8_t, 64> number{};    // by place
  std::array<std::uint64_t, 64> reach{};    // by place: the squares a move away
  std::array<std::uint8_t, 256> moves{};    // a set of reachable squares, hashed, as moves in the order given
  std::array<std::int8_t, kMoves> delta{};  // what a move adds to a place
  std::uint64_t board = 0;                  // all squares but the holes
  std::uint64_t last = 0;                   // where a tour may end

  std::uint64_t bit_of(int v) const { return std::uint64_t{1} << place[static_cast<std::size_t>(v)]; }
  // The moves from a square to some of the squares it reaches.
  unsigned moves_to(int from, std::uint64_t reachable) const { return moves[hash(std::rotr(reachable, from))]; }
  // The moves from the square with number `v` to free squares.
  unsigned moves_from(int v, std::uint64_t free) const {
    const int here = place[static_cast<std::size_t>(v)];
    return moves_to(here, reach[static_cast<std::size_t>(here)] & free);
  }

 private:
  // Found by trial: it takes the eight places around place 0 to different sums of the highest eight bits, whichever of
  // them are set.
  static std::size_t hash(std::uint64_t places) { return static_cast<std::size_t>(places * 0x404100128c010 >> 56); }
};

class FastForward {
 public:
  static bool covers(const DepthFirst& search);
  explicit FastForward(DepthFirst& search);

  // Like DepthFirst::run().
  std::uint64_t run(Budget budget);

 private:
  enum class Outcome { given_up, out_of_visits, tour };
  struct Ways {
    std::uint64_t leading_on;
    int count;
  };

  void run_visits(std::uint64_t visits);
  std::uint64_t reach(int square) const;
  Ways ways_on(std::uint64_t squares, std::uint64_t free) const;
  Outcome explore(int square, std::uint64_t free, int depth);
  Outcome one_by_one(unsigned moves, int square, std::uint64_t free, int depth);
  void stop_at(int depth, int square, int next);
  void pass(int depth, int square, std::uint64_t free, int move);
  Outcome keep(Outcome outcome, int square, std::uint64_t free, int depth, int length);
  void note_depth(int depth);
  void adopt(std::uint64_t visits, bool tour);

  DepthFirst& search_;
  const FastTables& tables_;
  std::array<DepthFirst::Frame, 64> frames_;  // with places for numbers
  int depth_ = 0;
  int deepest_ = 0;
  int closely_from_ = 0;      // from this depth on squares are entered one by one
  std::int64_t left_ = 0;     // visits that may still be paid for
  std::uint64_t finish_ = 0;  // visits of the search when none is left
};

}  // namespace kt
