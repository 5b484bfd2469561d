#include "app/measure/trial.h"

#include <algorithm>

#include "core/theory/existence.h"

namespace kt {

Ending ending_of(const Search& search) {
  switch (search.status()) {
    case Status::tour: return Ending::tour;
    case Status::exhausted: return search.tours() > 0 ? Ending::tour : Ending::none;
    case Status::stuck: return Ending::stuck;
    default: return Ending::limit;
  }
}

Trial::Trial(const Settings& settings, const Limits& limits, std::optional<Search> from) : limits_(limits) {
  const Problem problem = settings.problem();
  if (limits.ask_theorems && is_ruled_out(problem)) return;
  search_ = from ? std::move(from) : Search(problem, settings.detail);
}

// The network finds only closed tours and would never end without one.
bool Trial::is_ruled_out(Problem problem) {
  Verdict verdict = existence(problem);
  if (verdict.existence != Existence::impossible && problem.algorithm->only_closed) {
    problem.goal = Goal::closed;
    verdict = existence(problem);
    verdict.reason = {"{0} finds only closed tours, but there are none because {1, clause}",
                      Message::name(problem.algorithm->title), verdict.reason};
    ruled_out_ = Ending::stuck;
  }
  if (verdict.existence != Existence::impossible) return false;
  reason_ = std::move(verdict.reason);
  return true;
}

bool Trial::go_on(std::uint64_t steps) {
  if (!search_ || search_->status() != Status::searching) return false;
  const bool counts_visits = search_->problem().algorithm->keeps_stack();
  const std::uint64_t used = counts_visits ? search_->visits() : search_->steps();
  const std::uint64_t left = limits_.max_visits - std::min(used, limits_.max_visits);
  // A restart repeats the given moves, and takes no step if that would take more visits than are left.
  if (left > 0 && search_->run({.steps = counts_visits ? steps : std::min(steps, left), .visits = left}) > 0)
    return true;
  // Back to the moment after the last visit, if the run has backtracked since.
  while (search_->last_event().type == EventType::backtrack && search_->step_back()) {
  }
  return false;
}

}  // namespace kt
