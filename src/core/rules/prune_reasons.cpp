#include "core/rules/prune_reasons.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/rules/cut_squares.h"
#include "core/rules/pruning.h"
#include "core/state/path.h"

namespace kt {
namespace {

using Kind = PruneReason::Kind;

// The rules of pruning.h.
class Hopeless {
 public:
  explicit Hopeless(const Path& path) : path_(path), graph_(path.graph()), problem_(path.problem()) {
    if (problem_.end) end_ = graph_.number(*problem_.end);
    closes_ = problem_.goal == Goal::closed && end_ < 0;
    left_ = graph_.squares() - static_cast<int>(path.depth());
    if (left_ < 2) return;
    if (end_ >= 0 && !path.is_free(end_)) {
      all_ = {.kind = Kind::end_passed, .squares = {*problem_.end}};
    } else if (graph_.symmetric()) {
      look_both_ways();
    } else {
      look_one_way();
    }
  }

  PruneReason of(int v) const {
    if (left_ == 1) return may_be_last(v) ? PruneReason{} : wrong_last(v);
    if (all_.kind != Kind::none) return all_;
    if (next_.kind != Kind::none && std::ranges::find(next_.squares, graph_.square(v)) == next_.squares.end())
      return next_;
    if (must_be_last(v)) return {.kind = Kind::kept, .squares = {graph_.square(v)}};
    return {};
  }

 private:
  bool leads_to_start(int v) const { return graph_.has_move(v, graph_.number(problem_.start)); }
  bool may_be_last(int v) const {
    return (end_ < 0 || v == end_) && (problem_.goal == Goal::tour || leads_to_start(v));
  }
  PruneReason wrong_last(int v) const {
    PruneReason reason{.kind = Kind::wrong_last};
    if (end_ >= 0 && v != end_) reason.squares = {*problem_.end};
    return reason;
  }
  bool must_be_last(int v) const {
    if (v == end_) return true;
    if (!graph_.symmetric()) return path_.degree(v) == 0;
    return closes_ && beside_start_ == 1 && leads_to_start(v);
  }

  template <typename Visit>
  void for_each_free(Visit visit) const {
    for (int v = 0; v < graph_.size(); ++v) {
      if (path_.is_free(v)) visit(v);
    }
  }
  std::vector<Square> within(const std::vector<Square>& squares) const {
    std::vector<Square> list;
    for (const Square square : squares) {
      if (graph_.has_move(path_.top(), graph_.number(square))) list.push_back(square);
    }
    return list;
  }

  void look_both_ways() {
    std::vector<Square> lost, scarce;
    for_each_free([&](int v) {
      const bool returns = closes_ && leads_to_start(v);
      beside_start_ += returns;
      const int ways = path_.degree(v) + returns;
      if (ways == 0) lost.push_back(graph_.square(v));
      if (ways < 2 && v != end_) scarce.push_back(graph_.square(v));
    });
    const bool any_end = !closes_ && end_ < 0;
    const std::size_t spare = any_end ? 1 : 0;
    if (!lost.empty()) {
      all_ = {.kind = Kind::lost, .squares = std::move(lost)};
    } else if (closes_ && beside_start_ == 0) {
      all_ = {.kind = Kind::no_return};
    } else if (scarce.size() > spare + 1) {
      all_ = {.kind = Kind::crowded, .squares = std::move(scarce), .any_end = any_end};
    } else if (scarce.size() == spare + 1) {
      next_ = {.kind = Kind::scarce, .squares = scarce, .within = within(scarce), .any_end = any_end};
    }
  }

  void look_one_way() {
    std::vector<bool> entered(graph_.size());  // some free square leads to it
    std::vector<Square> dead_ends, lost, unreachable, from_top;
    for_each_free([&](int v) {
      if (path_.degree(v) == 0) (may_be_last(v) ? dead_ends : lost).push_back(graph_.square(v));
      for (int move = 0; move < graph_.moves(v); ++move) entered[graph_.target(v, move)] = true;
    });
    for_each_free([&](int v) {
      if (entered[v]) return;
      (graph_.has_move(path_.top(), v) ? from_top : unreachable).push_back(graph_.square(v));
    });
    if (!lost.empty()) {
      all_ = {.kind = Kind::lost, .squares = std::move(lost)};
    } else if (dead_ends.size() > 1) {
      all_ = {.kind = Kind::last_two, .squares = std::move(dead_ends)};
    } else if (!unreachable.empty()) {
      all_ = {.kind = Kind::unreachable, .squares = std::move(unreachable)};
    } else if (from_top.size() > 1) {
      all_ = {.kind = Kind::next_two, .squares = std::move(from_top)};
    } else if (!from_top.empty()) {
      next_ = {.kind = Kind::only_next, .squares = std::move(from_top)};
    }
  }

  const Path& path_;
  const Graph& graph_;
  const Problem& problem_;
  int end_ = -1, left_ = 0, beside_start_ = 0;
  bool closes_ = false;
  PruneReason all_;   // against every move
  PruneReason next_;  // against every move except those to its squares
};

// The rules of forced_pruning.h.
PruneReason by_force(const Path& path, int v) {
  const ForcedMoves& forced = path.forced_moves();
  const Graph& graph = path.graph();
  if (std::popcount(forced.forced(v)) == 2) return {.kind = Kind::settled};
  // At the start of a closed tour, a forced move may be the first or the last.
  if (path.problem().goal == Goal::closed && path.depth() == 1) return {};
  const unsigned next = path.open(path.top()) & forced.forced(path.top());
  if (!std::has_single_bit(next)) return {};
  return {.kind = Kind::forced, .squares = {graph.square(forced.to(path.top(), std::countr_zero(next)))}};
}

}  // namespace

void explain_pruning(const Path& path, std::vector<Candidate>& candidates) {
  const bool prunes =
      std::ranges::any_of(candidates, [](const Candidate& c) { return c.rejection == Rejection::pruned; });
  if (path.empty() || !prunes) return;
  const Algorithm& algorithm = path.algorithm();
  const ForcedMoves& forced = path.forced_moves();
  const bool forces = algorithm.forces && forced.is_kept();
  const Hopeless hopeless(path);
  std::optional<CutSquares> cuts;
  if (algorithm.cuts) cuts.emplace(path, prune_hopeless(path));
  for (Candidate& candidate : candidates) {
    if (candidate.rejection != Rejection::pruned) continue;
    const int v = path.graph().number(candidate.square);
    PruneReason& reason = candidate.reason;
    if (forces && forced.fails() && forced.short_of_moves() >= 0) {
      reason = {.kind = Kind::short_of, .squares = {path.graph().square(forced.short_of_moves())}};
      continue;
    }
    reason = hopeless.of(v);
    if (reason.kind != Kind::none) continue;
    if (cuts) reason = cuts->why_not(v);
    if (forces && !forced.fails()) reason = by_force(path, v);
  }
}

}  // namespace kt
