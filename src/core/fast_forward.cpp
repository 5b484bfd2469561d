#include "core/fast_forward.h"

#include <algorithm>
#include <bit>

#include "core/bits.h"

namespace kt {
namespace {

constexpr int kSide = 8;
constexpr std::uint64_t bit(int square) { return std::uint64_t{1} << (square & 63); }

}  // namespace

FastTables::FastTables(const DepthFirst& search) {
  const Graph& graph = search.graph();
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.exists(v)) continue;
    const auto [row, col] = graph.square(v);
    const int here = row * kSide + col;
    place[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(here);
    number[static_cast<std::size_t>(here)] = static_cast<std::uint8_t>(v);
    board |= bit(here);
    for (const Offset offset : graph.offsets()) {
      const Square to{row + offset.row, col + offset.col};
      if (graph.board().contains(to)) reach[static_cast<std::size_t>(here)] |= bit(to.row * kSide + to.col);
    }
  }
  std::array<std::uint64_t, kMoves> around{};
  for (std::size_t k = 0; k < around.size(); ++k) {
    const Offset offset = graph.offsets()[k];
    delta[k] = static_cast<std::int8_t>(offset.row * kSide + offset.col);
    around[k] = bit(delta[k]);
  }
  for (unsigned set = 0; set < moves.size(); ++set) {
    std::uint64_t places = 0;
    for (std::size_t k = 0; k < around.size(); ++k) places |= (set >> k & 1) != 0 ? around[k] : 0;
    moves[hash(places)] = static_cast<std::uint8_t>(set);
  }
  const Problem& problem = search.problem();
  const auto at = [](Square s) { return s.row * kSide + s.col; };
  last = problem.goal == Goal::closed ? reach[static_cast<std::size_t>(at(problem.start))] : board;
  if (problem.end) last &= bit(at(*problem.end));
}

bool FastForward::covers(const DepthFirst& search) {
  const Board board = search.graph().board();
  return search.is_plain() && search.problem().leaper == Leaper{} && board.rows <= kSide && board.cols <= kSide;
}

FastForward::FastForward(DepthFirst& search) : search_(search), tables_(*search.fast_) {}

// A visit is at most two steps, but for the squares already on the path, which may be given up as well; and up to
// kMoves visits are paid for at once. What is left after as many visits as surely fit is done step by step.
std::uint64_t FastForward::run(Budget budget) {
  constexpr std::uint64_t kWorthwhile = 32;
  const std::uint64_t from_steps = search_.steps(), from_visits = search_.visits();
  const auto steps = [&] { return search_.steps() - from_steps; };
  const auto visits = [&] { return search_.visits() - from_visits; };
  while (search_.depth() > 0) {
    const std::uint64_t steps_left = budget.steps - steps();
    const std::uint64_t fitting = steps_left > search_.depth() ? (steps_left - search_.depth()) / 2 : 0;
    const std::uint64_t allowed = std::min({fitting, budget.visits - visits(), std::uint64_t{1} << 60});
    if (allowed < kWorthwhile) break;
    run_visits(allowed - kMoves);
    if (search_.status() == Status::tour) return steps();
  }
  return steps() + search_.run_by_steps({budget.steps - steps(), budget.visits - visits()});
}

void FastForward::run_visits(std::uint64_t visits) {
  std::array<std::uint64_t, 64> free;
  std::uint64_t unvisited = tables_.board;
  for (std::size_t i = 0; i < search_.depth(); ++i) {
    const auto [v, next] = search_.path_[i];
    frames_[i] = {tables_.place[static_cast<std::size_t>(v)], next};
    free[i] = unvisited ^= tables_.bit_of(v);
  }
  left_ = static_cast<std::int64_t>(visits);
  finish_ = search_.visits() + visits;
  deepest_ = static_cast<int>(search_.deepest());
  closely_from_ = std::min(deepest_, search_.graph().squares() - 1);
  depth_ = 0;
  Outcome outcome = Outcome::given_up;
  for (int i = static_cast<int>(search_.depth()) - 1; i >= 0 && outcome == Outcome::given_up; --i) {
    const auto [square, next] = frames_[static_cast<std::size_t>(i)];
    const std::uint64_t here = free[static_cast<std::size_t>(i)];
    outcome = one_by_one(tables_.moves_to(square, reach(square) & here) & (0xFFu << next), square, here, i + 1);
  }
  if (outcome != Outcome::given_up) note_depth(depth_);
  adopt(finish_ - static_cast<std::uint64_t>(left_), outcome == Outcome::tour);
}

// The search goes on from here.
void FastForward::adopt(std::uint64_t visits, bool tour) {
  search_.path_.resize(static_cast<std::size_t>(depth_));
  search_.free_ = tables_.board;
  for (std::size_t i = 0; i < search_.path_.size(); ++i) {
    search_.path_[i] = {tables_.number[static_cast<std::size_t>(frames_[i].square)], frames_[i].next};
    search_.free_ ^= bit(frames_[i].square);
  }
  if (depth_ > 0) search_.settle_top();
  const std::uint64_t backtracks = visits - search_.depth();
  search_.moves_given_up_ += (backtracks - search_.backtracks_) * kMoves;
  search_.visits_ = visits;
  search_.backtracks_ = backtracks;
  search_.tours_ += tour;
}

inline std::uint64_t FastForward::reach(int square) const { return tables_.reach[static_cast<std::size_t>(square)]; }

// Of some squares that can be entered, at least one: those from where the knight could go on, and how many there are in
// all. Most often there are one or two, so two are looked at without asking.
inline FastForward::Ways FastForward::ways_on(std::uint64_t squares, std::uint64_t free) const {
  const auto leads_on = [&](int square) { return (reach(square) & free) != 0 ? bit(square) : 0; };
  const int a = lowest(squares), b = highest(squares);
  Ways ways{leads_on(a) | leads_on(b), 1 + (a != b)};
  for (squares &= ~(bit(a) | bit(b)); squares != 0; squares &= squares - 1) {
    ways.leading_on |= leads_on(lowest(squares));
    ++ways.count;
  }
  return ways;
}

// Everything that can follow the arrival on `square`, the path's square number `depth`. The visit of `square` is paid
// for already; those of all squares entered from it are paid for at once.
FastForward::Outcome FastForward::explore(int square, std::uint64_t free, int depth) {
  const int first = square;
  const std::uint64_t free_at_first = free;
  int length = 0;
  for (;; ++length) {
    if (left_ <= 0) {
      stop_at(depth + length, square, 0);
      return keep(Outcome::out_of_visits, first, free_at_first, depth, length);
    }
    const std::uint64_t squares = reach(square) & free;
    if (depth + length >= closely_from_) {
      const Outcome outcome = one_by_one(tables_.moves_to(square, squares), square, free, depth + length);
      return outcome == Outcome::given_up ? outcome : keep(outcome, first, free_at_first, depth, length);
    }
    auto [leading_on, count] = ways_on(squares, free);
    left_ -= count;
    if (leading_on == 0) return Outcome::given_up;
    if (!is_single(leading_on)) {
      unsigned left = tables_.moves_to(square, leading_on);
      const int last = highest(left);
      for (left ^= 1u << last; left != 0; left &= left - 1) {
        const int move = lowest(left);
        const int to = square + tables_.delta[static_cast<std::size_t>(move)];
        const Outcome outcome = explore(to, free ^ bit(to), depth + length + 1);
        if (outcome == Outcome::given_up) continue;
        pass(depth + length, square, free, move);
        return keep(outcome, first, free_at_first, depth, length);
      }
      leading_on = bit(square + tables_.delta[static_cast<std::size_t>(last)]);
    }
    square = lowest(leading_on);
    free ^= leading_on;
  }
}

// Enters the squares that the moves lead to, one after the other, and pays for each on its own: where a record or a
// tour may be near, and where the path goes on.
FastForward::Outcome FastForward::one_by_one(unsigned moves, int square, std::uint64_t free, int depth) {
  for (; moves != 0; moves &= moves - 1) {
    const int move = lowest(moves);
    if (left_ <= 0) {
      stop_at(depth, square, move);
      return Outcome::out_of_visits;
    }
    --left_;
    const int to = square + tables_.delta[static_cast<std::size_t>(move)];
    const std::uint64_t free_there = free ^ bit(to);
    Outcome outcome = Outcome::given_up;
    if ((reach(to) & free_there) != 0) {
      outcome = explore(to, free_there, depth + 1);
    } else if (depth + 1 > deepest_) {
      note_depth(depth + 1);
    }
    if (free_there == 0 && (tables_.last & bit(to)) != 0) {
      stop_at(depth + 1, to, 0);
      outcome = Outcome::tour;
    }
    if (outcome != Outcome::given_up) {
      frames_[static_cast<std::size_t>(depth - 1)] = {square, static_cast<std::uint8_t>(move + 1)};
      return outcome;
    }
  }
  return Outcome::given_up;
}

void FastForward::stop_at(int depth, int square, int next) {
  depth_ = depth;
  frames_[static_cast<std::size_t>(depth - 1)] = {square, static_cast<std::uint8_t>(next)};
}

// Writes down that the path goes on from `square` by `move`, and takes back what was paid for the moves after it.
void FastForward::pass(int depth, int square, std::uint64_t free, int move) {
  const unsigned after = tables_.moves_to(square, reach(square) & free) >> (move + 1);
  left_ += std::popcount(after);
  frames_[static_cast<std::size_t>(depth - 1)] = {square, static_cast<std::uint8_t>(move + 1)};
}

// Writes down the squares passed since `square` was entered: from each, the last move that leads on was taken.
FastForward::Outcome FastForward::keep(Outcome outcome, int square, std::uint64_t free, int depth, int length) {
  for (int i = 0; i < length; ++i) {
    const int move = highest(tables_.moves_to(square, ways_on(reach(square) & free, free).leading_on));
    pass(depth + i, square, free, move);
    square += tables_.delta[static_cast<std::size_t>(move)];
    free ^= bit(square);
  }
  return outcome;
}

// A new record is only noticed where the path ends, after nothing but advances.
void FastForward::note_depth(int depth) {
  const std::uint64_t visits = finish_ - static_cast<std::uint64_t>(left_);
  for (; deepest_ < depth; ++deepest_)
    search_.records_.push_back(visits - static_cast<std::uint64_t>(depth - deepest_ - 1));
  closely_from_ = std::min(deepest_, search_.graph().squares() - 1);
}

}  // namespace kt
