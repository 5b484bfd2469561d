// Ways to choose between squares with equally few onward moves.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/basics/splitmix.h"
#include "core/problem/algorithms.h"
#include "core/state/path.h"

namespace kt {
namespace {

std::uint64_t last_first(const Path&, int move) { return kMaxMoves - move; }

std::uint64_t by_chance(const Path& path, int move) {
  const std::uint64_t square = path.target(move);
  return mixed(mixed(path.problem().seed + kGoldenRatio * (path.depth() + 1)) + kGoldenRatio * (square + 1));
}

// Roth: farthest from the centre first. In quarters of squares, so that it is a whole number.
std::uint64_t far_from_center(const Path& path, int move) {
  constexpr std::uint64_t kFar = std::uint64_t{1} << 32;
  const Board board = path.graph().board();
  const Square to = path.graph().square(path.target(move));
  const std::int64_t row = 2 * to.row - (board.rows - 1), col = 2 * to.col - (board.cols - 1);
  return kFar - (row * row + col * col);
}

// Pohl (1967): the degrees of the candidate's neighbours, summed.
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

// Squirrel and Cull (1996): on a square board, from a corner, the order of the moves changes when certain squares are
// reached. Squares and moves are counted from 1 here, as in the paper.
struct Stage {
  std::string_view order;  // of the moves, up to and not from `until` on
  Square until;            // row 0: to the end
};
using Stages = std::array<Stage, 5>;

Stages squirrel_cull_stages(int m) {
  constexpr Square kEnd{0, 0};
  if (m == 74) return {{{"21345678", kEnd}}};
  const Stage p1{"34261578", {m - 1, m - 2}}, p2{"87642135", {2, 2}};
  const Stage q1{"34261578", {6, 1}}, q2{"87642135", {3, 1}};
  const Stage r1{"34625718", {m - 1, m - 2}}, r2{"42681357", {m - 6, m}}, r3{"86512347", {2, 5}};
  switch (m % 8) {
    case 0: return {{p1, p2, {"51867342", {m - 8, 1}}, {"51342678", {7, m - 3}}, {"21435678", kEnd}}};
    case 1: return {{p1, p2, {"51324678", {m - 6, (m + 9) / 2}}, {"32481765", kEnd}}};
    case 2: return {{q1, q2, {"54132678", {m - 15, 4}}, {"52431678", {10, m - 2}}, {"85647123", {5, (m - 6) / 2}}}};
    case 3: return {{r1, r2, r3, {"51867342", {m - 10, 3}}, {"61825437", {(m + 1) / 2, m - 2}}}};
    case 4: return {{p1, p2, {"51867342", {m - 8, 1}}, {"51342678", {10, m - 5}}, {"86753421", {13, (m + 2) / 2}}}};
    case 5: return {{p1, p2, {"51324678", {m - 2, m % 16 == 5 ? (m - 5) / 2 : (m - 13) / 2}}, {"15234678", kEnd}}};
    case 6: return {{q1, q2, {"54132678", {m - 10, 1}}, {"52431678", {10, m - 2}}, {"85647123", {3, (m + 8) / 2}}}};
    default: return {{r1, r2, r3, {"51867342", {m - 6, 3}}, {"61825437", {(m + 1) / 2, m - 2}}}};
  }
}

// Where five stages are not all.
std::string_view squirrel_cull_last_order(int m) {
  switch (m % 8) {
    case 2: return "15746823";
    case 3: return "71642538";
    case 4: return "78563421";
    case 6: return "12453678";
    case 7: return "61357284";
    default: return {};
  }
}

MoveOrderStage stage_of(const Problem& problem, std::string_view order, Square until) {
  static constexpr std::array<Offset, kMoves> kNumbered = {
      {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}};
  MoveOrderStage stage;
  for (std::size_t move = 0; move < problem.moves.size(); ++move) {
    const auto number = std::ranges::find(kNumbered, problem.moves[move]) - kNumbered.begin() + 1;
    stage.rank[move] = static_cast<std::uint8_t>(order.find(static_cast<char>('0' + number)));
  }
  const Square square{until.row - 1, until.col - 1};
  if (problem.board.contains(square)) stage.until = square.row * problem.board.cols + square.col;
  return stage;
}

std::vector<MoveOrderStage> squirrel_cull_orders(const Problem& problem) {
  const int m = problem.board.rows;
  std::vector<MoveOrderStage> stages;
  for (const auto& [order, until] : squirrel_cull_stages(m)) {
    if (!order.empty()) stages.push_back(stage_of(problem, order, until));
  }
  if (const std::string_view last = squirrel_cull_last_order(m); !last.empty())
    stages.push_back(stage_of(problem, last, {}));
  return stages;
}

std::uint64_t by_order(const Path& path, int move) { return path.order_stage().rank[move]; }

Message squirrel_cull_refusal(const Problem& problem) {
  if (problem.algorithm->method == Method::restarts) return {"leaves restarts no order of moves to change"};
  const bool covered = problem.edges.empty() && problem.holes.empty() && problem.leaper == Leaper{} &&
                       problem.board.rows == problem.board.cols && problem.board.rows >= 5 &&
                       problem.start == Square{0, 0};
  if (covered) return {};
  return {"covers the knight on square boards from 5x5 on, without holes, from the top left corner 0,0"};
}

constexpr TieRule kTieRules[] = {
    {.id = "first", .title = "First", .summary = "the earliest in the move order", .key = nullptr},
    {.id = "last", .title = "Last", .summary = "the latest in the move order", .key = last_first},
    {.id = "random",
     .title = "Random",
     .summary = "by chance, as the seed, the depth and the square decide",
     .key = by_chance,
     .uses_chance = true},
    {.id = "center",
     .title = "Far from the centre",
     .summary = "the farthest from the centre of the board (Roth)",
     .key = far_from_center},
    {.id = "pohl",
     .title = "Pohl",
     .summary = "the one whose neighbours have the fewest onward moves in all (Pohl 1967)",
     .key = fewest_beyond},
    {.id = "squirrel-cull",
     .title = "Squirrel and Cull",
     .summary = "by orders that change on certain squares: for square boards from 5x5 on and a start in the top left "
                "corner (Squirrel and Cull 1996)",
     .key = by_order,
     .orders = squirrel_cull_orders,
     .refusal = squirrel_cull_refusal},
};

}  // namespace

std::span<const TieRule> tie_rules() { return kTieRules; }

const TieRule* find_tie_rule(std::string_view id) {
  const auto row = std::ranges::find(kTieRules, id, &TieRule::id);
  return row == std::end(kTieRules) ? nullptr : row;
}

const TieRule& default_tie_rule() { return kTieRules[0]; }

}  // namespace kt
