// FastForward against the same search step by step, and small boards against large ones.
#include "core/fast/fast_forward.h"

#include "core/same_steps.h"

namespace kt {
namespace {

Board random_board(Dice& dice) {
  return dice.one_in(8) ? Board{1 + dice.roll(8), 1 + dice.roll(8)} : Board{3 + dice.roll(6), 3 + dice.roll(6)};
}

void compare(int cases, std::uint32_t seed) {
  Dice dice(seed);
  for (int n = 0; n < cases; ++n) {
    ASSERT_TRUE(runs_as_it_steps(random_problem(dice, random_board(dice), default_algorithm()), dice)) << "case " << n;
  }
}

TEST(FastForward, CoversKnightsOnSmallBoards) {
  const auto covers = [](const Problem& problem) { return FastForward::covers(Path(problem)); };
  EXPECT_TRUE(covers({}));
  EXPECT_TRUE(covers({.board = {3, 7}, .holes = {{1, 1}}}));
  EXPECT_FALSE(covers({.board = {3, 9}}));
  EXPECT_FALSE(covers({.leaper = {1, 4}}));
  EXPECT_FALSE(covers({.algorithm = find_algorithm("warnsdorff-backtracking")}));
  EXPECT_FALSE(covers({.algorithm = find_algorithm("brute-force")}));
}

TEST(FastForwardSweep, TakesTheStepsOfTheSearch) { compare(20'000, 1); }

TEST(FastForwardSlow, TakesTheStepsOfTheSearch) { compare(1'000'000, 2); }

TEST(FastForward, ContinuesAfterToursToTheSameEnd) {
  Dice dice(3);
  for (const Board board : {Board{1, 1}, Board{2, 3}, Board{3, 3}, Board{3, 4}, Board{4, 3}, Board{4, 4}, Board{3, 5},
                            Board{4, 5}, Board{3, 6}}) {
    for (int n = 0; n < 5; ++n) {
      ASSERT_TRUE(runs_to_the_same_end(random_problem(dice, board, default_algorithm()), dice));
    }
  }
  ASSERT_TRUE(runs_to_the_same_end({.board = {5, 5}}, dice));
}

// The same squares on a board that is too large for words. The added rows are holes, so the squares keep their numbers.
TEST(SmallBoardSweep, SearchesTheSameWithWordsAsWithBytes) {
  for (const Algorithm& algorithm : algorithms()) {
    if (!algorithm.keeps_stack() || algorithm.revisits) continue;
    Dice dice(4);
    for (int n = 0; n < 300; ++n) {
      const Board board = dice.one_in(4) ? Board{1 + dice.roll(4), 9 + dice.roll(8)} : random_board(dice);
      const Problem small = random_problem(dice, board, algorithm);
      if (board.squares() > 64) continue;
      Problem large = small;
      while (large.board.squares() <= 64) {
        for (int col = 0; col < board.cols; ++col) large.holes.push_back({large.board.rows, col});
        ++large.board.rows;
      }
      Search words(small), bytes(large);
      for (int step = random_length(dice); step > 0; --step) {
        ASSERT_EQ(words.step(), bytes.step()) << told(small) << " at step " << words.steps();
        ASSERT_EQ(words.candidates(), bytes.candidates()) << told(small) << " at step " << words.steps();
      }
      ASSERT_EQ(words.path(), bytes.path());
      ASSERT_EQ(words.tours(), bytes.tours());
      while (words.step_back()) ASSERT_TRUE(bytes.step_back());
      ASSERT_FALSE(bytes.step_back());
      ASSERT_EQ(words, Search(small)) << told(small);
      ASSERT_EQ(bytes, Search(large)) << told(small);
    }
  }
}

}  // namespace
}  // namespace kt
