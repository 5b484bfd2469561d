// The algorithms and the tie rules, as rows of two tables. The menu, the settings, the command line and the tests
// iterate them.
//
// A new algorithm is one file of core/rules with one function, and one row in rules/algorithms.cpp, which says all that
// others need to know of it. What a depth-first algorithm decides is the order in which the square on top of the stack
// tries its moves (`rank`), and which of them are not worth trying (`prune`). Both must be pure functions of the
// problem and the path: stepping back computes them again.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/problem/moves.h"

namespace kt {

class Path;
struct Problem;

inline constexpr int kMaxMoves = 255;  // of one square

// The moves of the top of the stack, as their positions in the order given, in the order in which they are tried.
// Only the first `moves_here()` count.
using Ranking = std::array<std::uint8_t, kMaxMoves>;
using RankFunction = void (*)(const Path&, Ranking&);

// The moves, by the same positions, that can be entered and should not be.
using MoveSet = std::bitset<kMaxMoves>;
using PruneFunction = MoveSet (*)(const Path&);

// `restarts`: depth first in attempts, each with another order of the moves.
enum class Method : std::uint8_t { depth_first, restarts, divide_and_conquer, neural_network };

// Why a problem can not be searched: a sentence without a subject, such as "covers boards without holes"; empty when it
// can.
using RefusalFunction = Message (*)(const Problem&);

struct Algorithm {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  bool complete;             // ending without a tour proves that there is none
  Method method = Method::depth_first;
  RankFunction rank = nullptr;        // null: the moves are tried in the order given
  bool uses_ties = false;             // it ranks by Warnsdorff's rule, and equal squares by the problem's tie rule
  PruneFunction prune = nullptr;      // null: every free square is tried
  bool forces = false;                // of a board, the path keeps what it forces
  bool cuts = false;                  // it prunes by what cuts the free squares apart
  bool goes_back = true;              // false: stops where no move is left
  bool revisits = false;              // squares may repeat, and are compared only when the path is full
  bool only_closed = false;           // it finds no tours but closed ones
  bool uses_chance = false;           // the problem's seed decides
  RefusalFunction refusal = nullptr;  // null: it covers every problem that its method does

  // It lengthens and shortens a path, and so has a stack; the others have no path before the tour.
  bool keeps_stack() const { return method <= Method::restarts; }
};

// `backtracking` is the default. Rows live for ever: their addresses may be kept.
std::span<const Algorithm> algorithms();
const Algorithm* find_algorithm(std::string_view id);
const Algorithm& default_algorithm();

// Between candidates with equally few onward moves the smallest key wins, and the earliest move among equal keys.
using TieKey = std::uint64_t (*)(const Path&, int move);

// An order of the moves, to choose between equals by, in force until a square is reached.
struct MoveOrderStage {
  std::array<std::uint8_t, kMoves> rank{};  // of each move, by its position in the order given
  int until = -1;                           // the square's number; -1: to the end
};
using MoveOrderStages = std::vector<MoveOrderStage> (*)(const Problem&);

struct TieRule {
  std::string_view id;
  std::string_view title;
  std::string_view summary;           // one sentence
  TieKey key;                         // null: all are equal
  MoveOrderStages orders = nullptr;   // where they are what the key is: the last one is in force to the end
  bool uses_chance = false;           // the problem's seed decides
  RefusalFunction refusal = nullptr;  // null: it covers every problem
};

// The problem's seed makes a difference.
bool uses_chance(const Algorithm& algorithm, const TieRule& tie);

// Of the problem's tie rule; of one without orders, the one given.
std::vector<MoveOrderStage> order_stages_of(const Problem& problem);

// `first` is the default.
std::span<const TieRule> tie_rules();
const TieRule* find_tie_rule(std::string_view id);
const TieRule& default_tie_rule();

}  // namespace kt
