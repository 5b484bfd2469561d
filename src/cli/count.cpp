#include "core/count/count.h"

#include "app/words/numbers.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct Options {
  explicit Options(CLI::App& app) : settings(app) {
    app.add_option("--method", method, "enumerate or frontier [what suits]")->type_name("");
    app.add_option("--max-states", max_states,
                   "frontier: end, undecided, where more states are needed at a time; one takes some 45 bytes [" +
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
  if (!problem.edges.empty() || !problem.holes.empty() || problem.leaper != Leaper{} || problem.end) return nullptr;
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

int interrupted(const std::string& so_far) {
  tell(Tone::open, "undecided: interrupted, " + so_far);
  return kUndecided;
}

int count_by_enumeration(const Problem& problem, bool all_starts) {
  Enumeration enumeration(problem, all_starts);
  Watch watch;
  const auto so_far = [&] {
    return std::to_string(enumeration.parts_done()) + " of " + std::to_string(enumeration.parts()) +
           " searches done, " + with_separators(enumeration.visits()) + " visits";
  };
  while (!enumeration.run(watch.slice())) {
    if (!watch.go_on(so_far)) return interrupted(so_far());
  }
  return print_count(enumeration.count());
}

int count_by_frontier(const Problem& problem, bool all_starts, std::size_t max_states) {
  FrontierCount frontier(problem, all_starts, max_states);
  Watch watch;
  const auto so_far = [&] {
    return std::to_string(frontier.squares_done()) + " of " + std::to_string(frontier.squares()) + " squares done, " +
           with_separators(frontier.states()) + " states";
  };
  while (!frontier.run(watch.slice())) {
    if (!watch.go_on(so_far)) return interrupted(so_far());
  }
  if (frontier.status() == FrontierCount::Status::done) return print_count(frontier.count());
  tell(Tone::open, "undecided: " + frontier.reason() + ", " + so_far());
  return kUndecided;
}

int count(Options& options) {
  const bool all_starts = options.settings.take("start", "all");
  const auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  if (!options.method.empty() && options.method != "enumerate" && options.method != "frontier") {
    return complain("--method: '" + options.method + "' is not one of enumerate, frontier");
  }
  std::size_t max_states = FrontierCount::kMaxStates;
  if (!options.max_states.empty()) {
    if (options.method == "enumerate") return complain("--max-states: an enumeration has no states");
    const auto states = whole_number("--max-states", options.max_states, FrontierCount::kMostStates);
    if (!states) return complain(states.error());
    max_states = static_cast<std::size_t>(*states);
  }
  const Problem problem = settings->problem();
  const bool may_be_known = options.method.empty() && options.max_states.empty();
  if (const Known* known = find_known(problem, all_starts); known && may_be_known) {
    tell(Tone::open, "known, not computed here: " + std::string(known->source));
    print(std::string(known->count) + "\n");
    return kFound;
  }
  const auto suits = frontier_can_count(problem, all_starts);
  if (options.method == "frontier" && !suits) return complain("--method: " + suits.error());
  if (options.method == "enumerate" || !suits) return count_by_enumeration(problem, all_starts);
  return count_by_frontier(problem, all_starts, max_states);
}

}  // namespace

Run add_count(CLI::App& app) {
  return [options = std::make_shared<Options>(app)] { return count(*options); };
}

}  // namespace kt
