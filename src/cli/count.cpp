#include "core/count/count.h"

#include <algorithm>

#include "app/language/say.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct CountOptions {
  explicit CountOptions(CLI::App& app) : settings(app) {
    app.add_option("--method", method, "enumerate, frontier or halves [what suits]")->type_name("");
    app.add_option(
           "--max-states", max_states,
           "frontier, halves: end, undecided, where more states are needed at a time; one takes some 45 bytes [" +
               std::to_string(FrontierCount::kMaxStates) + "]")
        ->type_name("N");
    app.footer(
        "Counts the directed tours from the start (--start all: from every square); with --goal closed the closed "
        "tours, each once whatever its direction, and with --end only those that use the move between start and end.");
  }

  SettingsOptions settings;
  std::string method;
  std::string max_states;
};

// Numbers that take days or a great deal of memory. They are told with their source, and never as computed.
struct Known {
  Board board;
  Goal goal;
  std::string_view count;
  std::string_view source;
};

constexpr Known kKnown[] = {
    {{8, 8}, Goal::tour, "19591828170979904", "OEIS A165134"},
    {{8, 8}, Goal::closed, "13267364410532", "McKay 1997, OEIS A001230"},
};

const Known* find_known(const Problem& problem, bool all_starts) {
  if (!problem.edges.empty() || !problem.holes.empty() || problem.leaper != Leaper{} || problem.end ||
      !problem.given.empty())
    return nullptr;
  for (const Known& known : kKnown) {
    if (known.board == problem.board && known.goal == problem.goal && (all_starts || known.goal == Goal::closed)) {
      return &known;
    }
  }
  return nullptr;
}

int print_count(const TourCount& count) {
  print(to_string(count) + "\n");
  return kFound;
}

int interrupted(const Message& so_far) {
  tell(Tone::open, {"undecided: interrupted, {0}", so_far});
  return kUndecided;
}

int count_by_enumeration(const Problem& problem, bool all_starts) {
  Enumeration enumeration(problem, all_starts);
  Watch watch;
  const auto so_far = [&] {
    return Message{"{0} of {1} searches done, {2} visits", std::to_string(enumeration.parts_done()),
                   std::to_string(enumeration.parts()), enumeration.visits()};
  };
  while (!enumeration.run(watch.slice())) {
    if (!watch.go_on([&] { return say(so_far()); })) return interrupted(so_far());
  }
  return print_count(enumeration.count());
}

// By a count that keeps states.
template <typename Count>
int count_states(Count count, auto&& so_far) {
  Watch watch;
  while (!count.run(watch.slice())) {
    if (!watch.go_on([&] { return say(so_far(count)); })) return interrupted(so_far(count));
  }
  if (count.status() == Count::Status::done) return print_count(count.count());
  tell(Tone::open, {"undecided: {0}, {1}", count.reason(), so_far(count)});
  return kUndecided;
}

Message frontier_so_far(const FrontierCount& frontier) {
  return {"{0} of {1} squares done, {2} states", std::to_string(frontier.squares_done()),
          std::to_string(frontier.squares()), frontier.states()};
}

Message halves_so_far(const HalvesCount& halves) {
  if (halves.groups_done() == 0) return {"{0} of a half", frontier_so_far(halves.part())};
  return {"{0} of {1} groups of states joined in the middle", halves.groups_done(), halves.groups()};
}

int count(CountOptions& options) {
  const bool all_starts = options.settings.take("start", "all");
  const auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  if (!options.method.empty() && options.method != "enumerate" && options.method != "frontier" &&
      options.method != "halves") {
    return complain(
        of_key("--method", {"{0} is not one of {1}", "'" + options.method + "'", "enumerate, frontier, halves"}));
  }
  std::size_t max_states = FrontierCount::kMaxStates;
  if (!options.max_states.empty()) {
    if (options.method == "enumerate") return complain(of_key("--max-states", {"an enumeration has no states"}));
    const auto states = whole_number("--max-states", options.max_states, FrontierCount::kMostStates);
    if (!states) return complain(states.error());
    max_states = *states;
  }
  Problem problem = settings->problem();
  if (all_starts && !problem.given.empty())
    return complain(of_key("--given", {"moves are given from one start, and --start is all"}));
  if (auto rest = rest_of(problem)) problem = *std::move(rest);
  const bool may_be_known = options.method.empty() && options.max_states.empty();
  if (const Known* known = find_known(problem, all_starts); known && may_be_known) {
    tell(Tone::open, {"known, not computed here: {0}", known->source});
    print(std::string(known->count) + "\n");
    return kFound;
  }
  const auto halves = halves_can_count(problem, all_starts), frontier = frontier_can_count(problem, all_starts);
  if (options.method == "halves" && !halves) return complain(of_key("--method", halves.error()));
  if (options.method == "frontier" && !frontier) return complain(of_key("--method", frontier.error()));
  // Across a narrow board a frontier needs fewer states than half of the board does.
  constexpr int kNarrow = 6;
  const bool is_wide = std::min(problem.board.rows, problem.board.cols) > kNarrow;
  const std::string method = !options.method.empty() ? options.method
                             : halves && is_wide     ? "halves"
                             : frontier              ? "frontier"
                                                     : "enumerate";
  if (method == "halves") return count_states(HalvesCount(problem, max_states), halves_so_far);
  if (method == "frontier") return count_states(FrontierCount(problem, all_starts, max_states), frontier_so_far);
  return count_by_enumeration(problem, all_starts);
}

}  // namespace

Run add_count(CLI::App& app) {
  return [options = std::make_shared<CountOptions>(app)] { return count(*options); };
}

}  // namespace kt
