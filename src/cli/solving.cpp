#include "cli/solving.h"

#include "app/state/position_key.h"
#include "app/words/numbers.h"
#include "cli/commands.h"

namespace kt {
namespace {

std::string visited(const Search& search) {
  if (!search.depth_first()) return plural(search.steps(), "step");
  return plural(search.visits(), "visit") + ", " + plural(search.backtracks(), "backtrack");
}

std::string squares(std::size_t count) { return plural(count, "square"); }

std::string why_stuck(const Settings& settings, const Search& search, std::size_t all) {
  const std::string title(settings.algorithm->title);
  if (search.depth() == 0) return title + " can not succeed: some square has fewer than two neighbours";
  if (search.depth() == all)
    return title +
           " visited every square, but not so that the path ends as asked; it never goes back, so this proves nothing";
  return title + " got stuck on " + settings.name(search.last_event().square) + " after " +
         with_separators(search.depth()) + " of " + squares(all) + "; it never goes back, so this proves nothing";
}

std::string why_none(const Settings& settings, const Search& search) {
  const std::string kind = settings.goal == Goal::closed ? "closed tour" : "tour";
  const std::string end = settings.end ? " to " + settings.name(settings.end->square) : "";
  return "there is no " + kind + " from " + settings.name(settings.start.square) + end +
         ": every possibility was tried, in " + visited(search);
}

std::string why_limit(const Search& search, const Watch& watch, std::size_t all) {
  const std::string how = watch.interrupted() ? "interrupted after " : "stopped after ";
  if (!search.depth_first()) return how + visited(search);
  return how + visited(search) + "; the longest path had " + with_separators(search.deepest()) + " of " + squares(all);
}

}  // namespace

Outcome solve(const Settings& settings, const Limits& limits, Watch& watch) {
  const auto all = static_cast<std::size_t>(settings.shown_board().squares()) - settings.problem().holes.size();
  Trial trial(settings, limits, *search_of(settings));
  if (!trial.search()) return {.ending = trial.ending(), .reason = trial.reason()};
  const Search& search = *trial.search();
  const auto progress = [&] {
    if (!search.depth_first()) return visited(search);
    return visited(search) + ", longest path " + with_separators(search.deepest()) + " of " + squares(all);
  };
  while (watch.go_on(progress) && trial.go_on(watch.slice())) {
  }
  Outcome outcome = outcome_of(search);
  switch (outcome.ending) {
    case Ending::tour: break;
    case Ending::none: outcome.reason = why_none(settings, search); break;
    case Ending::stuck: outcome.reason = why_stuck(settings, search, all); break;
    case Ending::limit: outcome.reason = why_limit(search, watch, all); break;
  }
  return outcome;
}

int exit_status(Ending ending) {
  switch (ending) {
    case Ending::tour: return kFound;
    case Ending::none: return kNone;
    default: return kUndecided;
  }
}

}  // namespace kt
