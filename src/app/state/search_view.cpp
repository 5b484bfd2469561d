#include "app/state/search_view.h"

#include <algorithm>

#include "core/rules/cut_squares.h"
#include "core/rules/prune_reasons.h"

namespace kt {

RunState state_at_rest(const Search& search) {
  switch (search.status()) {
    case Status::tour: return RunState::tour;
    case Status::exhausted: return RunState::exhausted;
    case Status::stuck: return RunState::stuck;
    default: return RunState::paused;
  }
}

namespace {

void fill_cuts(Snapshot& view, const Path& path) {
  const CutSquares cuts(path);
  const Graph& graph = path.graph();
  for (int v = 0; v < graph.size(); ++v)
    if (cuts.is_cut(v)) view.edges.push_back({graph.square(v), graph.square(v)});
}

}  // namespace

void fill_snapshot(Snapshot& view, const Settings& settings, const Search& search, const VisitCounts* visits) {
  view.settings = settings;
  view.state = state_at_rest(search);
  view.event = search.last_event();
  search.copy_path(view.path);
  view.attempts = search.attempts();
  view.gives_up = search.gives_up();
  view.candidates = view.gives_up ? std::vector<Candidate>() : search.candidates();
  view.edges = search.edges();
  view.short_of_moves = search.depth_first() ? search.depth_first()->short_of_moves() : std::nullopt;
  if (settings.algorithm->prune && search.depth_first()) explain_pruning(search.depth_first()->path(), view.candidates);
  if (settings.algorithm->cuts) fill_cuts(view, search.depth_first()->path());
  view.squares = settings.shown_board().squares() - search.problem().holes.size();
  view.closed = search.status() == Status::tour && search.is_closed();
  const bool goes_on = std::ranges::any_of(
      view.candidates, [](const Candidate& c) { return c.rejection == Rejection::none && !c.looked_at; });
  view.dead_end = search.status() == Status::stuck ||
                  (search.status() == Status::searching && !view.path.empty() && !goes_on && !view.gives_up);
  view.step = search.steps();
  view.visits = search.visits();
  view.backtracks = search.backtracks();
  view.tours = search.tours();
  view.depth = search.depth();
  view.deepest = search.deepest();
  view.can_step = !search.ended();
  view.can_step_back = search.steps() > 0;
  view.visits_at_square.clear();
  view.visits_at_depth.clear();
  if (!visits) return;
  view.visits_at_square = visits->at_square();
  view.visits_at_depth = visits->at_depth();
}

void hide_answer(Snapshot& view) {
  view.candidates.clear();
  view.dead_end = false;
  // The frame on top has no current move; a window of the stack may end below it.
  if (!view.stack.empty() && view.stack.back().current < 0) view.stack.back().branches.clear();
}

}  // namespace kt
