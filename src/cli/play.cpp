// Checks a given game move by move.
#include <algorithm>
#include <iterator>

#include "app/language/say.h"
#include "app/play/moves.h"
#include "app/state/outcome.h"
#include "app/state/path_text.h"
#include "app/words/sentence.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/path_hope.h"

namespace kt {
namespace {

struct PlayOptions {
  explicit PlayOptions(CLI::App& app) : settings(app, "moves"), print(app) {
    app.add_option("--moves", moves, "the squares after the start, separated by ;")->type_name("")->required();
    app.add_option("--max-visits", max_visits, "stop the check, undecided, after N visits [10000000]")->type_name("N");
    app.footer(
        "Reports the first illegal move or a finished tour. Otherwise it reports how many squares the game has "
        "visited, whether the tour can still be finished, and if not, which move was the mistake.");
  }

  SettingsOptions settings;
  PrintOption print;
  std::string moves;
  std::string max_visits = "10000000";
};

// Prints the verdict on a game, as a sentence or as JSON.
struct GamePrinter {
  const Settings& settings;
  bool as_json;

  // `mistake`: the number of the wrong move, from 1; 0 if there is none.
  int operator()(std::string_view verdict, const Message& words, const Problem& problem, ExitStatus status,
                 std::optional<std::size_t> mistake = {}) const {
    if (!as_json) return print(say(words) + "\n"), status;
    std::vector<Square> squares = {problem.start};
    squares.insert(squares.end(), problem.given.begin(), problem.given.end());
    std::vector<JsonMember> members = {
        {"verdict", verdict}, {"message", say(words)}, {"mistake", mistake}, {"squares", squares}};
    std::ranges::copy(problem_members(settings), std::back_inserter(members));
    return print(json_object(members).text + "\n"), status;
  }
};

int judge(const GamePrinter& printer, const Problem& problem, std::uint64_t max_visits) {
  const DepthFirst game(problem, Detail::move);
  const auto answer = [&](std::string_view verdict, const Message& words, ExitStatus status,
                          std::optional<std::size_t> mistake = {}) {
    return printer(verdict, words, problem, status, mistake);
  };
  if (game.path().is_tour())
    return answer("tour", verdict_on({.valid = true, .closed = game.path().is_closed()}), kFound);
  Message so_far = {"{0} of {1, plural, one {# square} other {# squares}}", game.depth(),
                    game.path().graph().squares()};
  if (legal_moves(game.path()).empty()) so_far = {"{0}, a dead end", std::move(so_far)};
  Hope hope(problem);
  hope.set_path(root_path(problem));
  Watch watch;
  find_border(hope, max_visits, watch, [&](std::uint64_t visits) {
    return say(Message{"{0}: {1, plural, one {# visit} other {# visits}}", so_far, visits});
  });
  if (hope.is_promising()) return answer("possible", {"{0}: the tour can still be finished", so_far}, kFound);
  if (!hope.lost())
    return answer("unknown", {"{0}: it is not known whether the tour can still be finished", so_far}, kUndecided);
  if (!hope.is_decided())
    return answer("lost",
                  {"{0}: the tour can no longer be finished, but it is not known which move was the mistake", so_far},
                  kNone);
  const std::size_t mistake = *hope.lost() - 1;
  if (mistake == 0)
    return answer("lost", {"{0}: the tour cannot be finished, and never could be from this start", so_far}, kNone, 0);
  return answer("lost",
                {"{0}: the tour can no longer be finished; the mistake was move {1}, to {2}", so_far, mistake,
                 spoken_name(printer.settings, problem.given[mistake - 1])},
                kNone, mistake);
}

int play(PlayOptions& options) {
  auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto max_visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
  if (!max_visits) return print_error(max_visits.error());
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  settings->algorithm = &default_algorithm();
  const GamePrinter printer{*settings, *as_json};
  Problem problem = settings->problem();
  const auto faulty = add_moves(*settings, options.moves, problem);
  if (!faulty) return print_error(faulty.error());
  if (*faulty) {
    const auto& [number, reason] = **faulty;
    return printer("invalid", {"invalid: move {0}: {1}", number, reason}, problem, kNone, number);
  }
  return judge(printer, problem, *max_visits);
}

}  // namespace

Action add_play(CLI::App& app) {
  return [options = std::make_shared<PlayOptions>(app)] { return play(*options); };
}

}  // namespace kt
