#include "app/words/hope_words.h"

#include "app/words/numbers.h"
#include "app/words/sentence.h"

namespace kt {
namespace {

const char* kind_of_goal(const Settings& settings) { return settings.goal == Goal::closed ? "closed" : "any"; }

Message describe_loss(const Snapshot& s) {
  const HopeView& hope = s.hope;
  const std::string square = spoken_name(s.settings, s.path[hope.since - 1]);
  const std::uint64_t number = hope.since - 1 + s.settings.base;
  if (!hope.is_exact) return {"Lost since {0}, number {1} on the path, or earlier.", square, number};
  // Numbers that change with each frame cannot be read.
  if (s.pace != Pace::steps) return {"Lost since {0}, number {1} on the path.", square, number};
  if (hope.end == HopeView::End::stuck)
    return {"Lost since {0}, number {1} on the path; the search will never notice.", square, number};
  if (hope.end == HopeView::End::restarts && hope.visits_left)
    return {
        "Lost since {0}, number {1} on the path; the search will not notice, but will start again {2, plural, =0 {without another visit} one {after # more visit} other {after # more visits}}.",
        square, number, *hope.visits_left};
  if (hope.visits_left)
    return {
        "Lost since {0}, number {1} on the path; the search will notice {2, plural, =0 {without another visit} one "
        "{after # more visit} other {after # more visits}}.",
        square, number, *hope.visits_left};
  if (hope.visits_since.value_or(0) > 0)
    return {
        "Lost since {0}, number {1} on the path; the search has not noticed for {2, plural, one {# visit} other {# "
        "visits}}.",
        square, number, *hope.visits_since};
  return {"Lost since {0}, number {1} on the path.", square, number};
}

}  // namespace

Message describe_hope(const Snapshot& s) {
  if (s.path.empty() || s.shows_tour()) return {};
  switch (s.hope.outlook) {
    case Outlook::impossible: return describe_loss(s);
    case Outlook::possible:
      return {"This path can still become {0, select, closed {a closed tour} other {a tour}}.",
              kind_of_goal(s.settings)};
    case Outlook::unknown: return describe_open_question(s.settings);
    case Outlook::looking:
      if (s.state == RunState::playing) return {};
      return {"Checking whether this path can still become {0, select, closed {a closed tour} other {a tour}}…",
              kind_of_goal(s.settings)};
    default: return {};
  }
}

Message describe_open_question(const Settings& settings) {
  return {
      "It would take too long to find out whether this path can still become {0, select, closed {a closed tour} "
      "other {a tour}}.",
      kind_of_goal(settings)};
}

std::optional<Message> share_in_vain(const Snapshot& s) {
  if (!s.hope.lost_visits || s.visits == 0) return {};
  return percentage(*s.hope.lost_visits, s.visits);
}

}  // namespace kt
