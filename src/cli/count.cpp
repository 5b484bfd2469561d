#include "core/count/count.h"

#include <algorithm>
#include <iterator>

#include "app/language/say.h"
#include "app/settings/setting_kinds.h"
#include "app/state/outcome.h"
#include "app/words/sentence.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

constexpr Choice kMethods[] = {{"enumerate"}, {"frontier"}, {"halves"}};

struct CountOptions {
  explicit CountOptions(CLI::App& app) : settings(app), print(app) {
    app.add_option("--method", method, "how to count the tours [chosen automatically]")
        ->type_name(alternatives(kMethods));
    app.add_option("--max-states", max_states,
                   "frontier, halves: stop at more than N states, undecided; each takes about 45 bytes [" +
                       std::to_string(FrontierCount::kMaxStates) + "]")
        ->type_name("N");
    app.footer(
        "Counts the directed tours from the start. --start all counts them from every square; on a graph with a "
        "vertex named all, write --start '*' instead. With --goal closed it counts closed tours, each once "
        "whatever its direction; with --end as well, only those that use the move between start and end.");
  }

  SettingsOptions settings;
  PrintOption print;
  std::string method;
  std::string max_states;
};

// Counts that take days or a great deal of memory. They are printed with their source, and never as computed.
struct KnownCount {
  Board board;
  Goal goal;
  std::string_view count;
  std::string_view source;
};

constexpr KnownCount kKnown[] = {
    {{8, 8}, Goal::tour, "19591828170979904", "OEIS A165134"},
    {{8, 8}, Goal::closed, "13267364410532", "McKay 1997, OEIS A001230"},
};

const KnownCount* find_known(const Problem& problem, bool all_starts) {
  if (!problem.edges.empty() || !problem.holes.empty() || !is_knight(problem.leaper) || problem.end ||
      !problem.given.empty())
    return nullptr;
  for (const KnownCount& known : kKnown) {
    if (known.board == problem.board && known.goal == problem.goal && (all_starts || known.goal == Goal::closed)) {
      return &known;
    }
  }
  return nullptr;
}

// How to print the count, and what is counted.
struct Report {
  const Settings& settings;
  bool all_starts;
  bool as_json;
  std::string method = {};
};

// Numbers are strings, because they may exceed the range of JSON readers.
void print_json(const Report& report, const std::string& count, const std::string& reason) {
  std::vector<JsonMember> members = {{"status", count.empty() ? "limit" : "done"},
                                     {"reason", reason},
                                     {"count", count.empty() ? Json::written("null") : Json(count)},
                                     {"method", report.method},
                                     {"starts", report.all_starts ? "all" : "one"}};
  std::ranges::copy(problem_members(report.settings), std::back_inserter(members));
  print(json_object(members).text + "\n");
}

int print_count(const Report& report, const std::string& count, const std::string& reason = {}) {
  if (report.as_json)
    print_json(report, count, reason);
  else
    print(count + "\n");
  return kFound;
}

int undecided(const Report& report, const Message& unnamed) {
  const Message reason = with_names(report.settings, unnamed);
  if (report.as_json) print_json(report, {}, say(reason));
  print_message(Tone::open, {"undecided: {0}", reason});
  return kUndecided;
}

int interrupted(const Report& report, const Message& so_far) { return undecided(report, {"interrupted, {0}", so_far}); }

int count_by_enumeration(const Report& report, const Problem& problem) {
  Enumeration enumeration(problem, report.all_starts);
  Watch watch;
  const auto so_far = [&] {
    return Message{"{0} of {1} searches done, {2, plural, one {# visit} other {# visits}}",
                   std::to_string(enumeration.parts_done()), std::to_string(enumeration.parts()), enumeration.visits()};
  };
  while (!enumeration.run(watch.slice())) {
    if (!watch.go_on([&] { return say(so_far()); })) return interrupted(report, so_far());
  }
  return print_count(report, to_string(enumeration.count()));
}

// Counts with a method that keeps states.
template <typename Count>
int count_states(const Report& report, Count count, auto&& so_far) {
  Watch watch;
  while (!count.run(watch.slice())) {
    if (!watch.go_on([&] { return say(so_far(count)); })) return interrupted(report, so_far(count));
  }
  if (count.status() == Count::Status::done) return print_count(report, to_string(count.count()));
  return undecided(report, {"{0}, {1}", count.reason(), so_far(count)});
}

Message frontier_so_far(const FrontierCount& frontier) {
  return {"{0} of {1} squares done, {2, plural, one {# state} other {# states}}",
          std::to_string(frontier.squares_done()), std::to_string(frontier.squares()), frontier.states()};
}

Message halves_so_far(const HalvesCount& halves) {
  if (halves.groups_done() == 0) return {"one half: {0}", frontier_so_far(halves.part())};
  return {"{0} of {1} groups of states joined in the middle", halves.groups_done(), halves.groups()};
}

int count(CountOptions& options) {
  // A vertex may have this name.
  const bool all_starts = options.settings.take("start", "*") ||
                          (!options.settings.has_vertex("all") && options.settings.take("start", "all"));
  const auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  if (!options.method.empty()) {
    if (const auto known = kinds::place_of(kMethods, options.method); !known)
      return print_error(of_key("--method", known.error()));
  }
  std::size_t max_states = FrontierCount::kMaxStates;
  if (!options.max_states.empty()) {
    if (options.method == "enumerate")
      return print_error(
          of_key("--max-states", Message{"this option works only with the methods frontier and halves"}));
    const auto states = whole_number("--max-states", options.max_states, FrontierCount::kMaxTableStates);
    if (!states) return print_error(states.error());
    max_states = *states;
  }
  Problem problem = settings->problem();
  if (all_starts && !problem.given.empty())
    return print_error(of_key("--given", Message{"moves from a single start cannot be combined with --start all"}));
  if (end_is_passed(problem)) {
    const std::string method = options.method.empty() ? "enumerate" : options.method;
    return print_count({*settings, all_starts, *as_json, method}, "0");
  }
  if (auto rest = rest_of(problem)) problem = *std::move(rest);
  const bool may_be_known = options.method.empty() && options.max_states.empty();
  if (const KnownCount* known = find_known(problem, all_starts); known && may_be_known) {
    const Message source = {"known from {0}, not computed here", known->source};
    print_message(Tone::open, source);
    return print_count({*settings, all_starts, *as_json, "known"}, std::string(known->count), say(source));
  }
  const auto halves = halves_can_count(problem, all_starts), frontier = frontier_can_count(problem, all_starts);
  if (options.method == "halves" && !halves) return print_error(of_key("--method", halves.error()));
  if (options.method == "frontier" && !frontier) return print_error(of_key("--method", frontier.error()));
  // On a narrow board, a frontier needs fewer states than the halves.
  constexpr int kNarrow = 6;
  const bool is_wide = std::min(problem.board.rows, problem.board.cols) > kNarrow;
  const std::string method = !options.method.empty() ? options.method
                             : halves && is_wide     ? "halves"
                             : frontier              ? "frontier"
                                                     : "enumerate";
  const Report report = {*settings, all_starts, *as_json, method};
  if (method == "halves") return count_states(report, HalvesCount(problem, max_states), halves_so_far);
  if (method == "frontier")
    return count_states(report, FrontierCount(problem, all_starts, max_states), frontier_so_far);
  return count_by_enumeration(report, problem);
}

}  // namespace

Action add_count(CLI::App& app) {
  return [options = std::make_shared<CountOptions>(app)] { return count(*options); };
}

}  // namespace kt
