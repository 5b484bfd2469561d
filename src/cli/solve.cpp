#include <iostream>

#include "app/settings/json.h"
#include "app/words/numbers.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/solving.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

struct Options {
  explicit Options(CLI::App& app) : settings(app, "base") {
    app.add_option("--max-visits", max_visits,
                   "stop, undecided, after so many placements of the knight (sweeps of the network)")
        ->type_name("N");
    app.add_option("--print", print, "matrix, squares, moves, json or none [matrix]")->type_name("");
    app.add_option("--base", base, "number of the first square in a matrix: 0 or 1 [0]")->type_name("");
    app.add_flag("--no-theorems", no_theorems, "search even where a theorem says that there is no tour");
  }

  SettingsOptions settings;
  std::string max_visits;
  std::string print = "matrix";
  std::string base = "0";
  bool no_theorems = false;
};

std::string json(const Solution& solution) {
  return "{\"status\":" + json_string(to_string(solution.result)) + ",\"reason\":" + json_string(solution.reason) +
         ",\"closed\":" + (solution.closed ? "true" : "false") + ",\"visits\":" + std::to_string(solution.visits) +
         ",\"backtracks\":" + std::to_string(solution.backtracks) + ",\"steps\":" + std::to_string(solution.steps) +
         ",\"squares\":" + json_squares(solution.path) + "}\n";
}

std::string squares(const Settings& settings, std::span<const Square> path) {
  std::string text;
  for (const Square square : path) text += (text.empty() ? "" : " ") + settings.name(square);
  return text + "\n";
}

std::string printed(const std::string& format, const Settings& settings, const Solution& solution, int base) {
  if (format == "json") return json(solution);
  if (format == "none" || solution.path.empty()) return {};
  if (format == "squares") return squares(settings, solution.path);
  const Problem problem = settings.problem();
  if (format == "moves") return to_moves(solution.path, moves_of(problem.leaper, problem.moves)) + "\n";
  return to_matrix(problem.board, solution.path, base, problem.holes);
}

void tell_verdict(const Solution& solution) {
  const std::string counts = plural(solution.visits, "visit") + ", " + plural(solution.backtracks, "backtrack") + ", " +
                             plural(solution.steps, "step");
  switch (solution.result) {
    case Result::tour: return tell(Tone::good, (solution.closed ? "closed tour: " : "open tour: ") + counts);
    case Result::none: return tell(Tone::bad, "no tour: " + solution.reason);
    default: return tell(Tone::open, "undecided: " + solution.reason);
  }
}

int solve(Options& options) {
  constexpr std::string_view kFormats[] = {"matrix", "squares", "moves", "json", "none"};
  const auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  if (std::ranges::find(kFormats, options.print) == std::end(kFormats)) {
    return complain("--print: '" + options.print + "' is not one of matrix, squares, moves, json, none");
  }
  if (options.print == "moves" && !settings->graph.empty())
    return complain("--print: the edges of a graph have no numbers");
  const auto base = whole_number("--base", options.base, 1);
  if (!base) return complain(base.error());
  Limits limits{.ask_theorems = !options.no_theorems};
  if (!options.max_visits.empty()) {
    const auto visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
    if (!visits) return complain(visits.error());
    limits.max_visits = *visits;
  }
  Watch watch;
  const Solution solution = kt::solve(*settings, limits, watch);
  std::cout << printed(options.print, *settings, solution, static_cast<int>(*base)) << std::flush;
  tell_verdict(solution);
  return exit_status(solution.result);
}

}  // namespace

Run add_solve(CLI::App& app) {
  return [options = std::make_shared<Options>(app)] { return solve(*options); };
}

}  // namespace kt
