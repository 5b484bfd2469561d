#include "cli/path_hope.h"

#include <algorithm>
#include <ranges>

#include "app/play/moves.h"
#include "app/settings/named_squares.h"
#include "app/words/game_sentence.h"

namespace kt {

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
