// The algorithms, as rows of one table. The menu, the settings, the command line and the tests iterate it.
//
// A new algorithm is one function and one row in algorithms.cpp. What a depth-first algorithm decides is the order in
// which the square on top of the stack tries its moves.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/moves.h"

namespace kt {

class Search;

// The order in which the top of the stack tries its moves: a permutation of 0..7, positions in the problem's move
// order. It must be a pure function of the search's problem and path: stepping back computes it again.
using Ranking = std::array<std::uint8_t, kMoves>;
using RankFunction = Ranking (*)(const Search&);

struct Algorithm {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  bool complete;             // ending without a tour proves that there is none
  RankFunction rank;         // null: the moves are tried in the order given
};

// `backtracking` is the default. Rows live for ever: their addresses may be kept.
std::span<const Algorithm> algorithms();
const Algorithm* find_algorithm(std::string_view id);
const Algorithm& default_algorithm();

}  // namespace kt
