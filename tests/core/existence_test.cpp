// What is said before a search must never be contradicted by one.
#include "core/theory/existence.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/in_english.h"
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
      // Of 5x9 a search takes too long. Colours alone decide: 23 and 22.
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

// Pairs of squares, one of them in the first eighth (or quarter) of the board. Where a theorem covers all pairs of a
// board, existence_proofs_test.cpp has tours between them.
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

// How many of each verdict there were, none of them wrong.
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
  const Verdict holed = existence({.board = {1024, 1024}, .holes = {{3, 3}, {3, 5}}, .start = {0, 0}});
  EXPECT_EQ(holed.reason,
            "Every move switches between light and dark squares. A tour visits equally many of each, or one more of "
            "one kind, but there "
            "are 524288 of one colour and 524286 of the other.");
  EXPECT_EQ(existence({.board = {1024, 1024}, .holes = {{3, 3}, {3, 4}}, .start = {0, 0}}).reason,
            "No rule is known for boards with holes. Only a search can tell.");
}

TEST(Existence, GivesItsReasons) {
  EXPECT_EQ(closed_verdict({5, 5}).reason,
            "A closed tour visits as many light as dark squares, but the 5x5 board has 13 of one colour and 12 of the "
            "other (Schwenk 1991).");
  EXPECT_EQ(closed_verdict({1, 1}).existence, Existence::impossible);
  EXPECT_EQ(open({1, 1}, {0, 0}).reason, "The only square is a tour by itself.");
  EXPECT_EQ(open({1, 1}, {0, 0}, Square{0, 0}).existence, Existence::exists);
  EXPECT_EQ(open({5, 5}, {0, 1}).reason,
            "The 5x5 board has 13 squares of the corners' colour and 12 of the other colour. A tour must start and end "
            "on the corners' colour, but (0,1) has the other colour.");
  const std::string four = "On a board with four columns, every move from an outer column leads to an inner one. ";
  const std::string half = ", just as it alternates between light and dark. It would miss half of the squares";
  EXPECT_EQ(
      open({7, 4}, {3, 1}).reason,
      four + "A tour with an end on an inner column, such as (3,1), would have to alternate between inner and outer" +
          half + ".");
  EXPECT_EQ(closed_verdict({7, 4}).reason,
            four + "A closed tour would have to alternate between outer and inner" + half + " (Schwenk 1991).");
  EXPECT_EQ(
      open({3, 4}, {0, 0}).reason,
      "A search shows that the 3x4 board has an open tour from every square of its two outer columns, such as (0,0).");
  EXPECT_EQ(open({2, 5}, {0, 0}).reason,
            "On a board with two rows, every move goes two squares along them, so the knight never reaches the squares "
            "next to its own.");
  EXPECT_EQ(open({5, 5}, {0, 0}, Square{0, 0}).reason, "A tour cannot end on the square where it starts.");
  EXPECT_EQ(open({5, 5}, {0, 0}, Square{5, 0}).reason, "(5,0), the end, does not exist.");
  EXPECT_EQ(closed_verdict({8, 8}, {0, 0}, Square{1, 1}).reason,
            "A closed tour ends one move from its start, but no move leads from (1,1) to (0,0).");
  EXPECT_EQ(open({5, 8}, {0, 0}, Square{0, 1}).reason,
            "No rule is known for tours between two given squares of the 5x8 board. Only a search can tell.");
  EXPECT_EQ(existence({.board = {8, 8}, .leaper = {1, 4}, .start = {0, 0}}).reason,
            "No rule is known for this piece, the giraffe. Only a search can tell.");
  EXPECT_EQ(
      existence({.board = {8, 8}, .leaper = {1, 3}, .start = {0, 0}}).reason,
      "Every move of this piece, the camel, leads to a square of the same colour, so it never reaches the 32 squares "
      "of the other colour.");
  EXPECT_EQ(existence({.board = {1, 3}, .holes = {{0, 1}}, .leaper = {0, 2}, .start = {0, 0}}).existence,
            Existence::unknown)
      << "no square of the other colour";
  EXPECT_EQ(existence({.board = {3, 3}, .holes = {{0, 0}}, .start = {0, 1}}).reason, "No move leads to or from (1,1).");
}

Problem graph(const std::string& text, int start, Goal goal = Goal::tour, std::optional<Square> end = {}) {
  const EdgeList list = *parse_edge_list(text);
  return {.board = {1, static_cast<int>(list.vertices.size())},
          .edges = list,
          .start = {0, start},
          .end = end,
          .goal = goal};
}

// The theorem named is the one that covers the case, and its figures are the board's.
TEST(Existence, NamesTheDecidingTheorem) {
  const std::pair<Verdict, const char*> expected[] = {
      {open({1, 5}, {0, 0}), "On a 1x5 board the knight cannot move."},
      {open({5, 2}, {0, 0}), "On a board with two columns, every move goes two squares along them"},
      {open({3, 3}, {0, 0}), "No move leads to or from (1,1), the middle of a 3x3 board."},
      {open({5, 3}, {0, 0}), "A search through all possibilities shows that the 3x5, 3x6 and 4x4 boards have no tour."},
      {open({3, 6}, {0, 0}), "A search through all possibilities shows that the 3x5, 3x6 and 4x4 boards have no tour."},
      {open({4, 4}, {0, 0}), "A search through all possibilities shows that the 3x5, 3x6 and 4x4 boards have no tour."},
      {closed_verdict({4, 3}), "The 3x4, 3x6 and 3x8 boards have no closed tour (Schwenk 1991)."},
      {closed_verdict({3, 8}), "The 3x4, 3x6 and 3x8 boards have no closed tour (Schwenk 1991)."},
      {closed_verdict({5, 5}, {0, 0}, Square{1, 1}),
       "A closed tour visits as many light as dark squares, but the 5x5 board has 13"},
      {open({3, 7}, {1, 3}),
       "A search through all possibilities shows that no tour of the 3x7 board starts or ends on (1,3)."},
      {open({8, 3}, {2, 1}),
       "A search through all possibilities shows that no tour of the 8x3 board starts or ends on (2,1)."},
      {open({3, 8}, {0, 1}, Square{1, 5}),
       "A search through all possibilities shows that no tour of the 3x8 board starts or ends on (1,5)."},
      {open({8, 6}, {3, 2}), "The 8x6 board has a closed tour (Schwenk 1991), which can start on any"},
      {open({5, 7}, {0, 0}), "Every board with both sides at least 5 has an open tour (Cull and De Curtins 1978)"},
      {open({7, 3}, {0, 0}),
       "A column-by-column search shows that every 3xn board with n at least 7 has open tours. On the 7x3 board, one "
       "starts on (0,0)"},
      {open({4, 5}, {0, 0}),
       "A column-by-column search shows that every 4xn board with n at least 5 has open tours. On the 4x5 board, one "
       "starts on (0,0)"},
      {open({6, 6}, {0, 0}, Square{0, 1}), "A square board with a side of at least 6 has a tour between any two"},
      {open({7, 8}, {0, 0}, Square{0, 1}), "A board with both sides at least 6 and an even number of squares has a"},
      {open({7, 9}, {0, 0}, Square{6, 8}), "No rule is known for tours between two given squares of the 7x9 board"},
      {closed_verdict({6, 8}),
       "A closed tour exists on every board with an even number of squares and sides of at least 5"},
      {closed_verdict({6, 6}, {0, 0}, Square{1, 2}),
       "A square board with a side of at least 6 has a tour between any two"},
      {closed_verdict({5, 6}, {0, 0}, Square{1, 2}),
       "No rule is known for closed tours of the 5x6 board that contain a given"},
      {open({6, 6}, {0, 0}, Square{1, 1}),
       "Every move changes the colour, and a tour of 36 squares has an odd number of moves. It cannot lead from (0,0) "
       "to (1,1), which has the same colour."}};
  for (const auto& [verdict, words] : expected)
    EXPECT_TRUE(in_english(verdict.reason).starts_with(words)) << verdict.reason;
}

TEST(Existence, CountsTheColoursOfBoardsWithHoles) {
  const auto reason = [](std::vector<Square> holes, Square start, std::optional<Square> end, Goal goal = Goal::tour) {
    return existence({.board = {5, 6}, .holes = std::move(holes), .start = start, .end = end, .goal = goal}).reason;
  };
  const std::string each = "Every move switches between light and dark squares";
  EXPECT_EQ(reason({{0, 0}}, {0, 0}, {}), "(0,0), the start, does not exist.");
  EXPECT_EQ(reason({{0, 0}}, {0, 1}, {}, Goal::closed),
            each + ". A closed tour visits equally many of each, but there are 15 of one colour and 14 of the other.");
  const std::string more = each +
                           ", and there are 15 of one colour and 14 of the other. A tour must start and end on one of "
                           "the 15, but (0,2) is not one of them.";
  EXPECT_EQ(reason({{0, 0}}, {0, 2}, {}), more);
  EXPECT_EQ(reason({{0, 0}}, {0, 1}, Square{0, 2}), more);
  EXPECT_EQ(
      reason({{0, 0}, {0, 1}}, {0, 2}, Square{0, 4}),
      each +
          ", and there are equally many of each. A tour cannot start on (0,2) and end on (0,4), which has the same "
          "colour.");
}

TEST(Existence, NamesTheVerticesOfAGraph) {
  EXPECT_EQ(existence(graph("A-B;A-D;B>C;B-D;D-E;E-F;F>C", 0)).existence, Existence::unknown);
  EXPECT_EQ(obstacle(graph("A>B;B>C;D>C;C>D", 1)), "No edge leads to A.");
  EXPECT_EQ(obstacle(graph("A>B;A>C", 0)), "No edge leads away from C, but a tour must end on B.");
  EXPECT_EQ(obstacle(graph("A-B;B>C;C-D", 2)), "No sequence of edges leads from C to A.");
  EXPECT_EQ(obstacle(graph("A>B;B>C;C>B", 0, Goal::closed)), "No edge leads to A.");
  EXPECT_EQ(obstacle(graph("A-B;B>C;C-D", 0, Goal::closed)), "No sequence of edges leads from C to A.");
  EXPECT_EQ(obstacle(graph("A-B", 0, Goal::closed)), "A closed tour has at least three squares.");
  EXPECT_EQ(obstacle(graph("A-B;B>C;C-D", 0, Goal::tour, Square{0, 1})), "No sequence of edges leads from C to B.");
  EXPECT_EQ(obstacle(graph("A-B;B-C;C-E;E-B;C-D", 4)),
            "Only one move leads to or from D, and the same is true of A. A tour would have to end on both.");
  EXPECT_EQ(obstacle(graph("A-B;B-C;C-A;C-D", 0, Goal::closed)),
            "Only one move leads to or from D, but a closed tour needs two.");
  EXPECT_EQ(obstacle(graph("A-B;B-C;C-A;C-D", 0, Goal::tour, Square{0, 1})),
            "Only one move leads to or from D, so a tour would have to start or end there.");
  EXPECT_EQ(obstacle(graph("A-B;B-C;C-D;D-A;A-C", 0)), std::nullopt);
  EXPECT_EQ(obstacle(graph("A>B;B>A;B>C", 0, Goal::closed)), "No edge leads away from C.");
  EXPECT_EQ(obstacle(graph("A>B;B>C;C>B;A>D", 0, Goal::tour, Square{0, 1})),
            "No edge leads away from D, but a tour must end on B.");
  EXPECT_EQ(obstacle(graph("A-B;A-C;A-D", 0)),
            "Every move switches between two groups of squares. A tour visits equally many of each, or one more of one "
            "kind, but there are 3 in one group and 1 in the other.");
  EXPECT_EQ(existence(graph("A-B;B-C;C-D;D-A;A-C", 0)).reason,
            "No rule is known for graphs in general. Only a search can tell.");
  EXPECT_EQ(obstacle(graph("A-B;B-C;C-D;D-A", 0, Goal::tour, Square{0, 2})),
            "Every move switches between two groups of squares, and there are equally many of each. A tour cannot "
            "start on A and end on C, which is in the same group.");
}

}  // namespace
}  // namespace kt
