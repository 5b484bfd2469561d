// The algorithms and the tie rules, as rows of two tables. The menu, the settings, the command line and the tests
// iterate over them.
//
// A new algorithm is a file in core/rules with one function, and a row in rules/algorithms.cpp. A depth-first algorithm
// decides in which order the square on top of the stack tries its moves (`rank`), and which moves it skips (`prune`).
// Both must be pure functions of the problem and the path, because stepping back computes them again.
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

// The moves of the top of the stack in the order in which they are tried, as positions in the given order. Only the
// first `moves_here()` entries are valid.
using Ranking = std::array<std::uint8_t, kMaxMoves>;
using RankFunction = void (*)(const Path&, Ranking&);

// The moves, by the same positions, that are possible and pruned.
using MoveSet = std::bitset<kMaxMoves>;
using PruneFunction = MoveSet (*)(const Path&);

// `restarts`: depth first in several attempts, each with another order of the moves.
enum class Method : std::uint8_t { depth_first, restarts, divide_and_conquer, neural_network };

// Why a problem cannot be searched: a sentence without a subject, such as "covers boards without holes". Empty if it
// can be searched.
using RefusalFunction = Message (*)(const Problem&);

struct Algorithm {
  std::string_view id;
  std::string_view title;
  std::string_view summary;  // one sentence
  bool complete;             // no tour found means that none exists
  Method method = Method::depth_first;
  RankFunction rank = nullptr;        // null: moves are tried in the given order
  bool uses_ties = false;             // ranks by Warnsdorff's rule, and breaks ties by the problem's tie rule
  PruneFunction prune = nullptr;      // null: every free square is tried
  bool forces = false;                // on a board, the path keeps its forced moves
  bool cuts = false;                  // prunes by cut squares
  bool goes_back = true;              // false: stops where no move is left
  bool revisits = false;              // squares may repeat; the path is checked only when it is full
  bool only_closed = false;           // finds only closed tours
  bool uses_chance = false;           // depends on the problem's seed
  RefusalFunction refusal = nullptr;  // null: no limits beyond those of its method

  // True for methods with a stack. The others have no path before the tour.
  bool keeps_stack() const { return method <= Method::restarts; }
};

// The default is `backtracking`. Rows live as long as the program.
std::span<const Algorithm> algorithms();
const Algorithm* find_algorithm(std::string_view id);
const Algorithm& default_algorithm();

// The smallest key wins among candidates with equally few onward moves; among equal keys, the earliest move.
using TieKey = std::uint64_t (*)(const Path&, int move);

// An order of the moves that breaks ties until a square is reached.
struct MoveOrderStage {
  std::array<std::uint8_t, kMoves> rank{};  // of each move, by its position in the given order
  int until = -1;                           // number of the square; -1: to the end
};
using MoveOrderStages = std::vector<MoveOrderStage> (*)(const Problem&);

struct TieRule {
  std::string_view id;
  std::string_view title;
  std::string_view summary;           // one sentence
  TieKey key;                         // null: all are equal
  MoveOrderStages orders = nullptr;   // for keys that depend on move orders; the last order is used to the end
  bool uses_chance = false;           // depends on the problem's seed
  RefusalFunction refusal = nullptr;  // null: it covers every problem
};

// True if the problem's seed makes a difference.
bool uses_chance(const Algorithm& algorithm, const TieRule& tie);

// The stages of the problem's tie rule; without stages, the given order.
std::vector<MoveOrderStage> order_stages_of(const Problem& problem);

// The default is `first`.
std::span<const TieRule> tie_rules();
const TieRule* find_tie_rule(std::string_view id);
const TieRule& default_tie_rule();

}  // namespace kt
