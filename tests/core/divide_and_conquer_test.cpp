#include "core/search/divide_and_conquer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "app/in_english.h"
#include "core/text/check.h"

namespace kt {
namespace {

using Edge = std::array<Square, 2>;

constexpr Board kBases[] = {{6, 6}, {6, 8}, {8, 8}, {8, 10}, {10, 10}, {10, 12}, {8, 6}, {10, 8}, {12, 10}};

DivideAndConquer finished(Board board, Square start = {0, 0}) {
  DivideAndConquer tour({.board = board, .start = start});
  tour.run(1'000'000);
  return tour;
}

bool has_edge(const std::vector<Edge>& edges, Square a, Square b) {
  return std::ranges::find(edges, Edge{a, b}) != edges.end() || std::ranges::find(edges, Edge{b, a}) != edges.end();
}

std::vector<Board> covered_boards(int longest_side) {
  std::vector<Board> boards;
  for (int n = 6; n <= longest_side; n += 2) {
    boards.push_back({n, n});
    if (n + 2 > longest_side) continue;
    boards.push_back({n, n + 2});
    boards.push_back({n + 2, n});
  }
  return boards;
}

void expect_closed_tour(Board board, Square start) {
  SCOPED_TRACE(to_string(board) + " from " + to_string(start, board, Notation::row_col));
  const DivideAndConquer search = finished(board, start);
  EXPECT_EQ(search.status(), Status::tour);
  EXPECT_EQ(search.last_event().type, EventType::tour);
  EXPECT_EQ(search.depth(), static_cast<std::size_t>(board.squares()));
  EXPECT_EQ(search.visits(), static_cast<std::uint64_t>(board.squares()));
  const std::vector<Square> path = search.path();
  const TourReport report = check_tour(board, path);
  EXPECT_TRUE(report.valid) << report.fault;
  EXPECT_TRUE(report.closed);
  ASSERT_FALSE(path.empty());
  EXPECT_EQ(path.front(), start);
}

TEST(DivideAndConquer, FindsAClosedTourOfEveryCoveredBoardFromAnyStart) {
  for (const Board board : covered_boards(40)) {
    for (const Square start :
         {Square{0, 0}, {0, 1}, {board.rows - 1, board.cols - 1}, {board.rows / 2, board.cols / 2 - 1}}) {
      expect_closed_tour(board, start);
    }
  }
}

TEST(DivideAndConquer, StartsAtEverySquareOf12x14) {
  const Board board{12, 14};
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) expect_closed_tour(board, {row, col});
  }
}

TEST(DivideAndConquerSlow, FindsAClosedTourOfEveryCoveredBoardUpTo200) {
  for (const Board board : covered_boards(200)) {
    expect_closed_tour(board, {board.cols % 5, board.rows % 6});
  }
}

TEST(DivideAndConquerSlow, FindsAClosedTourOfTheLargestBoards) {
  for (const Board board : {Board{1000, 1000}, {1022, 1024}, {1024, 1022}, {1024, 1024}}) {
    expect_closed_tour(board, {999, 500});
  }
}

// With the corner at (0,0) and its sides running away from it: (1,0)-(0,2) and (2,0)-(0,1), and so at all four.
TEST(DivideAndConquer, EveryBaseHasTheJointEdgesAtEachCorner) {
  for (const Board board : kBases) {
    SCOPED_TRACE(to_string(board));
    const DivideAndConquer base = finished(board);
    EXPECT_EQ(base.steps(), 1u);
    EXPECT_EQ(base.last_event(), (Event{EventType::tour, {0, 0}}));
    const std::vector<Edge> edges = base.edges();
    const int bottom = board.rows - 1, right = board.cols - 1;
    for (const bool lower : {false, true}) {
      for (const bool far : {false, true}) {
        const auto at = [&](int row, int col) { return Square{lower ? bottom - row : row, far ? right - col : col}; };
        EXPECT_TRUE(has_edge(edges, at(1, 0), at(0, 2))) << lower << far;
        EXPECT_TRUE(has_edge(edges, at(2, 0), at(0, 1))) << lower << far;
      }
    }
  }
}

TEST(DivideAndConquer, BasesAreSymmetricUnderAHalfTurn) {
  for (const Board board : kBases) {
    const std::vector<Edge> edges = finished(board).edges();
    const auto turned = [&](Square s) { return Square{board.rows - 1 - s.row, board.cols - 1 - s.col}; };
    for (const auto& [a, b] : edges) EXPECT_TRUE(has_edge(edges, turned(a), turned(b))) << to_string(board);
  }
}

std::vector<std::string> events_of(Board board) {
  std::vector<std::string> events;
  DivideAndConquer search({.board = board, .start = {3, 2}});
  while (search.status() == Status::searching) {
    const Event event = search.step();
    events.push_back(std::string(to_string(event.type)) + " " + to_string(event.square, board, Notation::row_col));
  }
  return events;
}

TEST(DivideAndConquer, DividesLaysAndJoinsDepthFirst) {
  EXPECT_EQ(events_of({6, 8}), (std::vector<std::string>{"tour 0,0"}));
  // 2h is divided into h and h, or h - 1 and h + 1.
  EXPECT_EQ(events_of({12, 12}),
            (std::vector<std::string>{"divide 0,0", "lay 0,0", "lay 0,6", "lay 6,0", "lay 6,6", "tour 6,6"}));
  EXPECT_EQ(events_of({14, 16}),
            (std::vector<std::string>{"divide 0,0", "lay 0,0", "lay 0,8", "lay 6,0", "lay 6,8", "tour 6,8"}));
  EXPECT_EQ(events_of({24, 24}),
            (std::vector<std::string>{"divide 0,0", "divide 0,0",   "lay 0,0",   "lay 0,6",   "lay 6,0",   "lay 6,6",
                                      "join 6,6",   "divide 0,12",  "lay 0,12",  "lay 0,18",  "lay 6,12",  "lay 6,18",
                                      "join 6,18",  "divide 12,0",  "lay 12,0",  "lay 12,6",  "lay 18,0",  "lay 18,6",
                                      "join 18,6",  "divide 12,12", "lay 12,12", "lay 12,18", "lay 18,12", "lay 18,18",
                                      "join 18,18", "tour 12,12"}));
}

// Parberry's joint, as written there: x to the right, y down, the centre's lower right square at (x, y).
TEST(DivideAndConquer, JoinsFourToursByFourEdges) {
  const int x = 6, y = 6;
  const auto at = [](int col, int row) { return Square{row, col}; };
  const Edge out[] = {{at(x - 3, y - 1), at(x - 1, y - 2)},
                      {at(x + 1, y - 3), at(x, y - 1)},
                      {at(x + 2, y), at(x, y + 1)},
                      {at(x - 2, y + 2), at(x - 1, y)}};
  const Edge in[] = {{at(x - 1, y - 2), at(x + 1, y - 3)},
                     {at(x, y - 1), at(x + 2, y)},
                     {at(x, y + 1), at(x - 2, y + 2)},
                     {at(x - 1, y), at(x - 3, y - 1)}};
  for (const Board board : {Board{12, 12}, {12, 14}, {14, 12}, {14, 14}}) {
    DivideAndConquer search({.board = board});
    search.run(5);
    const std::vector<Edge> before = search.edges();
    EXPECT_EQ(search.step().type, EventType::tour);
    const std::vector<Edge> after = search.edges();
    EXPECT_EQ(before.size(), after.size());
    for (const auto& [a, b] : out) EXPECT_TRUE(has_edge(before, a, b) && !has_edge(after, a, b));
    for (const auto& [a, b] : in) EXPECT_TRUE(!has_edge(before, a, b) && has_edge(after, a, b));
    const auto kept = std::ranges::count_if(before, [&](const Edge& e) { return has_edge(after, e[0], e[1]); });
    EXPECT_EQ(static_cast<std::size_t>(kept), before.size() - 4);
  }
}

// The number of cycles that the edges form; nothing if they are not disjoint cycles of knight's moves.
std::optional<int> count_cycles(Board board, const std::vector<Edge>& edges) {
  std::vector<std::vector<int>> links(static_cast<std::size_t>(board.squares()));
  for (const auto& [a, b] : edges) {
    if (!board.contains(a) || !board.contains(b) || !is_knight_move(a, b)) return std::nullopt;
    const int from = a.row * board.cols + a.col, to = b.row * board.cols + b.col;
    links[static_cast<std::size_t>(from)].push_back(to);
    links[static_cast<std::size_t>(to)].push_back(from);
  }
  int cycles = 0;
  std::vector<bool> seen(links.size());
  for (std::size_t first = 0; first < links.size(); ++first) {
    if (links[first].empty()) continue;
    if (links[first].size() != 2 || links[first][0] == links[first][1]) return std::nullopt;
    if (!seen[first]) ++cycles;
    for (std::size_t v = first; !seen[v];) {
      seen[v] = true;
      const auto a = static_cast<std::size_t>(links[v].front()), b = static_cast<std::size_t>(links[v].back());
      v = seen[a] ? b : a;
    }
  }
  return cycles;
}

TEST(DivideAndConquer, EdgesFormDisjointCyclesAtEveryStep) {
  for (const Board board : {Board{6, 6}, {10, 12}, {14, 14}, {26, 24}, {30, 30}, {38, 40}}) {
    SCOPED_TRACE(to_string(board));
    DivideAndConquer search({.board = board});
    int cycles = 0;
    EXPECT_TRUE(search.edges().empty());
    while (search.status() == Status::searching) {
      const bool is_base = search.steps() == 0 && std::ranges::find(kBases, board) != std::end(kBases);
      const EventType type = search.step().type;
      if (type == EventType::lay || is_base) ++cycles;
      if (type == EventType::join || (type == EventType::tour && !is_base)) cycles -= 3;
      const std::vector<Edge> edges = search.edges();
      EXPECT_EQ(count_cycles(board, edges), cycles) << search.steps();
      EXPECT_EQ(edges.size(), search.visits()) << search.steps();
      EXPECT_EQ(search.path().empty(), search.depth() == 0);
      EXPECT_EQ(search.depth() > 0, search.status() == Status::tour);
    }
    EXPECT_EQ(cycles, 1);
    const std::vector<Square> path = search.path();
    const std::vector<Edge> edges = search.edges();
    for (std::size_t i = 0; i < path.size(); ++i) {
      EXPECT_TRUE(has_edge(edges, path[i], path[(i + 1) % path.size()]));
    }
  }
}

TEST(DivideAndConquer, VisitsTheSameStatesBackward) {
  for (const Board board : {Board{6, 6}, {12, 10}, {14, 12}, {24, 26}, {30, 30}}) {
    SCOPED_TRACE(to_string(board));
    DivideAndConquer search({.board = board, .start = {2, 5}});
    EXPECT_EQ(search.last_event(), (Event{EventType::start, {2, 5}}));
    EXPECT_FALSE(search.step_back());
    std::vector<DivideAndConquer> states = {search};
    while (search.status() == Status::searching) {
      search.step();
      states.push_back(search);
      EXPECT_NE(states[states.size() - 2], search);
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
      EXPECT_EQ(search, states[i]);
      EXPECT_EQ(search.steps(), i);
      EXPECT_TRUE(search.step_back());
      // Stepping forward again repeats the same steps from anywhere.
      DivideAndConquer again = search;
      again.step();
      EXPECT_EQ(again, states[i]);
    }
    EXPECT_EQ(search, states.front());
    EXPECT_FALSE(search.step_back());
    EXPECT_EQ(search, states.front());
  }
}

TEST(DivideAndConquer, RunTakesTheSameSteps) {
  const Problem problem{.board = {40, 38}, .goal = Goal::closed};
  DivideAndConquer stepped(problem), run(problem);
  EXPECT_EQ(run.run(0), 0u);
  EXPECT_EQ(run, stepped);
  for (const std::uint64_t slice : {1u, 2u, 7u, 13u}) {
    EXPECT_EQ(run.run(slice), slice);
    for (std::uint64_t i = 0; i < slice; ++i) stepped.step();
    EXPECT_EQ(run, stepped);
  }
  const std::uint64_t so_far = run.steps();
  const std::uint64_t rest = run.run(1'000'000);
  while (stepped.status() == Status::searching) stepped.step();
  EXPECT_EQ(run, stepped);
  EXPECT_EQ(run.steps(), so_far + rest);
}

TEST(DivideAndConquer, DoesNothingAfterTheTour) {
  DivideAndConquer search = finished({12, 14}, {4, 4});
  const DivideAndConquer before = search;
  EXPECT_EQ(search.step(), before.last_event());
  EXPECT_EQ(search.run(10), 0u);
  EXPECT_EQ(search, before);
}

TEST(DivideAndConquer, SaysWhichBoardsItCovers) {
  for (const Board board : covered_boards(60)) EXPECT_EQ(divide_and_conquer_refusal({.board = board}), "");
  EXPECT_EQ(divide_and_conquer_refusal({.board = {1022, 1024}, .leaper = {2, 1}, .goal = Goal::closed}), "");
  for (const Board board : {Board{1, 1}, {4, 4}, {4, 6}, {5, 5}, {7, 7}, {7, 9}, {6, 7}, {6, 10}, {10, 6}, {6, 4}}) {
    EXPECT_EQ(
        divide_and_conquer_refusal({.board = board}),
        "divide and conquer works on boards of n x n and n x (n + 2) squares with n even and at least 6, not on " +
            to_string(board));
  }
  EXPECT_EQ(divide_and_conquer_refusal({.holes = {{0, 0}}}), "divide and conquer works only on boards without holes");
  EXPECT_EQ(divide_and_conquer_refusal({.leaper = {1, 4}}),
            "divide and conquer works for the knight, not for the piece 1,4");
  EXPECT_EQ(divide_and_conquer_refusal({.edges = *parse_edge_list("A-B;B-C;C-A")}),
            "divide and conquer works on boards, not on graphs");
  EXPECT_EQ(divide_and_conquer_refusal({.end = Square{1, 2}}),
            "divide and conquer cannot end on a given square, because it finds only one tour of each board");
}

TEST(DivideAndConquer, GetsStuckAtOnceOnBoardsItDoesNotCover) {
  DivideAndConquer search({.board = {5, 5}, .start = {1, 1}});
  const DivideAndConquer before = search;
  EXPECT_EQ(search.status(), Status::searching);
  EXPECT_EQ(search.step(), (Event{EventType::stuck, {1, 1}}));
  EXPECT_EQ(search.status(), Status::stuck);
  EXPECT_TRUE(search.path().empty());
  EXPECT_TRUE(search.edges().empty());
  EXPECT_EQ(search.step().type, EventType::stuck);
  EXPECT_EQ(search.steps(), 1u);
  EXPECT_EQ(search.depth(), 0u);
  EXPECT_TRUE(search.step_back());
  EXPECT_EQ(search, before);
}

}  // namespace
}  // namespace kt
