#include "core/search/depth_first.h"

#include <algorithm>

#include "core/fast/fast.h"
#include "core/rules/rules.h"

namespace kt {

[[gnu::always_inline]] inline Event DepthFirst::advance(int v) {
  auto& [path, counters] = state_;
  path.push(v);
  ++counters.visits;
  counters.records.reach(path.depth(), counters.visits, counters.rejections);
  const bool tour = path.is_tour();
  counters.tours += tour;
  return {tour ? EventType::tour : EventType::advance, path.graph().square(v), Rejection::none};
}

[[gnu::always_inline]] inline Event DepthFirst::backtrack() {
  auto& [path, counters] = state_;
  const Square given_up = path.graph().square(path.top());
  if (!path.keeps_open_moves()) counters.moves_given_up += path.moves_here();
  path.give_up();
  ++counters.backtracks;
  return {path.empty() ? EventType::exhausted : EventType::backtrack, given_up, Rejection::none};
}

// A step that cannot be a record, a tour or the end, like nearly all steps. It needs few checks and no calls.
inline Event DepthFirst::step_between(const SmallBoard& board) {
  auto& [path, counters] = state_;
  const int last = path.top();
  if (!path.step_on(board)) {
    ++counters.backtracks;
    return {EventType::backtrack, board.square(last), Rejection::none};
  }
  ++counters.visits;
  return {EventType::advance, board.square(path.top()), Rejection::none};
}

Event DepthFirst::step() {
  const auto& [path, counters] = state_;
  const SmallBoard* board = path.knights_board();
  const bool between = path.depth() > counters.visits_given && path.depth() + 1 < counters.records.deepest();
  return board && between && detail_ == Detail::move ? step_between(*board) : step_anywhere();
}

Event DepthFirst::step_anywhere() {
  if (in_given_order() && !path().empty()) return step_in_given_order();
  return ended() ? last_event() : step_by_rank();
}

Event DepthFirst::step_in_given_order() {
  const int move = path().next_open();
  if (move == kMoves) return backtrack();
  state_.path.set_looked_at(move + 1);
  return advance(path().step_to(move));
}

Event DepthFirst::step_by_rank() {
  auto& [path, counters] = state_;
  Ranking ranking;
  rank_moves(path, ranking);
  const MoveSet pruned = pruned_moves(path);
  for (int next = path.looked_at(); next < path.moves_here(); ++next) {
    const int move = ranking[next];
    path.set_looked_at(next + 1);
    if (rejection_of(path, move, pruned) == Rejection::none) return advance(path.target(move));
    if (detail_ == Detail::candidate) {
      ++counters.rejections;
      return last_event();
    }
  }
  if (path.algorithm().goes_back) return backtrack();
  counters.stuck = true;
  return last_event();
}

bool DepthFirst::step_back() {
  auto& [path, counters] = state_;
  if (counters.stuck) {
    counters.stuck = false;
    if (detail_ == Detail::move) retreat(path.moves_here());
    return true;
  }
  int v = 0;
  if (path.empty()) {
    v = path.graph().number(root(path.problem()));
  } else if (const int looked_at = path.looked_at(); looked_at == 0) {
    if (path.is_root()) return false;
    undo_advance();
    return true;
  } else if (in_given_order()) {
    v = path.step_to(looked_at - 1);
  } else {
    return undo_by_rank();
  }
  return undo_backtrack(v);
}

// The rank of the last candidate looked at says whether it was entered.
bool DepthFirst::undo_by_rank() {
  auto& [path, counters] = state_;
  Ranking ranking;
  rank_moves(path, ranking);
  const int last = path.looked_at() - 1;
  if (rejection_of(path, ranking[last], pruned_moves(path)) == Rejection::none) {
    return undo_backtrack(path.target(ranking[last]));
  }
  if (counters.rejections == 0) return false;
  path.set_looked_at(last);
  --counters.rejections;
  return true;
}

inline void DepthFirst::undo_advance() {
  auto& [path, counters] = state_;
  if (path.is_tour() && counters.tours > 0) --counters.tours;
  if (path.depth() == counters.records.deepest()) counters.records.undo(counters.visits);
  path.pop();
  --counters.visits;
  retreat(path.looked_at() - 1);
  note_record();
}

// The square returns to the path as it left it: with no moves left to try.
[[gnu::always_inline]] inline bool DepthFirst::undo_backtrack(int v) {
  auto& [path, counters] = state_;
  if (counters.backtracks == 0 || path.depth() == counters.records.deepest()) return false;
  path.empty() ? push_root(path) : path.push(v);
  if (!path.keeps_open_moves())
    counters.moves_given_up -= std::min<std::uint64_t>(counters.moves_given_up, path.moves_here());
  --counters.backtracks;
  retreat(path.moves_here());
  return true;
}

void DepthFirst::retreat(int end) { look_again_from(state_.path, end, detail_); }

std::uint64_t DepthFirst::run(Budget budget) {
  RunStatistics statistics;
  return run_on(budget, statistics);
}

// Takes the first step alone, so that the depth where the loops begin belongs to the run.
RunSummary DepthFirst::run_summarized(Budget budget, VisitCounts* visits) {
  RunStatistics statistics{.visits = visits};
  const BudgetMeter meter(state_.counters, budget);
  if (run_by_steps({std::min<std::uint64_t>(budget.steps, 1), budget.visits}, statistics) == 0) {
    statistics.depths.add(depth());
  } else if (status() == Status::searching) {
    run_on(meter.rest(), statistics);
  }
  return {meter.steps(), statistics.depths};
}

// The statistics need not include the depth where it begins.
std::uint64_t DepthFirst::run_on(Budget budget, RunStatistics& statistics) {
  if (detail_ == Detail::candidate) return run_by_steps(budget, statistics);
  if (FastForward::covers(path())) return run_by<FastForward>(budget, statistics);
  if (PrunedRun::covers(path())) return run_by<PrunedRun>(budget, statistics);
  if (GreedyRun::covers(path())) return run_by<GreedyRun>(budget, statistics);
  return run_by_steps(budget, statistics);
}

// The machine runs where it can, and returns how many steps to take one by one in between.
template <typename Machine>
std::uint64_t DepthFirst::run_by(Budget budget, RunStatistics& statistics) {
  const BudgetMeter meter(state_.counters, budget);
  Machine machine(state_, statistics);
  while (!ended()) {
    const std::uint64_t steps = machine.run(meter.rest());
    const auto [steps_left, visits_left] = meter.rest();
    if (run_by_steps({std::min(steps, steps_left), visits_left}, statistics) < steps) break;
    if (status() != Status::searching) break;
  }
  machine.finish();
  return meter.steps();
}

// Backtracks after the last allowed visit still count, so it stops only before the next advance.
std::uint64_t DepthFirst::run_by_steps(Budget budget, RunStatistics& statistics) {
  const std::uint64_t first = visits();
  std::uint64_t done = 0;
  while (done < budget.steps && !ended()) {
    const std::uint64_t before = visits();
    const EventType type = step().type;
    if (visits() - first > budget.visits) {
      step_back();
      break;
    }
    ++done;
    statistics.depths.add(depth());
    if (statistics.visits && visits() != before) statistics.visits->enter(path().top(), depth());
    if (type == EventType::tour) break;
  }
  return done;
}

// A rule that never backtracks has no second tour.
bool DepthFirst::ended() const {
  return path().empty() || state_.counters.stuck || (!path().algorithm().goes_back && status() == Status::tour);
}

}  // namespace kt
