#include "core/search/depth_first.h"

#include <algorithm>
#include <tuple>

#include "core/basics/bits.h"
#include "core/fast/fast_forward.h"
#include "core/fast/greedy_run.h"
#include "core/fast/pruned_run.h"
#include "core/search/tally.h"

namespace kt {

DepthFirst::DepthFirst(const Problem& problem, Detail detail)
    : problem_(problem),
      graph_(std::make_shared<const Graph>(graph_of(problem))),
      detail_(detail),
      closes_squares_(problem.edges.empty() && !problem.algorithm->revisits),
      plain_(closes_squares_ && !problem.algorithm->rank && !problem.algorithm->prune) {
  order_stages_ = std::make_shared<const std::vector<MoveOrderStage>>(order_stages_of(problem));
  path_.reserve(static_cast<std::size_t>(graph_->squares()));
  std::ranges::transform(graph_->offsets(), delta_.begin(),
                         [&](Offset move) { return move.row * problem.board.cols + move.col; });
  if (closes_squares_ && SmallBoard::covers(*graph_)) {
    small_ = std::make_shared<const SmallBoard>(*graph_);
    free_ = small_->squares();
  } else {
    number_.assign(static_cast<std::size_t>(graph_->size()), 0);
    for (const Square hole : problem.holes) number_[static_cast<std::size_t>(graph_->number(hole))] = -1;
    if (closes_squares_) open_all();
  }
  advance(graph_->number(problem.start));
}

void DepthFirst::number_top() {
  std::int32_t& number = number_[static_cast<std::size_t>(top())];
  if (number > 0) return;  // a walk may come back
  number = static_cast<std::int32_t>(path_.size());
  if (closes_squares_) occupy(top());
}

void DepthFirst::unnumber_top() {
  std::int32_t& number = number_[static_cast<std::size_t>(top())];
  if (number < static_cast<std::int32_t>(path_.size())) return;
  number = 0;
  if (closes_squares_) release(top());
}

[[gnu::always_inline]] inline Event DepthFirst::advance(int v) {
  push(v, 0);
  ++visits_;
  records_.reach(path_.size(), visits_);
  const bool tour = is_tour();
  tours_ += tour;
  return {tour ? EventType::tour : EventType::advance, graph_->square(v), Rejection::none};
}

[[gnu::always_inline]] inline Event DepthFirst::backtrack() {
  const Square given_up = graph_->square(top());
  if (!closes_squares_) moves_given_up_ += static_cast<std::uint64_t>(moves_here());
  pop();
  ++backtracks_;
  return {path_.empty() ? EventType::exhausted : EventType::backtrack, given_up, Rejection::none};
}

// The first of the moves still to be tried; kMoves if none is left.
inline int DepthFirst::next_in_given_order() const {
  const auto [v, next] = path_.back();
  if (small_) {
    const SmallBoard::Set ways = small_->reach_later(v, next) & free_;
    return ways == 0 ? kMoves : lowest(small_->moves_to(small_->place(v), ways));
  }
  const unsigned moves = open(v) & (kAllMoves << next);
  return moves == 0 ? kMoves : lowest(moves);
}

inline Event DepthFirst::step_in_given_order() {
  const int move = next_in_given_order();
  if (move == kMoves) return backtrack();
  path_.back().next = static_cast<std::uint8_t>(move + 1);
  return advance(top() + delta_[static_cast<std::size_t>(move)]);
}

Event DepthFirst::step() {
  if (in_given_order() && !path_.empty()) return step_in_given_order();
  return ended() ? last_event() : step_by_rank();
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
  if (stuck_) {
    stuck_ = false;
    if (detail_ == Detail::move) retreat(moves_here());
  } else if (path_.empty()) {
    undo_backtrack(graph_->number(problem_.start));
  } else if (const auto [v, next] = path_.back(); next == 0) {
    if (path_.size() == 1) return false;
    undo_advance();
  } else if (in_given_order()) {
    undo_backtrack(v + delta_[next - 1u]);
  } else {
    undo_by_rank();
  }
  return true;
}

// What the last candidate looked at was worth tells whether it was entered.
void DepthFirst::undo_by_rank() {
  Ranking ranking;
  rank(ranking);
  const int last = ranking[path_.back().next - 1u];
  if (rejection(last, prune()) == Rejection::none) {
    undo_backtrack(target(last));
  } else {
    --path_.back().next;
    --rejections_;
  }
}

inline void DepthFirst::undo_advance() {
  if (is_tour()) --tours_;
  records_.undo(visits_);
  pop();
  --visits_;
  retreat(path_.back().next - 1);
}

// The square comes back as it was when it was given up: with nothing left to try.
inline void DepthFirst::undo_backtrack(int v) {
  push(v, 0);
  if (!closes_squares_) moves_given_up_ -= static_cast<std::uint64_t>(moves_here());
  --backtracks_;
  retreat(moves_here());
}

// The moves of the top of the path from number `end` on are to be looked at again. Counted in moves, a frame stands
// behind the last candidate that it entered.
void DepthFirst::retreat(int end) {
  path_.back().next = static_cast<std::uint8_t>(detail_ == Detail::candidate ? end : last_entered_before(end));
}

inline int DepthFirst::last_entered_before(int end) const {
  return plain_ ? static_cast<int>(std::bit_width(open(top()) & ~(kAllMoves << end))) : last_accepted_before(end);
}

std::uint64_t DepthFirst::run(Budget budget) {
  Observation watch;
  return run_on(budget, watch);
}

// The first step by itself: from there on, the depth that the loops begin with is one of the stretch's own.
Stretch DepthFirst::run_stretch(Budget budget, Tally* tally) {
  Observation watch{.tally = tally};
  const Meter meter(*this, budget);
  if (run_by_steps({std::min<std::uint64_t>(budget.steps, 1), budget.visits}, watch) == 0) {
    watch.depths.add(depth());
  } else if (status() == Status::searching) {
    run_on(meter.rest(), watch);
  }
  return {meter.steps(), watch.depths};
}

// The depth that it begins with need not be added to the watch.
std::uint64_t DepthFirst::run_on(Budget budget, Observation& watch) {
  if (detail_ == Detail::candidate) return run_by_steps(budget, watch);
  if (FastForward::covers(*this)) return FastForward(*this, watch).run(budget);
  if (PrunedRun::covers(*this)) return PrunedRun(*this, watch).run(budget);
  if (GreedyRun::covers(*this)) return GreedyRun(*this, watch).run(budget);
  return run_by_steps(budget, watch);
}

// The visits allowed may be followed by backtracks: it stops before the advance that would be one too many.
std::uint64_t DepthFirst::run_by_steps(Budget budget, Observation& watch) {
  const std::uint64_t first = visits_;
  std::uint64_t done = 0;
  while (done < budget.steps && !ended()) {
    const std::uint64_t before = visits_;
    const EventType type = step().type;
    if (visits_ - first > budget.visits) {
      step_back();
      break;
    }
    ++done;
    watch.depths.add(depth());
    if (watch.tally && visits_ != before) watch.tally->enter(top(), depth());
    if (type == EventType::tour) break;
  }
  return done;
}

// So many visits surely fit: each is at most two steps, but for the squares already on the path, which may be given up
// too.
std::uint64_t DepthFirst::visits_fitting(Budget budget) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 60;
  const std::uint64_t for_visits = budget.steps - std::min<std::uint64_t>(budget.steps, depth());
  return path_.empty() ? 0 : std::min({for_visits / 2, budget.visits, kMost});
}

// The path is that after so many visits: all squares visited that are not on it were given up.
void DepthFirst::set_visits(std::uint64_t visits) {
  visits_ = visits;
  backtracks_ = visits - depth();
}

void DepthFirst::set_detail(Detail detail) {
  if (detail == detail_) return;
  detail_ = detail;
  rejections_ = 0;
  if (detail == Detail::move) {
    if (!path_.empty() && !stuck_) retreat(path_.back().next);
    return;
  }
  if (stuck_) path_.back().next = static_cast<std::uint8_t>(moves_here());
  // A square given up has had all its moves looked at; each that was not entered was rejected.
  std::uint64_t looked_at = closes_squares_ ? backtracks_ * graph_->offsets().size() : moves_given_up_;
  for (const Frame frame : path_) looked_at += frame.next;
  rejections_ = looked_at - (visits_ - 1);
}

// A stage ends when its square is reached while it is in force.
const MoveOrderStage& DepthFirst::order_stage() const {
  int reached = 0;
  return *std::ranges::find_if(*order_stages_, [&](const MoveOrderStage& stage) {
    const int at = stage.until < 0 ? 0 : number(stage.until);
    const bool in_force = at <= reached;
    reached = at;
    return in_force;
  });
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
  std::vector<Square> squares;
  copy_path(squares);
  return squares;
}

void DepthFirst::copy_path(std::vector<Square>& squares) const {
  squares.resize(path_.size());
  std::ranges::transform(path_, squares.begin(), [&](const Frame& frame) { return graph_->square(frame.square); });
}

bool DepthFirst::shares_path(const DepthFirst& other, std::size_t length) const {
  if (path_.size() < length || other.path_.size() < length) return false;
  const auto end = path_.begin() + static_cast<std::ptrdiff_t>(length);
  return std::equal(path_.begin(), end, other.path_.begin(),
                    [](const Frame& a, const Frame& b) { return a.square == b.square; });
}

std::size_t DepthFirst::bytes() const {
  return sizeof *this + problem_.holes.size() * sizeof(Square) + open_.size() + number_.size() * sizeof number_[0] +
         path_.size() * sizeof path_[0] + records_.bytes();
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

bool DepthFirst::enterable(int move) const {
  if (closes_squares_) return (open(top()) >> move & 1) != 0;
  const int v = target(move);
  return v >= 0 && (problem_.algorithm->revisits || is_free(v));
}

bool DepthFirst::is_free(int v) const {
  return small_ ? (free_ & SmallBoard::at(small_->place(v))) != 0 : number_[static_cast<std::size_t>(v)] == 0;
}

int DepthFirst::number(int v) const {
  if (!small_) return number_[static_cast<std::size_t>(v)];
  const auto frame = std::ranges::find(path_, v, &Frame::square);
  if (frame != path_.end()) return static_cast<int>(frame - path_.begin()) + 1;
  return graph_->exists(v) ? 0 : -1;
}

bool DepthFirst::is_visited(Square square) const {
  if (!graph_->board().contains(square)) return false;
  const int v = graph_->number(square);
  return graph_->exists(v) && !is_free(v);
}

int DepthFirst::degree(int v) const {
  if (closes_squares_) return count(static_cast<std::uint8_t>(open(v)));
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

bool DepthFirst::is_full_tour() const {
  if (problem_.end && graph_->number(*problem_.end) != top()) return false;
  if (problem_.goal == Goal::closed && !is_closed()) return false;
  if (!problem_.algorithm->revisits) return true;
  // A walk that repeats a square has another number there.
  std::int32_t place = 0;
  return std::ranges::all_of(path_, [&](const Frame& frame) { return number(frame.square) == ++place; });
}

// The place of the last candidate, among those ranked before `end`, that can be entered; 0 if there is none.
int DepthFirst::last_accepted_before(int end) const {
  Ranking ranking;
  rank(ranking);
  const MoveSet pruned = prune();
  while (end > 0 && rejection(ranking[static_cast<std::size_t>(end) - 1], pruned) != Rejection::none) --end;
  return end;
}

}  // namespace kt
