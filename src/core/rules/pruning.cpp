#include "core/rules/pruning.h"

#include "core/rules/small_pruning.h"
#include "core/state/path.h"

namespace kt {
namespace {

const MoveSet kAll = MoveSet().set();

MoveSet only(const MoveSet& moves) { return ~moves; }

bool must_close(const Problem& problem) { return problem.goal == Goal::closed && !problem.end; }

bool may_be_last(const Path& path, int v) {
  const Problem& problem = path.problem();
  if (problem.end && path.graph().number(*problem.end) != v) return false;
  return problem.goal == Goal::tour || path.graph().has_move(v, path.graph().number(problem.start));
}

template <typename Condition>
MoveSet moves_where(const Path& path, Condition condition) {
  MoveSet moves;
  for (int move = 0; move < path.moves_here(); ++move) {
    if (path.enterable(move) && condition(path.target(move))) moves.set(move);
  }
  return moves;
}

// The rule for graphs whose moves all go both ways.
class TwoWay {
 public:
  explicit TwoWay(const Path& path)
      : path_(path), start_(path.graph().number(path.problem().start)), closes_(must_close(path.problem())) {
    if (path.problem().end) end_ = path.graph().number(*path.problem().end);
  }

  MoveSet pruned() {
    count();
    if (none_ > 0 || (closes_ && beside_start_ == 0)) return kAll;
    const int spare = closes_ || end_ >= 0 ? 0 : 1;
    if (scarce_ > spare + 1) return kAll;
    const MoveSet kept_for_last =
        moves_where(path_, [&](int v) { return v == end_ || (closes_ && beside_start_ == 1 && leads_to_start(v)); });
    if (scarce_ <= spare) return kept_for_last;
    return kept_for_last | only(moves_where(path_, [&](int v) { return v != end_ && ways(v) < 2; }));
  }

 private:
  bool leads_to_start(int v) const { return path_.graph().has_move(v, start_); }
  int ways(int v) const { return path_.degree(v) + (closes_ && leads_to_start(v)); }

  void count() {
    if (path_.keeps_open_moves()) {
      none_ = path_.open_moves().without_moves();
      scarce_ = none_ + path_.open_moves().with_one_move();
    } else {
      count_of_graph();
    }
    if (end_ >= 0 && path_.is_free(end_)) scarce_ -= path_.degree(end_) == 1;
    if (!closes_) return;
    const Graph& graph = path_.graph();
    for (int move = 0; move < graph.moves(start_); ++move) {
      const int v = graph.target(start_, move);
      if (v < 0 || !path_.is_free(v)) continue;
      ++beside_start_;
      none_ -= path_.degree(v) == 0;
      scarce_ -= path_.degree(v) == 1;
    }
  }

  void count_of_graph() {
    for (int v = 0; v < path_.graph().size(); ++v) {
      if (!path_.is_free(v)) continue;
      const int degree = path_.degree(v);
      none_ += degree == 0;
      scarce_ += degree < 2;
    }
  }

  const Path& path_;
  int start_, end_ = -1;
  bool closes_;
  int none_ = 0;          // free squares without onward moves
  int scarce_ = 0;        // free squares with fewer than two, except the end
  int beside_start_ = 0;  // free squares where a closed tour can end
};

// The rule for graphs with one-way moves: a square that only the top of the path leads to must come next, and a square
// without a way out must be the last.
MoveSet pruned_one_way(const Path& path) {
  const Graph& graph = path.graph();
  std::vector<bool> entered_from_free(graph.size());
  int without_exit = 0, entered_from_top_only = 0;
  const auto leads_on = [&](int v) { return path.degree(v) > 0; };
  for (int v = 0; v < graph.size(); ++v) {
    if (!path.is_free(v)) continue;
    if (!leads_on(v)) {
      if (!may_be_last(path, v)) return kAll;
      ++without_exit;
    }
    for (int move = 0; move < graph.moves(v); ++move) entered_from_free[graph.target(v, move)] = true;
  }
  if (without_exit > 1) return kAll;
  for (int v = 0; v < graph.size(); ++v) {
    if (!path.is_free(v) || entered_from_free[v]) continue;
    if (!graph.has_move(path.top(), v)) return kAll;
    ++entered_from_top_only;
  }
  if (entered_from_top_only > 1) return kAll;
  const int end = path.problem().end ? graph.number(*path.problem().end) : -1;
  const MoveSet kept_for_last = moves_where(path, [&](int v) { return !leads_on(v) || v == end; });
  if (entered_from_top_only == 0) return kept_for_last;
  return kept_for_last | only(moves_where(path, [&](int v) { return !entered_from_free[v]; }));
}

}  // namespace

MoveSet prune_hopeless(const Path& path) {
  const int left = path.graph().squares() - static_cast<int>(path.depth());
  if (left == 0) return {};
  if (const SmallBoard* board = path.small_board()) {
    const int here = board->place(path.top());
    const SmallBoard::Set allowed =
        SmallPruning(*board, path.graph(), path.problem()).allowed(here, path.free_places());
    return MoveSet(board->moves_to(here, board->reach(here) & path.free_places() & ~allowed));
  }
  if (left == 1) return only(moves_where(path, [&](int v) { return may_be_last(path, v); }));
  if (path.problem().end && !path.is_free(path.graph().number(*path.problem().end))) return kAll;
  return path.graph().symmetric() ? TwoWay(path).pruned() : pruned_one_way(path);
}

}  // namespace kt
