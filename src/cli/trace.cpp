#include "app/film/trace.h"

#include "app/language/say.h"
#include "app/state/position_key.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/search/search.h"

namespace kt {
namespace {

struct TraceOptions {
  explicit TraceOptions(CLI::App& app) : settings(app) {
    app.add_option("--steps", steps, "how many; -K walks back K steps and prints the events undone [until a verdict]")
        ->type_name("N");
    app.add_option("--from", from, "the step to begin after [0]")->type_name("STEP");
  }

  SettingsOptions settings;
  std::string steps;
  std::string from = "0";
};

int status_of(const Search& search) {
  switch (search.status()) {
    case Status::exhausted: return search.tours() > 0 ? kFound : kNone;
    case Status::stuck: return kUndecided;
    default: return kFound;  // a tour, or all the steps asked for
  }
}

int interrupted(const Search& search) {
  tell(Tone::open, {"undecided: interrupted at step {0}", search.steps()});
  return kUndecided;
}

int trace_back(const Settings& settings, Search& search, std::uint64_t steps, const Watch& watch) {
  for (std::uint64_t n = 0; n < steps && search.steps() > 0; ++n) {
    if (watch.interrupted()) return interrupted(search);
    print(trace_line(settings, search, TraceFormat::words));
    search.step_back();
  }
  return kFound;
}

int trace(TraceOptions& options) {
  const auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  constexpr std::uint64_t kMost = std::uint64_t{1} << 53;
  const auto from = whole_number("--from", options.from, kMost);
  if (!from) return complain(from.error());
  const bool back = options.steps.starts_with('-');
  std::uint64_t steps = kMost;
  if (!options.steps.empty()) {
    const auto number = whole_number("--steps", std::string_view(options.steps).substr(back ? 1 : 0), kMost);
    if (!number) return complain(number.error());
    steps = *number;
  }
  Search search = *search_of(*settings);
  Watch watch;
  const auto progress = [&] { return say(Message{"{0} steps", search.steps()}); };
  while (search.steps() < *from && !search.ended() && watch.go_on(progress)) {
    search.run(std::min(watch.slice(), *from - search.steps()));
  }
  if (watch.interrupted()) return interrupted(search);
  if (search.steps() < *from) {
    return complain(of_key("--from", {"the search ends at step {0}", std::to_string(search.steps())}));
  }
  if (back) return trace_back(*settings, search, steps, watch);
  for (std::uint64_t n = 0; n < steps && !search.ended(); ++n) {
    if (watch.interrupted()) return interrupted(search);
    search.step();
    print(trace_line(*settings, search, TraceFormat::words));
    if (options.steps.empty() && search.status() != Status::searching) break;
  }
  return status_of(search);
}

}  // namespace

Run add_trace(CLI::App& app) {
  return [options = std::make_shared<TraceOptions>(app)] { return trace(*options); };
}

}  // namespace kt
