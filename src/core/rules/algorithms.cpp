#include "core/problem/algorithms.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/basics/find_row.h"
#include "core/problem/graph.h"
#include "core/problem/problem.h"
#include "core/rules/cut_squares.h"
#include "core/rules/forced_pruning.h"
#include "core/rules/pruning.h"
#include "core/rules/warnsdorff.h"

namespace kt {
namespace {

constexpr int kMaxSquaresToRevisit = 20;
constexpr int kMaxSquaresToCut = 4096;  // a step looks at all squares; with more it would take over a millisecond

int squares_of(const Problem& problem) {
  if (!problem.edges.empty()) return static_cast<int>(problem.edges.vertices.size());
  return problem.board.squares() - static_cast<int>(problem.holes.size());
}

// Average number of moves of a square, ignoring holes.
double moves_each(const Problem& problem) {
  if (!problem.edges.empty()) return static_cast<double>(problem.edges.edges.size()) / squares_of(problem);
  double moves = 0;
  for (const Offset by : moves_of(problem.leaper, problem.moves)) {
    moves += static_cast<double>(std::max(problem.board.rows - std::abs(by.row), 0)) *
             std::max(problem.board.cols - std::abs(by.col), 0);
  }
  return moves / problem.board.squares();
}

// Every square except the last is left by the average number of moves.
std::string number_of_walks(const Problem& problem) {
  const double each = std::max(moves_each(problem), 1.0);
  return "10^" + std::to_string(std::lround((squares_of(problem) - 1) * std::log10(each)));
}

// Called for every board to disable the choice, so it makes no graph, which is slow for a large board.
Message brute_force_refusal(const Problem& problem) {
  const int squares = squares_of(problem);
  if (squares <= kMaxSquaresToRevisit) return {};
  return {"brute force works on up to 20 squares, not {0}; it would have to try about {1} walks",
          std::to_string(squares), number_of_walks(problem)};
}

Message cut_squares_refusal(const Problem& problem) {
  if (squares_of(problem) <= kMaxSquaresToCut) return {};
  return {"the search for cut squares works on up to 4096 squares"};
}

constexpr Algorithm kAlgorithms[] = {
    {.id = "brute-force",
     .title = "Brute force",
     .summary =
         "Try every walk of the right length, with or without repeated squares. Check only at the end whether it is a tour.",
     .complete = true,
     .revisits = true,
     .refusal = brute_force_refusal},
    {.id = "backtracking",
     .title = "Backtracking",
     .summary = "Search depth first. Try the moves in a fixed order, and go back one square when none is left.",
     .complete = true},
    {.id = "warnsdorff",
     .title = "Warnsdorff's rule",
     .summary = "Always move to the square with the fewest onward moves, and never go back.",
     .complete = false,
     .rank = rank_by_degree,
     .uses_ties = true,
     .goes_back = false},
    {.id = "warnsdorff-backtracking",
     .title = "Warnsdorff with backtracking",
     .summary =
         "Search depth first. Try the squares with the fewest onward moves first, and go back when none is left.",
     .complete = true,
     .rank = rank_by_degree,
     .uses_ties = true},
    {.id = "pruned",
     .title = "Backtracking with pruning",
     .summary =
         "Search depth first in a fixed order. Skip each move after which some square can no longer be reached or left.",
     .complete = true,
     .prune = prune_hopeless},
    {.id = "pruned-warnsdorff",
     .title = "Warnsdorff with pruning",
     .summary = "Search depth first with pruning. Try the squares with the fewest onward moves first.",
     .complete = true,
     .rank = rank_by_degree,
     .uses_ties = true,
     .prune = prune_hopeless},
    {.id = "forced-moves",
     .title = "Forced moves",
     .summary =
         "Warnsdorff's order with forced moves. A square with only two moves left needs both, which rules out third moves and loops that close too soon (Rubin 1974).",
     .complete = true,
     .rank = rank_by_degree,
     .uses_ties = true,
     .prune = prune_by_force,
     .forces = true},
    {.id = "cut-squares",
     .title = "Cut squares",
     .summary =
         "Search depth first with pruning. Try the squares with the fewest onward moves first, but never cut the free squares apart (Hopcroft and Tarjan 1973).",
     .complete = true,
     .rank = rank_by_degree,
     .uses_ties = true,
     .prune = prune_by_cuts,
     .cuts = true,
     .refusal = cut_squares_refusal},
    {.id = "restarts",
     .title = "Restarts",
     .summary =
         "Warnsdorff with pruning, in several attempts. If one takes too long, the search starts again with another move order (Luby 1993).",
     .complete = true,
     .method = Method::restarts,
     .rank = rank_by_degree,
     .uses_ties = true,
     .prune = prune_hopeless,
     .uses_chance = true},
    {.id = "divide-and-conquer",
     .title = "Divide and conquer",
     .summary =
         "Divide the board into small boards with known tours, and join four at a time at their corners (Parberry 1997).",
     .complete = true,
     .method = Method::divide_and_conquer,
     .only_closed = true},
    {.id = "neural-network",
     .title = "Neural network",
     .summary =
         "Each move has a neuron. The neurons settle together until every square has two moves, with luck in a single loop (Takefuji and Lee 1992).",
     .complete = false,
     .method = Method::neural_network,
     .only_closed = true,
     .uses_chance = true},
};

}  // namespace

std::span<const Algorithm> algorithms() { return kAlgorithms; }

const Algorithm* find_algorithm(std::string_view id) { return find_row(kAlgorithms, id); }

const Algorithm& default_algorithm() { return *find_algorithm("backtracking"); }

bool uses_chance(const Algorithm& algorithm, const TieRule& tie) {
  return algorithm.uses_chance || (algorithm.uses_ties && tie.uses_chance);
}

}  // namespace kt
