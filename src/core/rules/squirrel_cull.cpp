#include "core/rules/squirrel_cull.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace kt {
namespace {

// Squares and moves count from 1, as in the paper.
struct Stage {
  std::string_view order;  // of the moves, until the square `until` is reached
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

// The last order, for sizes that need more than five stages.
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
  const std::vector<Offset> moves = moves_of(problem.leaper, problem.moves);
  for (std::size_t move = 0; move < moves.size(); ++move) {
    const auto number = std::ranges::find(kNumbered, moves[move]) - kNumbered.begin() + 1;
    stage.rank[move] = static_cast<std::uint8_t>(order.find(static_cast<char>('0' + number)));
  }
  const Square square{until.row - 1, until.col - 1};
  if (problem.board.contains(square)) stage.until = problem.board.number(square);
  return stage;
}

}  // namespace

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

}  // namespace kt
