// A game that somebody has played, judged move by move.
#include <algorithm>
#include <ranges>

#include "app/play/prospects.h"
#include "app/settings/named_squares.h"
#include "app/words/game_sentence.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct Options {
  explicit Options(CLI::App& app) : settings(app, "moves") {
    app.add_option("--moves", moves, "the squares after the start, separated by ;")->type_name("")->required();
    app.add_option("--max-visits", max_visits, "leave open, after so many visits, what is asked [10000000]")
        ->type_name("N");
    app.footer(
        "Tells the first move that is none, a tour, or how far the game has come, whether it can still be finished, "
        "and "
        "if not, which move was the mistake.");
  }

  SettingsOptions settings;
  std::string moves;
  std::string max_visits = "10000000";
};

std::string name(const Settings& settings, Square square) { return spoken_name(settings, square); }

int judge(const Settings& settings, const Problem& problem, std::uint64_t max_visits) {
  const DepthFirst game(problem, Detail::move);
  if (game.path().is_tour()) {
    print(game.path().is_closed() ? "valid closed tour\n" : "valid open tour\n");
    return kFound;
  }
  const std::string so_far = with_separators(game.depth()) + " of " +
                             plural(static_cast<std::uint64_t>(game.path().graph().squares()), "square") +
                             (legal_moves(game.path()).empty() ? ", a dead end" : "");
  Prospects prospects;
  prospects.ask(problem);
  Watch watch;
  std::uint64_t visits = 0;
  while (visits < max_visits && watch.go_on([&] { return so_far + ": " + plural(visits, "visit"); })) {
    const std::uint64_t slice = std::min(watch.slice(), max_visits - visits);
    if (prospects.work(slice)) break;
    visits += slice;
  }
  if (prospects.outlook() == Outlook::possible) {
    print(so_far + ": it can still be finished\n");
    return kFound;
  }
  if (prospects.outlook() != Outlook::impossible) {
    print(so_far + ": not known whether it can still be finished\n");
    return kUndecided;
  }
  const auto mistake = prospects.mistake();
  print(so_far + ": it can not be finished any more; " +
        (!mistake        ? "not known which move was the mistake"
         : *mistake == 0 ? "it never could, from this start"
                         : "the mistake was move " + with_separators(*mistake) + ", to " +
                               name(settings, problem.given[*mistake - 1])) +
        "\n");
  return kNone;
}

int play(Options& options) {
  auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  const auto max_visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
  if (!max_visits) return complain(max_visits.error());
  settings->algorithm = &default_algorithm();
  Problem problem = settings->problem();
  for (const auto part : std::views::split(options.moves, ';')) {
    const auto square = parse_existing(*settings, std::string_view(part));
    if (!square) return complain("--moves: " + square.error());
    const DepthFirst game(problem, Detail::move);
    const IllegalMove why = why_illegal(game.path(), square->square);
    if (why != IllegalMove::none) {
      print("invalid: move " + with_separators(problem.given.size() + 1) + ": " +
            describe_illegal(*settings, game.path().squares(), square->square, why) + "\n");
      return kNone;
    }
    problem.given.push_back(square->square);
  }
  return judge(*settings, problem, *max_visits);
}

}  // namespace

Run add_play(CLI::App& app) {
  return [options = std::make_shared<Options>(app)] { return play(*options); };
}

}  // namespace kt
