#include "core/search/visit_counter.h"

namespace kt {

VisitCounter::VisitCounter(const Search& search)
    : counts_(search.problem().edges.empty() ? search.problem().board.squares()
                                             : search.problem().edges.vertices.size()) {
  if (const DepthFirst* machine = search.depth_first()) {
    machine->path().count_last(counts_, machine->depth());
  } else {
    count_path(search);
  }
}

RunSummary VisitCounter::run(Search& search, Budget budget) {
  const RunSummary summary = search.run_summarized(budget, &counts_);
  if (!search.depth_first()) count_path(search);
  return summary;
}

Event VisitCounter::step(Search& search) {
  const std::uint64_t visits = search.visits();
  const Event event = search.step();
  if (const DepthFirst* machine = search.depth_first()) {
    machine->path().count_last(counts_, static_cast<std::size_t>(search.visits() - visits));
  } else {
    count_path(search);
  }
  return event;
}

bool VisitCounter::step_back(Search& search) {
  const DepthFirst* machine = search.depth_first();
  const std::uint64_t visits = search.visits();
  const std::size_t depth = search.depth();
  const int top = machine && depth > 0 ? machine->path().top() : 0;
  const bool done = search.step_back();
  if (!machine) {
    count_path(search);
  } else if (visits - search.visits() == 1) {
    counts_.leave(top, depth);
  } else if (search.visits() != visits) {
    leave_root(search);
  }
  return done;
}

// Removes the visit of an attempt that is undone.
void VisitCounter::leave_root(const Search& search) {
  const Problem& problem = search.problem();
  const Graph& graph = search.depth_first()->path().graph();
  for (std::size_t i = problem.given.size(); i > 0; --i) counts_.leave(graph.number(problem.given[i - 1]), i + 1);
  counts_.leave(graph.number(problem.start), 1);
}

void VisitCounter::count_path(const Search& search) {
  if (search.depth() == counts_.at_depth().size()) return;
  counts_.clear();
  const std::vector<Square> path = search.path();
  for (std::size_t i = 0; i < path.size(); ++i) counts_.enter(search.problem().board.number(path[i]), i + 1);
}

}  // namespace kt
