// The constructors and queries of a depth-first search. They are not called at every step, so this file is compiled for
// size, unlike depth_first.cpp.
#include <utility>

#include "core/rules/rules.h"
#include "core/search/depth_first.h"

namespace kt {

DepthFirst::DepthFirst(const Problem& problem, Detail detail) : state_{Path(problem), {}}, detail_(detail) {
  auto& [path, counters] = state_;
  push_root(path);
  counters.visits = counters.visits_given = path.depth();
  counters.records.reach(path.depth(), path.depth());
  counters.tours = path.is_tour();
}

DepthFirst::DepthFirst(DepthFirstState state, Detail detail) : state_(std::move(state)), detail_(detail) {
  count_rejections();
}

void DepthFirst::set_detail(Detail detail) {
  if (detail == detail_) return;
  detail_ = detail;
  count_rejections();
}

// Notes the visit if the path is the longest so far.
void DepthFirst::note_record() {
  auto& [path, counters] = state_;
  if (path.depth() != counters.records.deepest()) return;
  const int rejected = detail_ == Detail::candidate ? path.looked_at() : 0;
  counters.records.set_other_steps(counters.visits, counters.rejections - rejected);
}

// Also moves each frame to where steps of this detail stop.
void DepthFirst::count_rejections() {
  auto& [path, counters] = state_;
  counters.rejections = 0;
  if (detail_ == Detail::move) {
    if (!path.empty() && !counters.stuck) retreat(path.looked_at());
    return note_record();
  }
  if (counters.stuck) path.set_looked_at(path.moves_here());
  // A square that was left has looked at all its moves, and rejected those it did not enter.
  std::uint64_t looked_at =
      path.keeps_open_moves() ? counters.backtracks * path.graph().offsets().size() : counters.moves_given_up;
  looked_at += looked_at_since_root(path);
  counters.rejections = looked_at - (counters.visits - counters.visits_given);
  note_record();
}

std::vector<std::array<Square, 2>> DepthFirst::edges() const {
  std::vector<std::array<Square, 2>> lines;
  const ForcedMoves& forced = path().forced_moves();
  if (!forced.is_kept()) return lines;
  for (int v = 0; v < path().graph().size(); ++v) {
    if (path().number(v) != 0) continue;
    for (std::uint32_t moves = forced.forced(v); moves != 0; moves &= moves - 1) {
      const int w = forced.to(v, lowest(moves));
      if (v < w || !path().is_free(w)) lines.push_back({path().graph().square(v), path().graph().square(w)});
    }
  }
  return lines;
}

std::optional<Square> DepthFirst::short_of_moves() const {
  const int v = path().forced_moves().short_of_moves();
  return v < 0 || path().is_full() ? std::nullopt : std::optional(path().graph().square(v));
}

Event DepthFirst::last_event() const {
  if (path().empty()) return {EventType::exhausted, root(path().problem()), Rejection::none};
  const Square here = path().graph().square(path().top());
  if (state_.counters.stuck) return {EventType::stuck, here, Rejection::none};
  if (path().looked_at() == 0) {
    if (path().is_tour()) return {EventType::tour, here, Rejection::none};
    return {path().is_root() ? EventType::start : EventType::advance, here, Rejection::none};
  }
  Ranking ranking;
  rank_moves(path(), ranking);
  const int move = ranking[path().looked_at() - 1];
  const Rejection why = rejection_of(path(), move, pruned_moves(path()));
  return {why == Rejection::none ? EventType::backtrack : EventType::reject, path().destination(move), why};
}

}  // namespace kt
