// A game that somebody has played, judged move by move.
#include <algorithm>
#include <ranges>

#include "app/language/say.h"
#include "app/play/prospects.h"
#include "app/settings/named_squares.h"
#include "app/state/path_text.h"
#include "app/words/game_sentence.h"
#include "app/words/sentence.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"

namespace kt {
namespace {

struct PlayOptions {
  explicit PlayOptions(CLI::App& app) : settings(app, "moves") {
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

int judge(const Settings& settings, const Problem& problem, std::uint64_t max_visits) {
  const DepthFirst game(problem, Detail::move);
  const auto answer = [](const Message& words, ExitStatus status) { return print(say(words) + "\n"), status; };
  if (game.path().is_tour()) return answer(verdict_on({.valid = true, .closed = game.path().is_closed()}), kFound);
  Message so_far = {"{0} of {1, plural, one {# square} other {# squares}}", game.depth(),
                    game.path().graph().squares()};
  if (legal_moves(game.path()).empty()) so_far = {"{0}, a dead end", std::move(so_far)};
  Prospects prospects;
  prospects.ask(problem);
  Watch watch;
  std::uint64_t visits = 0;
  const auto progress = [&] {
    return say(Message{"{0}: {1, plural, one {# visit} other {# visits}}", so_far, visits});
  };
  while (visits < max_visits && watch.go_on(progress)) {
    const std::uint64_t slice = std::min(watch.slice(), max_visits - visits);
    if (prospects.work(slice)) break;
    visits += slice;
  }
  if (prospects.outlook() == Outlook::possible) return answer({"{0}: it can still be finished", so_far}, kFound);
  if (prospects.outlook() != Outlook::impossible)
    return answer({"{0}: not known whether it can still be finished", so_far}, kUndecided);
  const auto mistake = prospects.mistake();
  if (!mistake)
    return answer({"{0}: it can not be finished any more; not known which move was the mistake", so_far}, kNone);
  if (*mistake == 0)
    return answer({"{0}: it can not be finished any more; it never could, from this start", so_far}, kNone);
  return answer({"{0}: it can not be finished any more; the mistake was move {1}, to {2}", so_far, *mistake,
                 spoken_name(settings, problem.given[*mistake - 1])},
                kNone);
}

int play(PlayOptions& options) {
  auto settings = options.settings.settings();
  if (!settings) return complain(settings.error());
  const auto max_visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
  if (!max_visits) return complain(max_visits.error());
  settings->algorithm = &default_algorithm();
  Problem problem = settings->problem();
  for (const auto part : std::views::split(options.moves, ';')) {
    const auto square = parse_existing(*settings, std::string_view(part));
    if (!square) return complain(of_key("--moves", square.error()));
    const DepthFirst game(problem, Detail::move);
    const IllegalMove why = why_illegal(game.path(), square->square);
    if (why != IllegalMove::none) {
      print(say(Message{"invalid: move {0}: {1}", problem.given.size() + 1,
                        describe_illegal(*settings, game.path().squares(), square->square, why)}) +
            "\n");
      return kNone;
    }
    problem.given.push_back(square->square);
  }
  return judge(*settings, problem, *max_visits);
}

}  // namespace

Run add_play(CLI::App& app) {
  return [options = std::make_shared<PlayOptions>(app)] { return play(*options); };
}

}  // namespace kt
