#include "core/search.h"

#include <algorithm>

namespace kt {
namespace {

constexpr Ranking kAsGiven = {0, 1, 2, 3, 4, 5, 6, 7};

}  // namespace

Search::Search(const Problem& problem, Detail detail)
    : problem_(problem), detail_(detail), stride_(problem.board.cols + kMargin), deltas_{} {
  const Board board = problem.board;
  for (std::size_t i = 0; i < deltas_.size(); ++i) deltas_[i] = problem.moves[i].row * stride_ + problem.moves[i].col;
  // A row's right margin is the next row's left one; the last row's lies beyond it.
  marks_.assign(static_cast<std::size_t>((board.rows + 2 * kMargin) * stride_ + kMargin), kOffBoard);
  for (int row = 0; row < board.rows; ++row) {
    std::fill_n(marks_.begin() + cell_of({row, 0}), board.cols, kFree);
  }
  path_.reserve(static_cast<std::size_t>(board.squares()));
  advance(cell_of(problem.start));
}

Event Search::step() {
  if (path_.empty()) return last_event();
  const Ranking rank = ranking();
  Frame& top = path_.back();
  while (top.next < kMoves) {
    const std::int32_t to = target(rank[top.next]);
    if (mark(to) == kFree) {
      ++top.next;
      advance(to);
      return last_event();
    }
    if (detail_ == Detail::candidate) {
      ++top.next;
      ++rejections_;
      return last_event();
    }
    ++top.next;
  }
  backtrack();
  return last_event();
}

bool Search::step_back() {
  if (steps() == 0) return false;
  if (path_.empty()) {
    undo_backtrack(cell_of(problem_.start));
    return true;
  }
  Frame& top = path_.back();
  if (top.next == 0) {
    undo_advance();
    return true;
  }
  const std::int32_t last = target(ranking()[top.next - 1u]);
  if (mark(last) == kFree) {
    undo_backtrack(last);
  } else {
    --top.next;
    --rejections_;
  }
  return true;
}

std::uint64_t Search::run(std::uint64_t max_steps) {
  if (detail_ == Detail::move && problem_.algorithm->rank == nullptr) return run_moves_in_given_order(max_steps);
  std::uint64_t done = 0;
  while (done < max_steps && !path_.empty()) {
    ++done;
    if (step().type == EventType::tour) break;
  }
  return done;
}

// The same steps as step(), without telling about each.
std::uint64_t Search::run_moves_in_given_order(std::uint64_t max_steps) {
  const std::size_t squares = static_cast<std::size_t>(problem_.board.squares());
  for (std::uint64_t done = 0; done < max_steps; ++done) {
    if (path_.empty()) return done;
    Frame& top = path_.back();
    std::uint8_t next = top.next;
    std::int32_t to = 0;
    while (next < kMoves && mark(to = top.cell + deltas_[next]) != kFree) ++next;
    if (next == kMoves) {
      backtrack();
      continue;
    }
    top.next = static_cast<std::uint8_t>(next + 1);
    advance(to);
    if (path_.size() == squares && is_tour()) return done + 1;
  }
  return max_steps;
}

void Search::set_detail(Detail detail) {
  if (detail == detail_) return;
  detail_ = detail;
  rejections_ = 0;
  if (detail == Detail::move) {
    if (!path_.empty()) path_.back().next = last_free_before(ranking(), path_.back().next);
    return;
  }
  // A square given up has had all its moves looked at; each that was not entered was rejected.
  std::uint64_t looked_at = kMoves * backtracks_;
  for (const Frame& frame : path_) looked_at += frame.next;
  rejections_ = looked_at - (visits_ - 1);
}

Status Search::status() const {
  if (path_.empty()) return Status::exhausted;
  // Only on arrival: once its last square looks for a way on, the search has gone past the tour.
  return path_.back().next == 0 && is_tour() ? Status::tour : Status::searching;
}

Event Search::last_event() const {
  if (path_.empty()) return {EventType::exhausted, problem_.start, Rejection::none};
  const Frame& top = path_.back();
  const Square here = square_of(top.cell);
  if (top.next == 0) {
    if (is_tour()) return {EventType::tour, here, Rejection::none};
    return {path_.size() == 1 ? EventType::start : EventType::advance, here, Rejection::none};
  }
  const std::size_t move = ranking()[top.next - 1u];
  const Offset offset = problem_.moves[move];
  const Square to{here.row + offset.row, here.col + offset.col};
  const Rejection why = rejection(target(move));
  return {why == Rejection::none ? EventType::backtrack : EventType::reject, to, why};
}

std::vector<Square> Search::path() const {
  std::vector<Square> squares;
  squares.reserve(path_.size());
  for (const Frame& frame : path_) squares.push_back(square_of(frame.cell));
  return squares;
}

std::array<Candidate, kMoves> Search::candidates() const {
  std::array<Candidate, kMoves> list;
  const Ranking rank = ranking();
  const Square here = square_of(path_.back().cell);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Offset offset = problem_.moves[rank[i]];
    const std::int32_t to = target(rank[i]);
    list[i] = {{here.row + offset.row, here.col + offset.col}, rejection(to), i < path_.back().next, 0};
    if (list[i].rejection != Rejection::none) continue;
    for (const std::int32_t delta : deltas_) list[i].onward += mark(to + delta) == kFree;
  }
  return list;
}

Ranking Search::ranking() const { return problem_.algorithm->rank ? problem_.algorithm->rank(*this) : kAsGiven; }

Rejection Search::rejection(std::int32_t cell) const {
  switch (mark(cell)) {
    case kFree: return Rejection::none;
    case kVisited: return Rejection::visited;
    default: return Rejection::off_board;
  }
}

bool Search::is_tour() const {
  if (path_.size() != static_cast<std::size_t>(problem_.board.squares())) return false;
  return problem_.goal == Goal::tour || is_knight_move(square_of(path_.back().cell), problem_.start);
}

void Search::advance(std::int32_t cell) {
  marks_[static_cast<std::size_t>(cell)] = kVisited;
  path_.push_back({cell, 0});
  ++visits_;
  if (path_.size() > records_.size()) records_.push_back(visits_);
  if (path_.size() == static_cast<std::size_t>(problem_.board.squares()) && is_tour()) ++tours_;
}

void Search::backtrack() {
  marks_[static_cast<std::size_t>(path_.back().cell)] = kFree;
  path_.pop_back();
  ++backtracks_;
}

void Search::undo_advance() {
  if (is_tour()) --tours_;
  if (records_.back() == visits_) records_.pop_back();
  marks_[static_cast<std::size_t>(path_.back().cell)] = kFree;
  path_.pop_back();
  --visits_;
  Frame& top = path_.back();
  top.next = detail_ == Detail::candidate ? static_cast<std::uint8_t>(top.next - 1)
                                          : last_free_before(ranking(), static_cast<std::uint8_t>(top.next - 1));
}

// The square comes back as it was when it was given up: with nothing left to try.
void Search::undo_backtrack(std::int32_t cell) {
  marks_[static_cast<std::size_t>(cell)] = kVisited;
  path_.push_back({cell, kMoves});
  if (detail_ == Detail::move) path_.back().next = last_free_before(ranking(), kMoves);
  --backtracks_;
}

// Counted in moves, a frame stands behind the last candidate that it entered: the last one free among those before
// `end`.
std::uint8_t Search::last_free_before(const Ranking& ranking, std::uint8_t end) const {
  while (end > 0 && mark(target(ranking[end - 1u])) != kFree) --end;
  return end;
}

}  // namespace kt
