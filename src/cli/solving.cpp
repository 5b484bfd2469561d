#include "cli/solving.h"

#include "app/language/say.h"
#include "app/state/position_key.h"
#include "app/words/sentence.h"
#include "cli/commands.h"

namespace kt {
namespace {

Message visited(const Search& search) {
  if (!search.depth_first()) return {"{0, plural, one {# step} other {# steps}}", search.steps()};
  return {"{0, plural, one {# visit} other {# visits}}, {1, plural, one {# backtrack} other {# backtracks}}",
          search.visits(), search.backtracks()};
}

Message why_stuck(const Settings& settings, const Search& search, std::size_t all) {
  const Message title = Message::name(settings.algorithm->title);
  if (search.depth() == 0) return {"{0} cannot succeed because some square has fewer than two moves", title};
  if (search.depth() == all)
    return {
        "{0} visited every square, but its path does not end as required; it never goes back, so this proves nothing",
        title};
  return {
      "{0} got stuck on {1} after {2} of {3, plural, one {# square} other {# squares}}; it never goes back, so this "
      "proves nothing",
      title, spoken_name(settings, search.last_event().square), search.depth(), all};
}

Message why_none(const Settings& settings, const Search& search) {
  const char* const kind = settings.goal == Goal::closed ? "closed" : "tour";
  const Message how = settings.algorithm->prune
                          ? Message{"the search tried or pruned every path ({0})", visited(search)}
                          : Message{"the search tried every possibility ({0})", visited(search)};
  return {"there is no {0, select, closed {closed tour} other {tour}} from {1}; {2}", kind, origin(settings), how};
}

Message why_limit(const Search& search, const Watch& watch, std::size_t all) {
  Message how = {"stopped after {0}", visited(search)};
  if (watch.interrupted()) how = {"interrupted after {0}", visited(search)};
  if (!search.depth_first()) return how;
  return {"{0}; the longest path had {1} of {2, plural, one {# square} other {# squares}}", std::move(how),
          search.deepest(), all};
}

}  // namespace

Outcome solve(const Settings& settings, const Limits& limits, Watch& watch) {
  const auto all = settings.shown_board().squares() - settings.problem().holes.size();
  Trial trial(settings, limits, *search_of(settings));
  if (!trial.search()) return {.ending = trial.ending(), .reason = say(with_names(settings, trial.reason()))};
  const Search& search = *trial.search();
  const auto progress = [&] {
    if (!search.depth_first()) return say(visited(search));
    return say(Message{"{0}, longest path {1} of {2, plural, one {# square} other {# squares}}", visited(search),
                       search.deepest(), all});
  };
  while (watch.go_on(progress) && trial.go_on(watch.slice())) {
  }
  Outcome outcome = outcome_of(search);
  switch (outcome.ending) {
    case Ending::tour: break;
    case Ending::none: outcome.reason = say(why_none(settings, search)); break;
    case Ending::stuck: outcome.reason = say(why_stuck(settings, search, all)); break;
    case Ending::limit: outcome.reason = say(why_limit(search, watch, all)); break;
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
