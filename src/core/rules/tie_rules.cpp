// Rules that choose between squares with equally few onward moves.

#include "core/basics/find_row.h"
#include "core/basics/splitmix.h"
#include "core/problem/algorithms.h"
#include "core/rules/squirrel_cull.h"
#include "core/state/path.h"

namespace kt {
namespace {

std::uint64_t last_first(const Path&, int move) { return kMaxMoves - move; }

std::uint64_t by_chance(const Path& path, int move) {
  const std::uint64_t square = path.target(move);
  return mixed(mixed(path.problem().seed + kGoldenRatio * (path.depth() + 1)) + kGoldenRatio * (square + 1));
}

// Roth: the farthest from the centre first. Squared distance in quarters, so that it is a whole number.
std::uint64_t far_from_center(const Path& path, int move) {
  constexpr std::uint64_t kFar = std::uint64_t{1} << 32;
  const Board board = path.graph().board();
  const Square to = path.graph().square(path.target(move));
  const std::int64_t row = 2 * to.row - (board.rows - 1), col = 2 * to.col - (board.cols - 1);
  return kFar - (row * row + col * col);
}

Message far_from_center_refusal(const Problem& problem) {
  if (problem.edges.empty()) return {};
  return {"works on boards, not on graphs"};
}

// Pohl (1967): the sum of the degrees of the candidate's neighbours.
std::uint64_t fewest_beyond(const Path& path, int move) {
  const Graph& graph = path.graph();
  const int v = path.target(move);
  int sum = 0;
  for (int next = 0; next < graph.moves(v); ++next) {
    const int to = graph.target(v, next);
    if (to >= 0 && path.is_free(to)) sum += path.degree(to);
  }
  return sum;
}

std::uint64_t by_order(const Path& path, int move) { return path.order_stage().rank[move]; }

Message squirrel_cull_refusal(const Problem& problem) {
  if (problem.algorithm->method == Method::restarts) return {"fixes the move order, so restarts cannot change it"};
  const bool covered = problem.edges.empty() && problem.holes.empty() && is_knight(problem.leaper) &&
                       problem.board.rows == problem.board.cols && problem.board.rows >= 5 &&
                       problem.start == Square{0, 0};
  if (covered) return {};
  return {"works only for the knight on square boards of at least 5x5 without holes, starting in the top left corner"};
}

constexpr TieRule kTieRules[] = {
    {.id = "first", .title = "First", .summary = "the earliest in the move order", .key = nullptr},
    {.id = "last", .title = "Last", .summary = "the latest in the move order", .key = last_first},
    {.id = "random",
     .title = "Random",
     .summary = "at random; the seed, the depth and the square decide",
     .key = by_chance,
     .uses_chance = true},
    {.id = "center",
     .title = "Far from the centre",
     .summary = "the farthest from the centre of the board (Roth)",
     .key = far_from_center,
     .refusal = far_from_center_refusal},
    {.id = "pohl",
     .title = "Pohl",
     .summary = "the one whose neighbours have the fewest onward moves in total (Pohl 1967)",
     .key = fewest_beyond},
    {.id = "squirrel-cull",
     .title = "Squirrel and Cull",
     .summary =
         "by move orders that change on certain squares; for square boards of at least 5x5, starting in the top left corner (Squirrel and Cull 1996)",
     .key = by_order,
     .orders = squirrel_cull_orders,
     .refusal = squirrel_cull_refusal},
};

}  // namespace

std::span<const TieRule> tie_rules() { return kTieRules; }

const TieRule* find_tie_rule(std::string_view id) { return find_row(kTieRules, id); }

const TieRule& default_tie_rule() { return kTieRules[0]; }

}  // namespace kt
