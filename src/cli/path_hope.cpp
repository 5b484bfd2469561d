#include "cli/path_hope.h"

#include <algorithm>
#include <ranges>

#include "app/language/say.h"
#include "app/play/moves.h"
#include "app/settings/named_squares.h"
#include "app/words/game_sentence.h"

namespace kt {

namespace {

// The error: one of the squares, which are separated by ;, is not a square.
std::expected<std::optional<FaultyMove>, Message> add_moves(const Settings& settings, std::string_view squares,
                                                            Problem& problem) {
  for (const auto part : std::views::split(squares, ';')) {
    const auto square = parse_existing(settings, std::string_view(part));
    if (!square) return std::unexpected(of_key("--moves", square.error()));
    const DepthFirst game(problem, Detail::move);
    const IllegalMove why = why_illegal(game.path(), *square);
    if (why != IllegalMove::none)
      return FaultyMove{problem.given.size() + 1, describe_illegal(settings, game.path().squares(), *square, why)};
    problem.given.push_back(*square);
  }
  return std::nullopt;
}

}  // namespace

PathOptions::PathOptions(CLI::App& app)
    : settings_(app, "moves"),
      print_(app),
      moves_option_(app.add_option("--moves", moves_, "the squares after the start or the given moves, separated by ;")
                        ->type_name("")) {
  app.add_option("--max-visits", max_visits_, "stop the check after N visits; the result is then undecided [10000000]")
      ->type_name("N");
}

void PathOptions::require_moves() { moves_option_->required(); }

std::expected<TypedPath, std::string> PathOptions::path() const {
  auto settings = settings_.settings();
  if (!settings) return std::unexpected(settings.error());
  const auto max_visits = whole_number("--max-visits", max_visits_, std::uint64_t{1} << 53);
  if (!max_visits) return std::unexpected(max_visits.error());
  const auto as_json = print_.is_json();
  if (!as_json) return std::unexpected(say(as_json.error()));
  settings->algorithm = &default_algorithm();
  Problem problem = settings->problem();
  const auto faulty = add_moves(*settings, moves_, problem);
  if (!faulty) return std::unexpected(say(faulty.error()));
  return TypedPath{std::move(*settings), std::move(problem), *faulty, *max_visits, *as_json};
}

void find_border(Hope& hope, std::uint64_t max_visits, Watch& watch,
                 const std::function<std::string(std::uint64_t)>& progress) {
  constexpr std::uint64_t kSlice = 1000;
  std::uint64_t visits = 0;
  const auto goes_on = [&] { return progress ? watch.go_on([&] { return progress(visits); }) : !watch.interrupted(); };
  while (visits < max_visits && goes_on()) {
    const std::uint64_t slice = std::min(progress ? watch.slice() : kSlice, max_visits - visits);
    if (hope.work(slice)) return;
    visits += slice;
  }
  while (!hope.at_rest()) hope.give_up();
}

std::string_view to_string(const Hope& hope) {
  return hope.lost() ? "lost" : hope.is_promising() ? "promising" : "unknown";
}

std::string in_a_word(const Hope& hope) {
  const std::string word(to_string(hope));
  return hope.lost() ? word + (hope.is_decided() ? " " : " <=") + std::to_string(*hope.lost()) : word;
}

std::vector<JsonMember> hope_members(const Hope& hope) {
  std::vector<JsonMember> members = {{"hope", to_string(hope)}};
  if (!hope.lost()) return members;
  members.push_back({"since", *hope.lost()});
  members.push_back({"exact", hope.is_decided()});
  return members;
}

}  // namespace kt
