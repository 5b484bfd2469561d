#include "app/settings/setting_kinds.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/solving.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

constexpr Choice kFormats[] = {{"matrix"}, {"squares"}, {"moves"}, {"json"}, {"none"}};

struct SolveOptions {
  explicit SolveOptions(CLI::App& app) : settings(app, "base") {
    app.add_option("--max-visits", max_visits,
                   "stop after N visits, or N sweeps of the neural network; the result is then undecided")
        ->type_name("N");
    app.add_option("--print", print, "format of the tour [matrix]")->type_name(alternatives(kFormats));
    app.add_option("--base", base, "number of the first square in a matrix: 0 or 1 [0]")->type_name("");
    app.add_flag("--no-theorems", no_theorems, "search even if a theorem says that there is no tour");
  }

  SettingsOptions settings;
  std::string max_visits;
  std::string print = "matrix";
  std::string base = "0";
  bool no_theorems = false;
};

std::string squares(const Settings& settings, std::span<const Square> path) {
  std::string text;
  for (const Square square : path) text += (text.empty() ? "" : " ") + settings.name(square);
  return text + "\n";
}

std::string printed(const std::string& format, const Settings& settings, const Outcome& outcome, int base) {
  if (format == "json") return outcome_json(settings, outcome).text + "\n";
  if (format == "none" || outcome.path.empty()) return {};
  if (format == "squares") return squares(settings, outcome.path);
  const Problem problem = settings.problem();
  if (format == "moves") return to_moves(outcome.path, moves_of(problem.leaper, problem.moves)) + "\n";
  return to_matrix(problem.board, outcome.path, base, problem.holes);
}

void print_verdict(const Outcome& outcome) {
  const Message counts = {
      "{0, plural, one {# visit} other {# visits}}, {1, plural, one {# backtrack} other {# "
      "backtracks}}, {2, plural, one {# step} other {# steps}}",
      outcome.visits, outcome.backtracks, outcome.steps};
  switch (outcome.ending) {
    case Ending::tour:
      return print_message(Tone::good,
                           outcome.closed ? Message{"closed tour: {0}", counts} : Message{"open tour: {0}", counts});
    case Ending::none: return print_message(Tone::bad, {"no tour: {0, clause}", outcome.reason});
    default: return print_message(Tone::open, {"undecided: {0}", outcome.reason});
  }
}

int solve(SolveOptions& options) {
  const auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  if (const auto known = kinds::place_of(kFormats, options.print); !known)
    return print_error(of_key("--print", known.error()));
  if (options.print == "moves" && !settings->graph.empty())
    return print_error(of_key(
        "--print", Message{"the format 'moves' works only on boards, because edges of a graph have no numbers"}));
  const auto base = whole_number("--base", options.base, 1);
  if (!base) return print_error(base.error());
  Limits limits{.ask_theorems = !options.no_theorems};
  if (!options.max_visits.empty()) {
    const auto visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
    if (!visits) return print_error(visits.error());
    limits.max_visits = *visits;
  }
  Watch watch;
  const Outcome outcome = kt::solve(*settings, limits, watch);
  print(printed(options.print, *settings, outcome, static_cast<int>(*base)));
  flush_output();
  print_verdict(outcome);
  return exit_status(outcome.ending);
}

}  // namespace

Action add_solve(CLI::App& app) {
  return [options = std::make_shared<SolveOptions>(app)] { return solve(*options); };
}

}  // namespace kt
