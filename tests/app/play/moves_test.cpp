#include "app/play/moves.h"

#include <gtest/gtest.h>

#include "core/search/search.h"

namespace kt {
namespace {

TEST(LegalMoves, IncludeMovesThatAlgorithmsPrune) {
  // Whatever is pruned may be played.
  for (const Algorithm& algorithm : algorithms()) {
    if (!algorithm.keeps_stack()) continue;
    const Problem problem{.board = {5, 5}, .given = {{1, 2}, {2, 4}}, .algorithm = &algorithm};
    std::vector<Square> squares;
    for (const Candidate& move : legal_moves(DepthFirst(problem, Detail::move).path())) squares.push_back(move.square);
    std::ranges::sort(squares, {}, [](Square s) { return std::pair(s.row, s.col); });
    EXPECT_EQ(squares, (std::vector<Square>{{0, 3}, {3, 2}, {4, 3}})) << algorithm.id;
  }
}

TEST(LegalMoves, IllegalMovesHaveAReason) {
  const Problem problem{.board = {5, 5}, .holes = {{0, 4}}, .given = {{1, 2}, {2, 4}}};
  const DepthFirst search(problem, Detail::move);
  EXPECT_EQ(why_illegal(search.path(), {0, 4}), IllegalMove::hole);
  EXPECT_EQ(why_illegal(search.path(), {2, 4}), IllegalMove::here);
  EXPECT_EQ(why_illegal(search.path(), {1, 2}), IllegalMove::visited);
  EXPECT_EQ(why_illegal(search.path(), {2, 2}), IllegalMove::no_move);
  EXPECT_EQ(why_illegal(search.path(), {4, 3}), IllegalMove::none);
}

}  // namespace
}  // namespace kt
