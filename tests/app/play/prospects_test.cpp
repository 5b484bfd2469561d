// Whether a path can still be finished, and which move was the mistake, against exhaustive search.
#include "app/play/prospects.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <unordered_map>

#include "app/play/moves.h"

namespace kt {
namespace {

// Tries everything without pruning, and keeps the result for each path.
class Exhaustive {
 public:
  explicit Exhaustive(const Problem& problem) : problem_(problem), graph_(graph_of(problem)) {}

  bool can_be_finished(const std::vector<Square>& given) {
    std::uint64_t visited = at(problem_.start);
    for (const Square square : given) visited |= at(square);
    return goes_on(graph_.number(given.empty() ? problem_.start : given.back()), visited);
  }

 private:
  std::uint64_t at(Square square) const { return std::uint64_t{1} << graph_.number(square); }

  bool goes_on(int v, std::uint64_t visited) {
    if (std::popcount(visited) == graph_.squares())
      return problem_.goal == Goal::tour || graph_.has_move(v, graph_.number(problem_.start));
    const std::uint64_t key = visited << 5 | static_cast<std::uint64_t>(v);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool any = false;
    for (const int to : neighbours(graph_, v))
      if ((visited >> to & 1) == 0 && !any) any = goes_on(to, visited | std::uint64_t{1} << to);
    known_[key] = any;
    return any;
  }

  Problem problem_;
  Graph graph_;
  std::unordered_map<std::uint64_t, bool> known_;
};

// 300 games: random moves to the end; both questions are asked after each move.
void expect_true_answers(Board board, Goal goal, int games, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::map<int, Exhaustive> of_starts;  // results are shared between games
  int impossible = 0, mistakes = 0;
  for (int game = 0; game < games; ++game) {
    Problem problem{.board = board, .goal = goal};
    problem.start = {static_cast<int>(random() % board.rows), static_cast<int>(random() % board.cols)};
    // A board of 25 squares has no tour from the colour with fewer squares. A search would take long, but a theorem
    // says so.
    if (board.squares() % 2 != 0 && (problem.start.row + problem.start.col) % 2 != 0)
      problem.start.row = problem.start.row == 0 ? 1 : problem.start.row - 1;
    Exhaustive& exhaustive = of_starts.try_emplace(graph_of(problem).number(problem.start), problem).first->second;
    Prospects prospects;
    std::optional<std::size_t> mistake;
    if (!exhaustive.can_be_finished({})) mistake = 0;
    for (;;) {
      prospects.ask(problem);
      while (!prospects.work(500)) {
      }
      const bool can = exhaustive.can_be_finished(problem.given);
      ASSERT_EQ(prospects.outlook(), can ? Outlook::possible : Outlook::impossible)
          << "game " << game << ", move " << problem.given.size();
      if (!can && !mistake) mistake = problem.given.size();
      ASSERT_EQ(prospects.mistake(), mistake) << "game " << game << ", move " << problem.given.size();
      impossible += !can;
      const auto moves = legal_moves(DepthFirst(problem, Detail::move).path());
      if (moves.empty()) break;
      problem.given.push_back(moves[random() % moves.size()].square);
    }
    mistakes += mistake.value_or(0) > 0;
  }
  EXPECT_GT(impossible, games);
  EXPECT_GT(mistakes, games / 10);
}

TEST(Prospects, AreCorrectAfterEachMoveOn4x5) { expect_true_answers({4, 5}, Goal::tour, 150, 1); }
TEST(ProspectsSweep, AreCorrectAfterEachMoveOn5x5) { expect_true_answers({5, 5}, Goal::tour, 150, 2); }
TEST(ProspectsSweep, AreCorrectForClosedTours) { expect_true_answers({3, 10}, Goal::closed, 6, 3); }

TEST(Prospects, InferAnswersFromEarlierOnes) {
  Problem problem{.board = {5, 5}};
  Prospects prospects;
  prospects.ask(problem);
  while (!prospects.work(1000)) {
  }
  ASSERT_EQ(prospects.outlook(), Outlook::possible);
  // Along a tour there is nothing to find.
  Search search({.board = {5, 5}, .algorithm = find_algorithm("forced-moves")});
  search.run(UINT64_MAX);
  const auto tour = search.path();
  problem.given.assign(tour.begin() + 1, tour.begin() + 10);
  prospects.show(problem);
  EXPECT_EQ(prospects.outlook(), Outlook::possible);
  EXPECT_FALSE(prospects.is_busy());
}

// b3, a1, c2, b4, a2, c1, and with d3 it is lost.
TEST(Prospects, RememberAMistakeUntilItIsUndone) {
  Problem problem{.board = {5, 5}, .given = {{2, 1}, {4, 0}, {3, 2}, {1, 1}, {3, 0}, {4, 2}, {2, 3}, {4, 4}}};
  const Problem lost = problem;
  Prospects prospects;
  prospects.ask(lost);
  while (!prospects.work(1000)) {
  }
  ASSERT_EQ(prospects.mistake(), 7u);
  problem.given.resize(6);
  prospects.show(problem);
  EXPECT_EQ(prospects.outlook(), Outlook::possible);
  EXPECT_FALSE(prospects.mistake());
  prospects.show(lost);
  EXPECT_EQ(prospects.outlook(), Outlook::impossible);
  EXPECT_EQ(prospects.mistake(), 7u);
}

TEST(Prospects, ReportUnknownAfterGivingUp) {
  Prospects prospects;
  prospects.ask({.board = {8, 8}, .given = {{1, 2}}});
  EXPECT_EQ(prospects.outlook(), Outlook::looking);
  prospects.give_up();
  EXPECT_EQ(prospects.outlook(), Outlook::unknown);
  EXPECT_FALSE(prospects.is_busy());
  EXPECT_FALSE(prospects.mistake());
}

TEST(LegalMoves, IncludeMovesThatAlgorithmsPrune) {
  // Pruned moves may be played too.
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
