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

int play(const PathOptions& options) {
  const auto path = options.path();
  if (!path) return print_error(path.error());
  const GamePrinter printer{path->settings, path->as_json};
  if (path->faulty) {
    const auto& [number, reason] = *path->faulty;
    return printer("invalid", {"invalid: move {0}: {1}", number, reason}, path->problem, kNone, number);
  }
  return judge(printer, path->problem, path->max_visits);
}

}  // namespace

Action add_play(CLI::App& app) {
  app.footer(
      "Reports the first illegal move or a finished tour. Otherwise it reports how many squares the game has "
      "visited, whether the tour can still be finished, and if not, which move was the mistake.");
  const auto options = std::make_shared<PathOptions>(app);
  options->require_moves();
  return [options] { return play(*options); };
}

}  // namespace kt
