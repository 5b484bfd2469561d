// A search must never contradict the verdict given before it.
#include "core/theory/existence.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/approved.h"
#include "app/settings_of.h"
#include "core/dice.h"
#include "core/exhaustive.h"
#include "core/theory/obstacles.h"

namespace kt {
namespace {

using exhaustive::BoardMap;
using exhaustive::tour_exists;

std::string name(const Problem& p) {
  std::string text = to_string(p.board) + (p.goal == Goal::closed ? " closed" : " open") + " from " +
                     to_string(p.start, p.board, Notation::row_col);
  if (p.end) text += " to " + to_string(*p.end, p.board, Notation::row_col);
  for (const Square hole : p.holes) text += " hole " + to_string(hole, p.board, Notation::row_col);
  return text + " leaper " + to_string(p.leaper) + " " + to_string(p.edges);
}

Existence of(bool truth) { return truth ? Existence::exists : Existence::impossible; }

Verdict open(Board board, Square start, std::optional<Square> end = {}) {
  return existence({.board = board, .start = start, .end = end});
}

Verdict closed_verdict(Board board, Square start = {}, std::optional<Square> end = {}) {
  return existence({.board = board, .start = start, .end = end, .goal = Goal::closed});
}

TEST(ExistenceSweep, AgreesWithASearchForClosedToursUpTo6x10) {
  for (int rows = 1; rows <= 6; ++rows) {
    for (int cols = 1; cols <= 10; ++cols) {
      // A search of 5x9 takes too long. Its colours decide: 23 and 22 squares.
      const bool truth = (rows != 5 || cols != 9) && tour_exists(BoardMap(rows, cols).map, 0, {}, true);
      for (const Board board : {Board{rows, cols}, Board{cols, rows}}) {
        EXPECT_EQ(closed_verdict(board).existence, of(truth)) << to_string(board);
      }
    }
  }
}

void expect_every_start(int rows, int cols) {
  const BoardMap truth(rows, cols);
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) {
      const bool exists = tour_exists(truth.map, truth.at(row, col));
      EXPECT_EQ(open({rows, cols}, {row, col}).existence, of(exists))
          << rows << "x" << cols << " " << row << "," << col;
      EXPECT_EQ(open({cols, rows}, {col, row}).existence, of(exists))
          << cols << "x" << rows << " " << col << "," << row;
    }
  }
}

TEST(ExistenceSweep, AgreesWithASearchForOpenToursFromEveryStart) {
  for (int cols = 1; cols <= 8; ++cols) {
    for (int rows = 1; rows <= 3; ++rows) expect_every_start(rows, cols);
  }
  for (int cols = 4; cols <= 8; ++cols) expect_every_start(4, cols);
  expect_every_start(3, 9);
  expect_every_start(3, 10);
  expect_every_start(5, 5);
  expect_every_start(5, 6);
  expect_every_start(6, 6);
}

// Pairs of squares, one of them in the first eighth (or quarter) of the board. existence_proofs_test.cpp checks the
// boards where a theorem covers all pairs.
void expect_never_wrong_between_squares(int rows, int cols) {
  const BoardMap truth(rows, cols);
  std::map<Existence, int> seen;
  for (int row = 0; row <= (rows - 1) / 2; ++row) {
    for (int col = rows == cols ? row : 0; col <= (cols - 1) / 2; ++col) {
      for (int to_row = 0; to_row < rows; ++to_row) {
        for (int to_col = 0; to_col < cols; ++to_col) {
          const Verdict verdict = open({rows, cols}, {row, col}, Square{to_row, to_col});
          ++seen[verdict.existence];
          if (verdict.existence == Existence::unknown) continue;
          const bool same = (row + col + to_row + to_col) % 2 == 0;
          const bool colours_fit = rows * cols % 2 == 0 ? !same : same && (row + col) % 2 == 0;
          const bool exists = colours_fit && (row != to_row || col != to_col) &&
                              tour_exists(truth.map, truth.at(row, col), truth.at(to_row, to_col));
          EXPECT_EQ(verdict.existence, of(exists)) << rows << "x" << cols << ": " << row << "," << col << " to "
                                                   << to_row << "," << to_col << ": " << verdict.reason;
        }
      }
    }
  }
  EXPECT_GT(seen[Existence::impossible], 0);
  EXPECT_GT(seen[Existence::unknown], 0);
}

TEST(Existence, IsNeverWrongForTwoSquaresOfSmallBoards) {
  expect_never_wrong_between_squares(3, 4);
  expect_never_wrong_between_squares(3, 7);
  expect_never_wrong_between_squares(4, 5);
  expect_never_wrong_between_squares(5, 5);
}

TEST(ExistenceSweep, IsNeverWrongForClosedToursWithAGivenMove) {
  for (const auto& [rows, cols] : {std::pair{3, 10}, {5, 6}, {6, 6}}) {
    const BoardMap truth(rows, cols);
    for (const Square end : {Square{1, 2}, Square{2, 1}, Square{0, 2}, Square{0, 0}}) {
      const bool exists = is_knight_move({0, 0}, end) && tour_exists(truth.map, 0, truth.at(end.row, end.col), true);
      const Verdict verdict = closed_verdict({rows, cols}, {0, 0}, end);
      if (verdict.existence == Existence::unknown) continue;
      EXPECT_EQ(verdict.existence, of(exists)) << rows << "x" << cols << " " << end.row << "," << end.col;
    }
  }
  EXPECT_EQ(closed_verdict({6, 6}, {0, 0}, Square{1, 2}).existence, Existence::exists);
  EXPECT_EQ(closed_verdict({5, 6}, {0, 0}, Square{1, 2}).existence, Existence::unknown);
}

// The number of problems with each verdict.
struct Tally {
  std::map<Existence, int> seen;

  void add(const Problem& problem, bool truth) {
    const Verdict verdict = existence(problem);
    ++seen[verdict.existence];
    EXPECT_FALSE(verdict.reason.empty());
    if (verdict.existence != Existence::unknown) {
      EXPECT_EQ(verdict.existence, of(truth)) << name(problem) << ": " << verdict.reason;
    }
    if (truth) {
      EXPECT_FALSE(obstacle(problem)) << name(problem) << ": " << *obstacle(problem);
    }
    impossible += truth ? 0 : 1;
  }
  int impossible = 0;
};

TEST(Existence, IsNeverWrongForHolesAndOtherLeapers) {
  Dice dice(20);
  Tally tally;
  constexpr Leaper kLeapers[] = {{1, 2}, {1, 2}, {2, 1}, {0, 1}, {1, 1}, {1, 3}, {2, 3}, {0, 2}, {1, 4}};
  for (int round = 0; round < 3000; ++round) {
    const Board board{1 + dice.roll(5), 1 + dice.roll(6)};
    const auto square = [&] { return Square{dice.roll(board.rows), dice.roll(board.cols)}; };
    Problem problem{.board = board, .leaper = kLeapers[dice.roll(std::size(kLeapers))], .start = square()};
    std::vector<std::pair<int, int>> holes;
    for (int i = dice.roll(6); i > 0; --i) {
      const Square hole = square();
      if (hole == problem.start) continue;
      problem.holes.push_back(hole);
      holes.emplace_back(hole.row, hole.col);
    }
    if (dice.one_in(3)) problem.end = square();
    if (dice.one_in(3)) problem.goal = Goal::closed;
    const BoardMap map(board.rows, board.cols, holes, problem.leaper.a, problem.leaper.b);
    std::optional<int> end;
    if (problem.end) end = map.at(problem.end->row, problem.end->col);
    const bool truth = end.value_or(0) >= 0 && tour_exists(map.map, map.at(problem.start.row, problem.start.col), end,
                                                           problem.goal == Goal::closed);
    tally.add(problem, truth);
  }
  EXPECT_GT(tally.seen[Existence::unknown], 50);
  EXPECT_GT(tally.seen[Existence::exists], 5);
  EXPECT_GT(tally.seen[Existence::impossible], tally.impossible * 9 / 10);
}

Problem random_graph(Dice& dice, bool directed) {
  const int size = 2 + dice.roll(7);
  EdgeList list;
  for (int v = 0; v < size; ++v) list.vertices.push_back(std::string(1, static_cast<char>('A' + v)));
  for (int edges = dice.roll(3 * size); edges > 0; --edges) {
    const int from = dice.roll(size), to = dice.roll(size);
    if (from == to) continue;
    list.edges.emplace_back(from, to);
    if (!directed || dice.one_in(2)) list.edges.emplace_back(to, from);
  }
  std::ranges::sort(list.edges);
  list.edges.erase(std::ranges::unique(list.edges).begin(), list.edges.end());
  Problem problem{.board = {1, size}, .edges = list, .start = {0, dice.roll(size)}};
  if (dice.one_in(3)) problem.end = Square{0, dice.roll(size)};
  if (dice.one_in(3)) problem.goal = Goal::closed;
  return problem;
}

TEST(Existence, IsNeverWrongForGraphs) {
  Dice dice(20);
  for (const bool directed : {false, true}) {
    Tally tally;
    for (int round = 0; round < 5000; ++round) {
      const Problem problem = random_graph(dice, directed);
      exhaustive::Map map(problem.edges.vertices.size());
      for (const auto& [from, to] : problem.edges.edges)
        map.add(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
      std::optional<int> end;
      if (problem.end) end = problem.end->col;
      tally.add(problem, tour_exists(map, problem.start.col, end, problem.goal == Goal::closed));
    }
    EXPECT_GT(tally.seen[Existence::unknown], 50);
    EXPECT_GT(tally.seen[Existence::impossible], tally.impossible * 3 / 4);
  }
}

TEST(ExistenceSweep, IsKnownForLargeBoards) {
  EXPECT_EQ(open({1024, 1024}, {511, 300}).existence, Existence::exists);
  EXPECT_EQ(open({1023, 1023}, {0, 1}).existence, Existence::impossible);
  EXPECT_EQ(open({1023, 1023}, {1, 1}, Square{1022, 0}).existence, Existence::exists);
  EXPECT_EQ(open({1000, 700}, {1, 1}, Square{999, 0}).existence, Existence::exists);
  EXPECT_EQ(open({4, 1024}, {1, 500}).existence, Existence::impossible);
  EXPECT_EQ(open({1024, 4}, {500, 3}).existence, Existence::exists);
  EXPECT_EQ(closed_verdict({1024, 3}).existence, Existence::exists);
  EXPECT_EQ(closed_verdict({1024, 4}).existence, Existence::impossible);
}

TEST(Existence, ReasonsAreApproved) {
  expect_approved("existence", [](const std::string& query) {
    const Verdict verdict = existence(settings_of(query).problem());
    const char* const kNames[] = {"exists", "impossible", "unknown"};
    return kNames[static_cast<int>(verdict.existence)] + std::string("\n") + in_english(verdict.reason);
  });
}

TEST(Existence, ReportsEndsThatDoNotExist) {
  EXPECT_EQ(open({5, 5}, {0, 0}, Square{5, 0}).reason, "(5,0), the end, does not exist.");
  EXPECT_EQ(existence({.board = {5, 6}, .holes = {{0, 0}}, .start = {0, 0}}).reason,
            "(0,0), the start, does not exist.");
}

}  // namespace
}  // namespace kt
