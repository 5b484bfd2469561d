#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iterator>

#include "app/language/say.h"
#include "app/state/outcome.h"
#include "app/words/words.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/search/search.h"
#include "core/theory/theory.h"

namespace kt {
namespace {

struct EstimateOptions {
  explicit EstimateOptions(CLI::App& app) : settings(app), print(app) {
    app.add_option("--probes", probes, "number of random walks [100000]")->type_name("N");
    app.footer(
        "Estimates the size of the whole tree of plain backtracking from the start. This is the cost of finding all "
        "tours, or of proving that there is none.");
  }

  SettingsOptions settings;
  PrintOption print;
  std::string probes = "100000";
};

// The speed of plain backtracking on this machine, measured on the problem itself.
double visits_per_second(Problem problem) {
  problem.algorithm = &default_algorithm();
  constexpr std::uint64_t kSlice = 100'000;
  Search search(problem);
  std::uint64_t visits = search.visits();
  const auto seconds = [start = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  do {
    const std::uint64_t before = search.visits();
    search.run(kSlice);
    visits += search.visits() - before;
    if (search.ended()) {
      search = Search(problem);
      visits += search.visits();
    }
  } while (seconds() < 0.2);
  return static_cast<double>(visits) / seconds();
}

// Rounds to six digits; null if it is too large for a number.
Json rounded(double number) {
  if (!std::isfinite(number)) return Json::written("null");
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", number);
  return Json::written(text);
}

void print_json(const Settings& settings, const TreeEstimate& tree, double rate, bool is_interrupted) {
  const auto [low, high] = tree.spread();
  std::vector<JsonMember> members = {{"status", is_interrupted ? "limit" : "done"},
                                     {"visits", rounded(tree.mean())},
                                     {"log10Visits", rounded(tree.log10_mean())},
                                     {"low", rounded(low)},
                                     {"high", rounded(high)},
                                     {"probes", tree.probes()},
                                     {"visitsPerSecond", rounded(rate)},
                                     {"seconds", rounded(tree.mean() / rate)}};
  std::ranges::copy(problem_members(settings), std::back_inserter(members));
  print(json_object(members).text + "\n");
}

int estimate(const EstimateOptions& options) {
  const auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  const auto probes = whole_number("--probes", options.probes, 1'000'000'000);
  if (!probes) return print_error(probes.error());
  if (*probes == 0) return print_error(of_key("--probes", Message{"an estimate needs at least 1 probe"}));
  const Problem problem = settings->problem();
  TreeEstimate tree(problem);
  Watch watch;
  const auto progress = [&] { return say(Message{"{0, plural, one {# probe} other {# probes}}", tree.probes()}); };
  while (tree.probes() < *probes && watch.go_on(progress)) {
    tree.run(std::min(*probes - tree.probes(), watch.slice()));
  }
  const double rate = visits_per_second(problem);
  const int status = watch.interrupted() ? kUndecided : kFound;
  if (*as_json) return print_json(*settings, tree, rate, watch.interrupted()), status;
  const auto [low, high] = tree.log10_spread();
  const double size = tree.log10_mean(), log10_rate = std::log10(rate);
  const Message lines[] = {
      {"size      {0}", low == high ? rounded_visits(size) : Message{"about {0}", rounded_visits(size)}},
      {"spread    {0} to {1} between groups of probes, {2, plural, one {# probe} other {# probes}} in all",
       rounded_number(low), rounded_number(high), tree.probes()},
      {"time      {0} on this computer, at {1, plural, one {# visit} other {# visits}} per second",
       describe_wait(size - log10_rate), rounded_number(log10_rate)}};
  for (const Message& line : lines) print(say(line) + "\n");
  return status;
}

}  // namespace

Action add_estimate(CLI::App& app) {
  return [options = std::make_shared<EstimateOptions>(app)] { return estimate(*options); };
}

}  // namespace kt
