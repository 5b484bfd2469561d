#include "app/state/position_key.h"

#include <algorithm>
#include <optional>

#include "app/settings/position_digits.h"
#include "core/basics/quoted.h"
#include "core/search/position.h"

namespace kt {
namespace {

constexpr std::uint64_t kForm = 1;  // version of the key's format
constexpr std::size_t kCheckLetters = 6;
constexpr std::uint64_t kMaxVisits = std::uint64_t{1} << 52;

// FNV-1a of the problem and the numbers, as letters. A setting that did not exist yet changes no key. `names_corner`:
// the default start is included, as in keys of older links in chess notation.
std::string check_of(const Settings& settings, std::string_view numbers, bool names_corner = false) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto add = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  };
  for (const Setting& setting : settings_table()) {
    if (!setting.is_of_search || setting.key == "detail" || setting.key == "compare") continue;
    const bool is_corner = setting.key == "start" && settings.graph.empty() && settings.start == Square{};
    if (is_corner && !names_corner) continue;
    if (const std::string value = setting.format(settings); is_corner || value != setting.fallback())
      add(std::string(setting.key) + "=" + value + "\n");
  }
  add(numbers);
  std::string letters;
  for (std::size_t i = 0; i < kCheckLetters; ++i) write_number(letters, (hash ^ hash >> 32) >> 5 * i & 31);
  return letters;
}

std::string written(const Position& position) {
  const Counters& counters = position.counters;
  const std::vector<DepthRecord> peaks = counters.records.peaks();
  std::string text;
  for (const std::uint64_t number :
       {kForm, std::uint64_t{position.looked_at.size()}, counters.visits, counters.tours, counters.moves_given_up,
        std::uint64_t{counters.stuck}, std::uint64_t{peaks.size()}}) {
    write_number(text, number);
  }
  DepthRecord last{};
  for (const DepthRecord& peak : peaks) {
    write_number(text, peak.depth - last.depth);
    write_number(text, peak.visit - last.visit);
    last = peak;
  }
  for (const std::uint8_t looked_at : position.looked_at) write_number(text, looked_at);
  return text;
}

// Each number has at least one letter.
std::optional<Position> read(std::string_view text, std::size_t given) {
  bool is_whole = true;
  const auto number = [&](std::uint64_t most) {
    const auto one = is_whole ? read_number(text) : std::nullopt;
    is_whole = one && *one <= most;
    return is_whole ? *one : 0;
  };
  Position position;
  Counters& counters = position.counters;
  if (number(kForm) != kForm) return {};
  const std::uint64_t depth = number(text.size());
  counters.visits = number(kMaxVisits);
  if (!is_whole || counters.visits < std::max<std::uint64_t>(depth, given)) return {};
  counters.visits_given = given;
  counters.set_visits(counters.visits, static_cast<std::size_t>(depth));
  counters.tours = number(kMaxVisits);
  counters.moves_given_up = number(kMaxVisits);
  counters.stuck = number(1) == 1;
  DepthRecord peak{};
  for (std::uint64_t peaks = number(text.size()); peaks > 0 && is_whole; --peaks) {
    peak.depth += number(kMaxVisits);
    peak.visit += number(kMaxVisits);
    if (is_whole && peak.visit < peak.depth) return {};
    counters.records.reach(peak.depth, peak.visit);
  }
  for (std::uint64_t i = 0; i < depth && is_whole; ++i)
    position.looked_at.push_back(static_cast<std::uint8_t>(number(kMaxMoves)));
  if (!is_whole || !text.empty()) return {};
  return position;
}

// The number of steps that a slow machine replays in about a second; ranking moves takes time.
std::uint64_t replayed_in_a_second(const Search& search) {
  return search.depth_first()->path().is_in_given_order() ? 20'000'000 : 200'000;
}

}  // namespace

std::string position_key(const Settings& settings, const Search& search) {
  if (!search.is_single_attempt()) return {};
  const std::string numbers = written(position_of(search));
  return numbers + check_of(settings, numbers);
}

std::expected<Search, Message> search_of(const Settings& settings) {
  if (settings.at.empty()) return Search(settings.problem(), settings.detail);
  const auto refuse = [](Message why) { return std::unexpected(of_key("at", std::move(why))); };
  const std::string_view key = settings.at;
  const std::string_view numbers = key.substr(0, key.size() - std::min(key.size(), kCheckLetters));
  const std::string_view check = key.substr(numbers.size());
  if (check_of(settings, numbers) != check && check_of(settings, numbers, true) != check)
    return refuse({"this position is incomplete or belongs to a search with other settings"});
  const auto position = read(numbers, root_depth(settings.problem()));
  if (!position) return refuse({"this position was saved by another version of the program"});
  auto search = search_at(settings.problem(), settings.detail, *position);
  if (!search) return refuse(search.error());
  return *std::move(search);
}

Settings settings_at(const Settings& settings, const Search& search, std::size_t longest) {
  Settings here = settings;
  here.step = search.steps();
  const bool is_late = search.is_single_attempt() && here.step > replayed_in_a_second(search);
  if (is_late && search.depth() <= longest) here.at = position_key(settings, search);
  return here;
}

}  // namespace kt
