#include "app/recording/trace.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/language/say.h"
#include "app/run/run.h"
#include "app/state/outcome.h"
#include "app/state/position_key.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/path_hope.h"

namespace kt {
namespace {

struct TraceOptions {
  explicit TraceOptions(CLI::App& app) : settings(app, "hope"), print(app) {
    app.add_option("--steps", steps,
                   "number of steps; -K goes back K steps and prints the undone events [until a tour or the end]")
        ->type_name("N");
    app.add_option("--from", from, "start after this step [0]")->type_name("STEP");
    app.add_flag(
        "--hope", hope,
        "add whether a tour begins with the path: promising, lost N (since its square N), lost <=N, or unknown");
    app.add_option("--max-visits", max_visits, "--hope: stop the check of a line after N visits [300000]")
        ->type_name("N");
  }

  SettingsOptions settings;
  PrintOption print;
  std::string steps;
  std::string from = "0";
  bool hope = false;
  std::string max_visits;
};

int status_of(const Search& search) {
  switch (search.status()) {
    case Status::exhausted: return search.tours() > 0 ? kFound : kNone;
    case Status::stuck: return kUndecided;
    default: return kFound;  // a tour, or all requested steps
  }
}

// `hope`: of the path; null if nobody asks.
Json event_json(const Settings& settings, const Search& search, const Hope* hope) {
  const Event event = search.last_event();
  std::vector<JsonMember> members = {{"step", search.steps()},
                                     {"event", to_string(event.type)},
                                     {"square", event.square},
                                     {"name", settings.name(event.square)},
                                     {"depth", search.depth()}};
  if (hope && search.depth() > 0) std::ranges::copy(hope_members(*hope), std::back_inserter(members));
  return json_object(members);
}

std::string event_line(const Settings& settings, const Search& search, const Hope* hope) {
  std::string line = trace_line(settings, search, TraceFormat::words);
  if (hope) line.insert(line.size() - 1, " " + (search.depth() > 0 ? in_a_word(*hope) : "-"));
  return line;
}

// Prints the events as they happen: a line each, or one JSON object.
class EventPrinter {
 public:
  EventPrinter(const Settings& settings, bool as_json) : settings_(settings), as_json_(as_json) {}

  void begin() const {
    if (as_json_) print("{\"events\":[");
  }
  void event(const Search& search, const Hope* hope) {
    if (!as_json_) return print(event_line(settings_, search, hope));
    print(std::exchange(separator_, ",\n") + event_json(settings_, search, hope).text);
  }
  int end(const Search& search, int status) const {
    if (!as_json_) return status;
    std::string members = outcome_json(settings_, outcome_of(search)).text;
    print("]," + members.substr(1) + "\n");
    return status;
  }

 private:
  const Settings& settings_;
  bool as_json_;
  std::string separator_ = "\n";
};

int interrupted(const Search& search) {
  print_message(Tone::open, {"undecided: interrupted at step {0}", search.steps()});
  return kUndecided;
}

int trace(TraceOptions& options) {
  const auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  constexpr std::uint64_t kMax = std::uint64_t{1} << 53;
  const auto from = whole_number("--from", options.from, kMax);
  if (!from) return print_error(from.error());
  const bool back = options.steps.starts_with('-');
  std::uint64_t steps = kMax;
  if (!options.steps.empty()) {
    const auto number = whole_number("--steps", std::string_view(options.steps).substr(back ? 1 : 0), kMax);
    if (!number) return print_error(number.error());
    steps = *number;
  }
  if (!options.hope && !options.max_visits.empty())
    return print_error(of_key("--max-visits", Message{"this option works only with --hope"}));
  const auto max_visits =
      whole_number("--max-visits", options.max_visits.empty() ? "300000" : options.max_visits, kMax);
  if (!max_visits) return print_error(max_visits.error());
  constexpr std::size_t kMemory = 4 << 20;  // bytes, for checkpoints
  Run run(*settings, search_of(*settings).value(), kMemory);
  const Search& search = run.search();
  std::optional<Hope> hope;
  if (options.hope) {
    if (!search.depth_first())
      return print_error(of_key("--hope", Message{"This works only for a search that has a path."}));
    hope.emplace(search.problem());
  }
  Watch watch;
  const auto progress = [&] { return say(Message{"{0, plural, one {# step} other {# steps}}", search.steps()}); };
  while (run.here() < *from && !advance(run, ToStep{*from}, watch.slice()) && watch.go_on(progress)) {
  }
  if (watch.interrupted()) return interrupted(search);
  if (search.steps() < *from) {
    return print_error(of_key("--from", {"the search ends at step {0}", std::to_string(search.steps())}));
  }
  EventPrinter printer(*settings, *as_json);
  printer.begin();
  for (std::uint64_t n = 0; n < steps && (back ? run.here() > 0 : !search.ended()); ++n) {
    if (watch.interrupted()) return printer.end(search, interrupted(search));
    if (!back) run.timeline.step();
    if (hope) {
      hope->set_path(search.path());
      find_border(*hope, *max_visits, watch);
    }
    printer.event(search, hope ? &*hope : nullptr);
    if (back && !run.timeline.step_back()) break;
    if (options.steps.empty() && search.status() != Status::searching) break;
  }
  return printer.end(search, back ? int{kFound} : status_of(search));
}

}  // namespace

Action add_trace(CLI::App& app) {
  return [options = std::make_shared<TraceOptions>(app)] { return trace(*options); };
}

}  // namespace kt
