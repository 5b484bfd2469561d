// Proves by computation what existence() claims for infinitely many boards beyond the theorems it names.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "app/in_english.h"
#include "core/text/check.h"
#include "core/theory/existence.h"

namespace kt {
namespace {

// Fills 3xn and 4xn boards column by column, each from the top. For every square it decides which later squares come
// before and after it in the tour. The rest depends only on the state of the squares that moves have reached: two
// columns and the square itself. States are kept in sets.
class Filling {
 public:
  static constexpr std::int8_t kBare = -1;   // no move so far
  static constexpr std::int8_t kUsed = -2;   // both moves, or the one of an end
  static constexpr std::int8_t kFinal = -3;  // one move; the path so far leads to an end of the tour
  // Otherwise: one move; the path so far leads to the square that is so many squares ahead of the current one.

  struct State {
    std::array<std::int8_t, 10> squares;  // the current one first; 2 * rows + 2 of them
    bool has_free_end = false;            // an end that is not the start
    bool complete = false;                // a complete tour: no further square may be visited
    auto operator<=>(const State&) const = default;
  };
  using States = std::set<State>;

  explicit Filling(int rows) : rows_(rows) {}

  States nothing() const { return {empty(false, false)}; }
  static bool is_tour(const States& states) { return states.contains(empty(true, true)); }

  // Adds a column, with the start at `start_row` if it is on this column.
  States column(States states, int start_row = -1) const {
    for (int row = 0; row < rows_; ++row) {
      States next;
      for (const State& state : states) decide(state, row, row == start_row, next);
      states = std::move(next);
    }
    return states;
  }

 private:
  static State empty(bool has_free_end, bool complete) {
    State state{.has_free_end = has_free_end, .complete = complete};
    state.squares.fill(kBare);
    return state;
  }

  std::vector<int> later_squares(int row) const {
    std::vector<int> list;
    for (const auto& [down, along] : {std::pair{1, 2}, {-1, 2}, {2, 1}, {-2, 1}}) {
      if (row + down >= 0 && row + down < rows_) list.push_back(along * rows_ + down);
    }
    return list;
  }

  static std::int8_t& at(State& state, int place) { return state.squares[static_cast<std::size_t>(place)]; }

  // The other end of the path that ends on a later square, or will end there after a move to it.
  static int other_end(State& state, int place) { return at(state, place) == kBare ? place : at(state, place); }

  // Joins two paths.
  static void join(State& state, int one, int other) {
    if (one == kFinal && other == kFinal) state.complete = true;
    if (one != kFinal) at(state, one) = static_cast<std::int8_t>(other);
    if (other != kFinal) at(state, other) = static_cast<std::int8_t>(one);
  }

  // Moves from the current square to a later one. Returns the other end of the path, or -1.
  static int move_to(State& state, int place) {
    if (at(state, place) == kUsed || at(state, place) == 0) return -1;
    const int end = other_end(state, place);
    if (end != place) at(state, place) = kUsed;
    return end;
  }

  void keep(State state, States& next) const {
    const int size = 2 * rows_ + 2;
    for (int place = 0; place + 1 < size; ++place) {
      const std::int8_t ahead = at(state, place + 1);
      at(state, place) = static_cast<std::int8_t>(ahead > 0 ? ahead - 1 : ahead);
    }
    at(state, size - 1) = kBare;
    next.insert(state);
  }

  void decide(const State& state, int row, bool is_start, States& next) const {
    State now = state;
    const std::int8_t here = at(now, 0);
    if (here == kUsed && !is_start) keep(now, next);
    if (here == kUsed || state.complete) return;
    if (is_start || !state.has_free_end) decide_end(state, row, is_start, next);
    if (!is_start) decide_inner(state, row, next);
  }

  // Makes the current square an end of the tour.
  void decide_end(State state, int row, bool is_start, States& next) const {
    state.has_free_end |= !is_start;
    if (const int here = at(state, 0); here != kBare) {
      join(state, here, kFinal);
      keep(state, next);
      return;
    }
    for (const int place : later_squares(row)) {
      State moved = state;
      const int end = move_to(moved, place);
      if (end == -1) continue;
      join(moved, end, kFinal);
      keep(moved, next);
    }
  }

  void decide_inner(const State& state, int row, States& next) const {
    const std::vector<int> later = later_squares(row);
    const int here = state.squares[0];
    for (std::size_t i = 0; i < later.size(); ++i) {
      State one = state;
      const int end = move_to(one, later[i]);
      if (end == -1) continue;
      if (here != kBare) {
        join(one, here, end);
        keep(one, next);
        continue;
      }
      for (std::size_t j = i + 1; j < later.size(); ++j) {
        State two = one;
        if (end == later[j]) continue;  // the same path: a cycle
        const int other = move_to(two, later[j]);
        if (other == -1) continue;
        join(two, end, other);
        keep(two, next);
      }
    }
  }

  int rows_;
};

// How many columns ago the states were last the same as now; 0 if never.
int period(const std::vector<Filling::States>& history) {
  const auto same = std::find(history.rbegin() + 1, history.rend(), history.back());
  return same == history.rend() ? 0 : static_cast<int>(same - history.rbegin());
}

// The states after c columns without the start depend only on c. The states after n columns with the start on column c
// depend only on those and on n - c. Both repeat after one or two columns, and so do the rules of existence() from 3x9
// and 4x5 on. So what is true up to there is true for all larger boards.
void prove_starts(int rows) {
  const Filling filling(rows);
  std::vector<Filling::States> before = {filling.nothing()};
  while (period(before) == 0) before.push_back(filling.column(before.back()));
  ASSERT_LE(period(before), 2);
  int tours = 0;
  for (int col = 0; col + 1 < static_cast<int>(before.size()); ++col) {
    for (int row = 0; row < rows; ++row) {
      std::vector<Filling::States> behind;
      for (int cols = col + 1; cols < col + 12 || period(behind) == 0; ++cols) {
        behind.push_back(filling.column(behind.empty() ? before[static_cast<std::size_t>(col)] : behind.back(),
                                        behind.empty() ? row : -1));
        const bool is_tour = Filling::is_tour(behind.back());
        tours += is_tour ? 1 : 0;
        const Verdict verdict = existence({.board = {rows, cols}, .start = {row, col}});
        EXPECT_EQ(verdict.existence, is_tour ? Existence::exists : Existence::impossible)
            << rows << "x" << cols << " from " << row << "," << col << ": " << verdict.reason;
      }
      EXPECT_LE(period(behind), 2);
    }
  }
  EXPECT_GT(tours, 50);
}

TEST(ExistenceProofsSweep, FindsTheStartsOn3xn) { prove_starts(3); }
TEST(ExistenceProofsSlow, FindsTheStartsOn4xn) { prove_starts(4); }

// Walks from tour to tour of a board: the last square moves to some square of the path, and the part after that is
// reversed.
class TourWalk {
 public:
  explicit TourWalk(Board board) : board_(board) {}

  // Moves on to another path, which need not be a tour.
  const std::vector<Square>& next() {
    const std::vector<Square> moves = neighbours(board_, path_.back(), move_orders().front().moves);
    const Square to = moves[engine_() % moves.size()];
    const auto place = std::ranges::find(path_, to);
    if (place == path_.end()) {
      path_.push_back(to);
    } else {
      std::reverse(place + 1, path_.end());
    }
    if (engine_() % 8 == 0) std::ranges::reverse(path_);
    return path_;
  }

  bool is_tour() const { return path_.size() == static_cast<std::size_t>(board_.squares()); }

 private:
  Board board_;
  std::vector<Square> path_ = {{0, 0}};
  std::mt19937 engine_{7};
};

TEST(ExistenceProofsSweep, FindsToursBetweenAllSquaresThatTheColoursAllow) {
  for (const Board board : {Board{6, 6}, Board{6, 7}, Board{7, 7}, Board{8, 6}, Board{7, 8}}) {
    std::set<std::pair<int, int>> missing;
    const auto square = [&](int number) { return Square{number / board.cols, number % board.cols}; };
    const auto number = [&](Square s) { return s.row * board.cols + s.col; };
    for (int from = 0; from < board.squares(); ++from) {
      for (int to = from + 1; to < board.squares(); ++to) {
        const Verdict verdict = existence({.board = board, .start = square(from), .end = square(to)});
        EXPECT_NE(verdict.existence, Existence::unknown);
        if (verdict.existence == Existence::exists) missing.emplace(from, to);
      }
    }
    const int light = (board.squares() + 1) / 2;
    EXPECT_EQ(missing.size(),
              static_cast<std::size_t>(board.squares() % 2 == 0 ? light * light : light * (light - 1) / 2));
    TourWalk walk(board);
    for (int step = 0; step < 1'000'000 && !missing.empty(); ++step) {
      const std::vector<Square>& path = walk.next();
      if (!walk.is_tour()) continue;
      const auto pair = std::minmax({number(path.front()), number(path.back())});
      if (missing.erase(pair) > 0) {
        EXPECT_TRUE(check_tour(board, path).valid);
      }
    }
    EXPECT_TRUE(missing.empty()) << to_string(board);
  }
}

// Both sides odd. A strip six squares wide, with its closed tour, can be added beside a tour that makes a certain move
// at the corner: from the corner square, up or down by two and away from the strip by one. The strip's tour makes all
// moves from its own corners, so a further strip can follow on any side. A start anywhere on n + 6 columns lies within
// the left n or the right n columns if n is at least 6. So it is enough to check sides of 5, 7, 9 and 11. A side of 5
// is not extended in that direction.
class Corners {
 public:
  Corners(Board board, const std::vector<Square>& path) : board_(board), path_(path) {}

  bool can_be_extended() const {
    const bool along = board_.cols == 5 || (side(false, false) && side(false, true));
    return along && (board_.rows == 5 || (side(true, false) && side(true, true)));
  }

 private:
  // The move that a strip beside (or above or below) needs, at one of the two corners.
  bool side(bool vertical, bool far) const {
    const int rows = board_.rows - 1, cols = board_.cols - 1;
    for (const bool other : {false, true}) {
      const bool bottom = vertical ? far : other, right = vertical ? other : far;
      const Square corner{bottom ? rows : 0, right ? cols : 0};
      const int down = vertical ? 1 : 2, along = vertical ? 2 : 1;
      if (makes(corner, {corner.row + (bottom ? -down : down), corner.col + (right ? -along : along)})) return true;
    }
    return false;
  }

  bool makes(Square a, Square b) const {
    const auto at = std::ranges::find(path_, a);
    return (at + 1 != path_.end() && at[1] == b) || (at != path_.begin() && at[-1] == b);
  }

  Board board_;
  const std::vector<Square>& path_;
};

TEST(ExistenceProofs, FindsToursOnOddBoardsFromEverySquareOfTheCornersColour) {
  for (const int rows : {5, 7, 9, 11}) {
    for (const int cols : {5, 7, 9, 11}) {
      if (rows > cols) continue;
      const Board board{rows, cols};
      std::set<int> missing;
      for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
          const bool corners_colour = (row + col) % 2 == 0;
          EXPECT_EQ(existence({.board = board, .start = {row, col}}).existence,
                    corners_colour ? Existence::exists : Existence::impossible);
          if (corners_colour) missing.insert(row * cols + col);
        }
      }
      TourWalk walk(board);
      for (int step = 0; step < 1'000'000 && !missing.empty(); ++step) {
        const std::vector<Square>& path = walk.next();
        const int start = path.front().row * cols + path.front().col;
        if (!walk.is_tour() || !missing.contains(start) || !Corners(board, path).can_be_extended()) continue;
        EXPECT_TRUE(check_tour(board, path).valid);
        missing.erase(start);
      }
      EXPECT_TRUE(missing.empty()) << to_string(board);
    }
  }
}

// The strips: closed tours of m x 6 with the move (1,1) to (3,0), next to the one that they replace it with. For m = 13
// and more, a 6x6 strip is added below one of m - 6 in the same way.
TEST(ExistenceProofs, FindsStripsThatExtendATour) {
  for (const int rows : {5, 6, 7, 9, 11}) {
    const Board board{rows, 6};
    TourWalk walk(board);
    bool found = false;
    for (int step = 0; step < 1'000'000 && !found; ++step) {
      const std::vector<Square>& path = walk.next();
      if (!walk.is_tour() || !is_knight_move(path.front(), path.back())) continue;
      const auto at = std::ranges::find(path, Square{1, 1});
      const Square after = at + 1 == path.end() ? path.front() : at[1];
      const Square ahead = at == path.begin() ? path.back() : at[-1];
      found = after == Square{3, 0} || ahead == Square{3, 0};
    }
    EXPECT_TRUE(found) << rows;
  }
}

}  // namespace
}  // namespace kt
