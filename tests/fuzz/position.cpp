// Positions: that of a search at a step, with some changed numbers; and position keys as in a link.
//
//   board=5x5                a query, perhaps with `at`
//   1200                     number of steps to do first
//   0,3;6,8                  the changes: which number of the position, by how much
//
// An accepted position is what it says, is read again from its key, and continues in both directions.
#include "core/search/position.h"

#include "app/settings/link.h"
#include "app/state/position_key.h"
#include "core/basics/parse_number.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

constexpr std::uint64_t kMaxVisits = std::uint64_t{1} << 52;  // the largest number in a key
constexpr std::uint64_t kMaxSteps = 3000;
constexpr std::uint64_t kStepsBack = 40;

void add(Position& position, std::uint64_t which, std::uint64_t value) {
  Counters& counters = position.counters;
  std::uint64_t* const numbers[] = {&counters.visits, &counters.backtracks, &counters.tours, &counters.moves_given_up};
  if (which < std::size(numbers))
    *numbers[which] += value;
  else if (which == std::size(numbers))
    counters.stuck = !counters.stuck;
  else if (which == std::size(numbers) + 1)
    counters.records.reach(value, counters.visits);
  else if (which == std::size(numbers) + 2)
    position.looked_at.resize(value % 200);
  else if (which == std::size(numbers) + 3)
    counters.records = {};
  else if (!position.looked_at.empty())
    position.looked_at[which % position.looked_at.size()] += static_cast<std::uint8_t>(value);
}

// An invented position may end when stepping back, where it has no past, and may lose records.
void hold_goes_on(const Search& search, std::string_view of, bool is_true) {
  hold_is_sound(search, of);
  Search walk = search;
  std::uint64_t back = 0;
  while (back < kStepsBack && walk.step_back()) hold(walk.steps() + ++back == search.steps(), "a step back is one", of);
  hold(!is_true || back == std::min(kStepsBack, search.steps()), "it goes back to its start", of);
  hold_is_sound(walk, of);
  for (std::uint64_t i = 0; i < back; ++i) walk.step();
  hold(is_true ? walk == search : walk.path() == search.path() && walk.steps() == search.steps(),
       "it comes back to itself", of);
  walk = search;
  if (!walk.ended()) {
    walk.step();
    hold_is_sound(walk, of);
    hold(walk.step_back() && walk == search, "a step back undoes a step", of);
  }
}

void hold_is_kept(const Settings& settings, const Search& search, bool is_true) {
  if (search.visits() > kMaxVisits) return;
  Settings kept = settings;
  kept.at = position_key(settings, search);
  const auto again = search_of(kept);
  hold(again.has_value(), "a key is accepted", kept.at);
  hold(*again == search, "a key says all", kept.at);
  hold_goes_on(search, link_of(kept), is_true);
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kt;
  std::string_view text = text_of(data, size);
  Settings settings;
  assign_query(settings, take_line(text));
  if (!is_small(settings.problem())) return 0;
  const auto asked = search_of(settings);
  if (asked && asked->depth_first()) hold_is_kept(settings, *asked, false);
  if (!asked) {
    const std::string why = in_english(asked.error());
    record_answer(why);
    hold(why.starts_with("at: this position "), "a refusal is a sentence", why);
  }

  Search search(settings.problem(), settings.detail);
  if (!search.depth_first()) return 0;
  search.run(std::min(kMaxSteps, parse_number<std::uint64_t>(take_line(text)).value_or(0)));
  hold_is_kept(settings, search, true);
  Position position = position_of(search);
  for (std::string_view rest = take_line(text); !rest.empty();) {
    const std::string_view change = rest.substr(0, rest.find(';'));
    rest.remove_prefix(std::min(rest.size(), change.size() + 1));
    const std::size_t comma = std::min(change.find(','), change.size());
    const auto which = parse_number<std::uint64_t>(change.substr(0, comma));
    const auto value = parse_number<std::uint64_t>(change.substr(std::min(comma + 1, change.size())));
    if (which && value) add(position, *which, *value);
  }
  const auto changed = search_at(settings.problem(), settings.detail, position);
  record_answer(changed ? std::string("accepted") : in_english(changed.error()));
  if (!changed) return 0;
  hold_is_kept(settings, *changed, false);
  return 0;
}
