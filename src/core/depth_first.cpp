#include "core/depth_first.h"

#include <algorithm>
#include <tuple>

#include "core/bits.h"
#include "core/fast_forward.h"

namespace kt {
namespace {

constexpr unsigned kAllMoves = 0xFF;

}  // namespace

inline unsigned DepthFirst::open(int v) const {
  return fast_ ? fast_->moves_from(v, free_) : open_[static_cast<std::size_t>(v)];
}

DepthFirst::DepthFirst(const Problem& problem, Detail detail)
    : problem_(problem), graph_(std::make_shared<const Graph>(graph_of(problem))), detail_(detail) {
  path_.reserve(static_cast<std::size_t>(graph_->squares()));
  std::ranges::transform(graph_->offsets(), delta_.begin(),
                         [&](Offset move) { return move.row * problem.board.cols + move.col; });
  if (FastForward::covers(*this)) {
    fast_ = std::make_shared<const FastTables>(*this);
    free_ = fast_->board;
  } else {
    number_.assign(static_cast<std::size_t>(graph_->size()), 0);
    for (const Square hole : problem.holes) number_[static_cast<std::size_t>(graph_->number(hole))] = -1;
    if (on_board()) open_all();
  }
  advance(graph_->number(problem.start));
}

// On a board without holes a move stays on it if its row and its column do.
void DepthFirst::open_all() {
  const Board board = problem_.board;
  const std::span<const Offset> offsets = graph_->offsets();
  std::vector<std::uint8_t> by_row(static_cast<std::size_t>(board.rows)), by_col(static_cast<std::size_t>(board.cols));
  for (std::size_t k = 0; k < offsets.size(); ++k) {
    const auto [row_offset, col_offset] = offsets[k];
    const auto back = std::ranges::find(offsets, Offset{-row_offset, -col_offset}) - offsets.begin();
    return_[k] = static_cast<std::uint8_t>(~(1u << back));
    const auto mark = [&](std::vector<std::uint8_t>& line, int offset) {
      for (int i = 0; i < static_cast<int>(line.size()); ++i) {
        if (i + offset >= 0 && i + offset < static_cast<int>(line.size()))
          line[static_cast<std::size_t>(i)] |= static_cast<std::uint8_t>(1u << k);
      }
    };
    mark(by_row, row_offset);
    mark(by_col, col_offset);
  }
  open_.resize(number_.size());
  auto next = open_.begin();
  for (const std::uint8_t row : by_row) {
    next = std::ranges::transform(by_col, next, [row](std::uint8_t col) {
             return static_cast<std::uint8_t>(row & col);
           }).out;
  }
  if (problem_.algorithm->prune) {
    for (int v = 0; v < graph_->size(); ++v) count_scarce(v, +1);
  }
  for (const Square hole : problem_.holes) occupy(graph_->number(hole));
}

Event DepthFirst::step() {
  if (ended()) return last_event();
  return is_plain() && detail_ == Detail::move ? step_in_given_order() : step_by_rank();
}

Event DepthFirst::step_in_given_order() {
  Frame& top = path_.back();
  const unsigned left = open(top.square) & (kAllMoves << top.next);
  if (left == 0) return backtrack();
  const auto move = static_cast<std::size_t>(lowest(left));
  top.next = static_cast<std::uint8_t>(move + 1);
  return advance(top.square + delta_[move]);
}

Event DepthFirst::step_by_rank() {
  Frame& top = path_.back();
  const int end = moves_here();
  Ranking ranking;
  rank(ranking);
  const MoveSet pruned = prune();
  while (top.next < end) {
    const int move = ranking[top.next++];
    const Rejection why = rejection(move, pruned);
    if (why == Rejection::none) return advance(target(move));
    if (detail_ == Detail::candidate) {
      ++rejections_;
      return last_event();
    }
  }
  if (problem_.algorithm->goes_back) return backtrack();
  stuck_ = true;
  return last_event();
}

bool DepthFirst::step_back() {
  if (steps() == 0) return false;
  if (stuck_) {
    stuck_ = false;
    if (detail_ == Detail::move) path_.back().next = static_cast<std::uint8_t>(last_entered_before(moves_here()));
    return true;
  }
  if (path_.empty()) {
    undo_backtrack(graph_->number(problem_.start));
    return true;
  }
  Frame& top = path_.back();
  if (top.next == 0) {
    undo_advance();
    return true;
  }
  Ranking ranking;
  rank(ranking);
  const int last = ranking[top.next - 1u];
  if (rejection(last, prune()) == Rejection::none) {
    undo_backtrack(target(last));
  } else {
    --top.next;
    --rejections_;
  }
  return true;
}

std::uint64_t DepthFirst::run(Budget budget) {
  if (detail_ == Detail::candidate) return run_by_steps(budget);
  if (problem_.algorithm->rank == rank_by_degree && !problem_.algorithm->prune && on_board())
    return run_by_degree(budget);
  return run_by_steps(budget);
}

// The visits allowed may be followed by backtracks: it stops before the advance that would be one too many.
std::uint64_t DepthFirst::run_by_steps(Budget budget) {
  const std::uint64_t first = visits_;
  std::uint64_t done = 0;
  while (done < budget.steps && !ended()) {
    const EventType type = step().type;
    if (visits_ - first > budget.visits) {
      step_back();
      break;
    }
    ++done;
    if (type == EventType::tour) break;
  }
  return done;
}

// Whoever arrives takes the best move at once; only coming back asks for the whole order.
std::uint64_t DepthFirst::run_by_degree(Budget budget) {
  const std::uint64_t first = visits_;
  std::uint64_t done = 0;
  while (done < budget.steps && visits_ - first < budget.visits && !ended()) {
    ++done;
    Frame& top = path_.back();
    const unsigned free = open(top.square);
    if (top.next > 0 || free == 0) {
      if (step().type == EventType::tour) break;
      continue;
    }
    top.next = static_cast<std::uint8_t>(moves_here() - count(static_cast<std::uint8_t>(free)) + 1);
    if (advance(top.square + delta_[static_cast<std::size_t>(best_by_degree(*this, free))]).type == EventType::tour)
      break;
  }
  if (status() == Status::tour) return done;
  return done + run_by_steps({budget.steps - done, budget.visits - (visits_ - first)});
}

void DepthFirst::set_detail(Detail detail) {
  if (detail == detail_) return;
  detail_ = detail;
  rejections_ = 0;
  if (detail == Detail::move) {
    if (!path_.empty() && !stuck_)
      path_.back().next = static_cast<std::uint8_t>(last_entered_before(path_.back().next));
    return;
  }
  if (stuck_) path_.back().next = static_cast<std::uint8_t>(moves_here());
  // A square given up has had all its moves looked at; each that was not entered was rejected.
  std::uint64_t looked_at = moves_given_up_;
  for (const Frame& frame : path_) looked_at += frame.next;
  rejections_ = looked_at - (visits_ - 1);
}

Status DepthFirst::status() const {
  if (path_.empty()) return Status::exhausted;
  if (stuck_) return Status::stuck;
  // Only on arrival: once its last square looks for a way on, the search has gone past the tour.
  return path_.back().next == 0 && is_tour() ? Status::tour : Status::searching;
}

// A rule that never goes back has no second tour.
bool DepthFirst::ended() const {
  return path_.empty() || stuck_ || (!problem_.algorithm->goes_back && status() == Status::tour);
}

Event DepthFirst::last_event() const {
  if (path_.empty()) return {EventType::exhausted, problem_.start, Rejection::none};
  const Frame& top = path_.back();
  const Square here = graph_->square(top.square);
  if (stuck_) return {EventType::stuck, here, Rejection::none};
  if (top.next == 0) {
    if (is_tour()) return {EventType::tour, here, Rejection::none};
    return {path_.size() == 1 ? EventType::start : EventType::advance, here, Rejection::none};
  }
  Ranking ranking;
  rank(ranking);
  const int move = ranking[top.next - 1u];
  const Rejection why = rejection(move, prune());
  return {why == Rejection::none ? EventType::backtrack : EventType::reject, destination(move), why};
}

std::vector<Square> DepthFirst::path() const {
  std::vector<Square> squares(path_.size());
  std::ranges::transform(path_, squares.begin(), [&](const Frame& frame) { return graph_->square(frame.square); });
  return squares;
}

std::vector<Candidate> DepthFirst::candidates() const {
  std::vector<Candidate> list;
  if (path_.empty()) return list;
  Ranking ranking;
  rank(ranking);
  const MoveSet pruned = prune();
  for (int i = 0; i < moves_here(); ++i) {
    const int move = ranking[static_cast<std::size_t>(i)];
    const Rejection why = rejection(move, pruned);
    const bool rejected = why == Rejection::off_board || why == Rejection::visited;
    list.push_back({destination(move), why, i < path_.back().next, rejected ? 0 : degree(target(move))});
  }
  return list;
}

int DepthFirst::moves_here() const { return problem_.algorithm->revisits && is_full() ? 0 : graph_->moves(top()); }

bool DepthFirst::enterable(int move) const {
  if (closes_squares()) return (open(top()) >> move & 1) != 0;
  const int v = target(move);
  return v >= 0 && (problem_.algorithm->revisits || is_free(v));
}

bool DepthFirst::is_free(int v) const { return fast_ ? (free_ & fast_->bit_of(v)) != 0 : number(v) == 0; }

bool DepthFirst::is_visited(Square square) const {
  if (!graph_->board().contains(square)) return false;
  const int v = graph_->number(square);
  return graph_->exists(v) && !is_free(v);
}

int DepthFirst::degree(int v) const {
  if (closes_squares()) return count(static_cast<std::uint8_t>(open(v)));
  int free = 0;
  for (int move = 0; move < graph_->moves(v); ++move) {
    const int to = graph_->target(v, move);
    free += to >= 0 && is_free(to);
  }
  return free;
}

bool DepthFirst::operator==(const DepthFirst& other) const {
  const auto state = [](const DepthFirst& s) {
    return std::tie(s.problem_, s.detail_, s.free_, s.open_, s.number_, s.path_, s.records_, s.scarce_, s.visits_,
                    s.backtracks_, s.rejections_, s.tours_, s.moves_given_up_, s.stuck_);
  };
  return state(*this) == state(other);
}

void DepthFirst::rank(Ranking& ranking) const {
  if (problem_.algorithm->rank) return problem_.algorithm->rank(*this, ranking);
  for (int move = 0; move < moves_here(); ++move)
    ranking[static_cast<std::size_t>(move)] = static_cast<std::uint8_t>(move);
}

// Where a move leads, perhaps off the board.
Square DepthFirst::destination(int move) const {
  if (const int v = target(move); v >= 0) return graph_->square(v);
  const Offset offset = graph_->offsets()[static_cast<std::size_t>(move)];
  const Square here = graph_->square(top());
  return {here.row + offset.row, here.col + offset.col};
}

Rejection DepthFirst::rejection(int move, const MoveSet& pruned) const {
  if (!enterable(move)) return target(move) < 0 ? Rejection::off_board : Rejection::visited;
  return pruned[static_cast<std::size_t>(move)] ? Rejection::pruned : Rejection::none;
}

bool DepthFirst::is_closed() const {
  return is_full() && path_.size() > 2 && graph_->has_move(top(), path_.front().square);
}

bool DepthFirst::is_tour() const {
  if (!is_full()) return false;
  if (problem_.end && graph_->number(*problem_.end) != top()) return false;
  if (problem_.goal == Goal::closed && !is_closed()) return false;
  if (!problem_.algorithm->revisits) return true;
  // A walk that repeats a square has another number there.
  std::int32_t place = 0;
  return std::ranges::all_of(path_, [&](const Frame& frame) { return number(frame.square) == ++place; });
}

// Counted in moves, a frame stands behind the last candidate that it entered: the last enterable one among those before
// `end`.
int DepthFirst::last_entered_before(int end) const {
  if (is_plain()) return static_cast<int>(std::bit_width(open(top()) & ~(kAllMoves << end)));
  Ranking ranking;
  rank(ranking);
  const MoveSet pruned = prune();
  while (end > 0 && rejection(ranking[static_cast<std::size_t>(end) - 1], pruned) != Rejection::none) --end;
  return end;
}

void DepthFirst::count_scarce(int v, int by) {
  if (const int moves = count(open_[static_cast<std::size_t>(v)]); moves < 2)
    scarce_[static_cast<std::size_t>(moves)] += by;
}

// A square is no longer free: the moves to it close.
void DepthFirst::occupy(int v) {
  const bool counted = problem_.algorithm->prune != nullptr;
  if (counted) count_scarce(v, -1);
  for (unsigned moves = open(v); moves != 0; moves &= moves - 1) {
    const auto move = static_cast<std::size_t>(lowest(moves));
    const int to = v + delta_[move];
    if (counted) count_scarce(to, -1);
    kept_open(to) &= return_[move];
    if (counted) count_scarce(to, +1);
  }
}

void DepthFirst::release(int v) {
  const bool counted = problem_.algorithm->prune != nullptr;
  for (unsigned moves = open(v); moves != 0; moves &= moves - 1) {
    const auto move = static_cast<std::size_t>(lowest(moves));
    const int to = v + delta_[move];
    if (counted) count_scarce(to, -1);
    kept_open(to) |= static_cast<std::uint8_t>(~return_[move]);
    if (counted) count_scarce(to, +1);
  }
  if (counted) count_scarce(v, +1);
}

void DepthFirst::push(int v, int next) {
  path_.push_back({v, static_cast<std::uint8_t>(next)});
  if (fast_) {
    free_ ^= fast_->bit_of(v);
    return;
  }
  if (number(v) > 0) return;  // a walk may come back
  number_[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(path_.size());
  if (closes_squares()) occupy(v);
}

void DepthFirst::pop() {
  const int v = top();
  if (fast_) {
    free_ ^= fast_->bit_of(v);
  } else if (number(v) == static_cast<int>(path_.size())) {
    number_[static_cast<std::size_t>(v)] = 0;
    if (closes_squares()) release(v);
  }
  path_.pop_back();
}

Event DepthFirst::advance(int v) {
  push(v, 0);
  ++visits_;
  if (path_.size() > records_.size()) records_.push_back(visits_);
  const bool tour = is_tour();
  tours_ += tour;
  return {tour ? EventType::tour : EventType::advance, graph_->square(v), Rejection::none};
}

Event DepthFirst::backtrack() {
  const Square given_up = graph_->square(top());
  moves_given_up_ += static_cast<std::uint64_t>(moves_here());
  pop();
  ++backtracks_;
  return {path_.empty() ? EventType::exhausted : EventType::backtrack, given_up, Rejection::none};
}

void DepthFirst::undo_advance() {
  if (is_tour()) --tours_;
  if (records_.back() == visits_) records_.pop_back();
  pop();
  --visits_;
  Frame& top = path_.back();
  top.next = static_cast<std::uint8_t>(detail_ == Detail::candidate ? top.next - 1 : last_entered_before(top.next - 1));
}

// The square comes back as it was when it was given up: with nothing left to try.
void DepthFirst::undo_backtrack(int v) {
  push(v, 0);
  path_.back().next =
      static_cast<std::uint8_t>(detail_ == Detail::candidate ? moves_here() : last_entered_before(moves_here()));
  moves_given_up_ -= static_cast<std::uint64_t>(moves_here());
  --backtracks_;
}

}  // namespace kt
