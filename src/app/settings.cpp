#include "app/settings.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/quoted.h"

namespace kt {
namespace {

constexpr double kSlowest = 0.25;
constexpr double kFastest = 1e9;
constexpr std::uint64_t kMaxStep = std::uint64_t{1} << 53;  // beyond it a JavaScript number is not exact

using Result = std::expected<void, std::string>;

// Moves a parsed value into the settings, or passes the error on.
template <typename T, typename U>
Result store(T& target, std::expected<U, std::string> parsed) {
  if (!parsed) return std::unexpected(parsed.error());
  target = *std::move(parsed);
  return {};
}

std::vector<Choice> goal_choices() { return {{"tour", "Any tour"}, {"closed", "Closed tour"}}; }
std::vector<Choice> detail_choices() { return {{"move", "Moves"}, {"candidate", "Candidates"}}; }
std::vector<Choice> theme_choices() { return {{"auto", "Automatic"}, {"light", "Light"}, {"dark", "Dark"}}; }

std::vector<Choice> algorithm_choices() {
  std::vector<Choice> list;
  for (const Algorithm& algorithm : algorithms()) list.push_back({algorithm.id, algorithm.title});
  return list;
}

std::vector<Choice> moves_choices() {
  std::vector<Choice> list;
  for (const NamedMoveOrder& order : move_orders()) list.push_back({order.id, order.title});
  return list;
}

// Enumerations count up in the order of their choices.
template <typename Enum>
Result parse_choice(Enum& target, const std::vector<Choice>& choices, std::string_view text) {
  std::string names;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].id == text) {
      target = static_cast<Enum>(i);
      return {};
    }
    names += (i == 0 ? "" : ", ") + std::string(choices[i].id);
  }
  return std::unexpected(quoted(text) + " is not one of " + names);
}

template <typename Enum>
std::string format_choice(Enum value, const std::vector<Choice>& choices) {
  return std::string(choices[static_cast<std::size_t>(value)].id);
}

Result parse_algorithm(Settings& settings, std::string_view text) {
  if (const Algorithm* algorithm = find_algorithm(text)) {
    settings.algorithm = algorithm;
    return {};
  }
  std::string names;
  for (const Algorithm& algorithm : algorithms()) names += (names.empty() ? "" : ", ") + std::string(algorithm.id);
  return std::unexpected(quoted(text) + " is not one of " + names);
}

Result parse_moves(Settings& settings, std::string_view text) {
  if (const auto order = parse_move_order(text); !order) return std::unexpected(order.error());
  settings.moves = text;
  return {};
}

Result parse_speed(Settings& settings, std::string_view text) {
  if (text == "frame") {
    settings.speed = {};
    return {};
  }
  if (text == "max") {
    settings.speed = {Speed::Mode::max, 0};
    return {};
  }
  const std::string digits(text.substr(0, 64));
  char* end = nullptr;
  const double rate = std::strtod(digits.c_str(), &end);
  const bool is_number = !digits.empty() && digits.find_first_not_of("0123456789.eE+-") == std::string::npos &&
                         end == digits.c_str() + digits.size();
  if (!is_number || !(rate >= kSlowest && rate <= kFastest)) {
    return std::unexpected(quoted(text) + " is not frame, max or 0.25 to 1e9 steps per second");
  }
  settings.speed = {Speed::Mode::per_second, rate};
  return {};
}

Result parse_step(Settings& settings, std::string_view text) {
  std::uint64_t step = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step);
  if (error != std::errc() || end != text.data() + text.size() || step > kMaxStep) {
    return std::unexpected(quoted(text) + " is not a whole number from 0 to 9007199254740992");
  }
  settings.step = step;
  return {};
}

Result parse_autoplay(Settings& settings, std::string_view text) {
  const bool on = text.empty() || text == "true" || text == "1" || text == "autoplay";
  if (!on && text != "false" && text != "0") return std::unexpected(quoted(text) + " is not true or false");
  settings.autoplay = on;
  return {};
}

constexpr Setting kSettings[] = {
    {"board", "Board", "RxC, 1 to 1024 each (8 means 8x8)", "8x8", "rows x columns", nullptr,
     [](Settings& s, std::string_view text) { return store(s.board, parse_board(text)); },
     [](const Settings& s) { return to_string(s.board); }},
    {"start", "Start", "a square, such as 0,0 or a1", "0,0", "where the knight starts", nullptr,
     [](Settings& s, std::string_view text) { return store(s.start, parse_square(text, s.board)); },
     [](const Settings& s) { return to_string(s.start.square, s.board, s.start.notation); }},
    {"goal", "Goal", "tour or closed", "tour", "any tour, or one whose last square is a move from the first",
     goal_choices, [](Settings& s, std::string_view text) { return parse_choice(s.goal, goal_choices(), text); },
     [](const Settings& s) { return format_choice(s.goal, goal_choices()); }},
    {"algorithm", "Algorithm", "an id of the algorithm table", "backtracking", "how the tour is searched",
     algorithm_choices, parse_algorithm, [](const Settings& s) { return std::string(s.algorithm->id); }},
    {"moves", "Move order", "a name, or a permutation of 12345678", "clockwise", "order in which moves are tried",
     moves_choices, parse_moves, [](const Settings& s) { return s.moves; }},
    {"detail", "One step is", "move or candidate", "move",
     "one step = one move or backtrack, or one candidate looked at", detail_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.detail, detail_choices(), text); },
     [](const Settings& s) { return format_choice(s.detail, detail_choices()); }},
    {"speed", "Speed", "frame, 0.25 to 1e9 steps per second, or max", "frame", "how fast it plays", nullptr,
     parse_speed, [](const Settings& s) { return to_string(s.speed); }},
    {"step", "Step", "0 to 2^53", "0", "the step to show first", nullptr, parse_step,
     [](const Settings& s) { return std::to_string(s.step); }},
    {"theme", "Theme", "auto, light or dark", "auto", "colours", theme_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.theme, theme_choices(), text); },
     [](const Settings& s) { return format_choice(s.theme, theme_choices()); }},
    {"autoplay", "Autoplay", "a flag", "false", "start playing when visible", nullptr, parse_autoplay,
     [](const Settings& s) { return std::string(s.autoplay ? "true" : "false"); }},
};

constexpr Speed per_second(double rate) { return {Speed::Mode::per_second, rate}; }

constexpr Speed kSpeedStops[] = {
    per_second(0.25), per_second(0.5), per_second(1),   per_second(2),   per_second(5),         per_second(10),
    per_second(20),   Speed{},         per_second(100), per_second(300), per_second(1e3),       per_second(1e4),
    per_second(1e5),  per_second(1e6), per_second(1e7), per_second(1e8), {Speed::Mode::max, 0},
};

// For placing a speed among the stops; a frame is taken as a sixtieth of a second.
double steps_per_second(Speed speed) {
  switch (speed.mode) {
    case Speed::Mode::per_frame: return 60;
    case Speed::Mode::per_second: return speed.rate;
    default: return kFastest * 10;
  }
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool encoded =
        text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0;
    if (encoded) {
      decoded += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      decoded += text[i] == '+' ? ' ' : text[i];
    }
  }
  return decoded;
}

}  // namespace

Problem Settings::problem() const {
  return {
      .board = board, .start = start.square, .moves = *parse_move_order(moves), .goal = goal, .algorithm = algorithm};
}

std::span<const Setting> settings_table() { return kSettings; }

const Setting* find_setting(std::string_view key) {
  for (const Setting& setting : kSettings) {
    if (setting.key == key) return &setting;
  }
  return nullptr;
}

std::vector<std::string> assign(Settings& settings, std::span<const KeyValue> values) {
  std::vector<std::string> errors;
  const auto set = [&](const Setting& setting, std::string_view value) {
    const auto result = setting.parse(settings, value);
    if (!result) errors.push_back(std::string(setting.key) + ": " + result.error());
    return result.has_value();
  };
  const std::string start = find_setting("start")->format(settings);
  for (const Setting& setting : kSettings) {
    const Board before = settings.board;
    for (const KeyValue& pair : values) {
      if (pair.key == setting.key) set(setting, pair.value);
    }
    // The start keeps its name on a new board: a1 stays the lower left corner.
    if (settings.board == before) continue;
    settings.start = {{}, settings.start.notation};
    bool start_follows = false;
    for (const KeyValue& pair : values) start_follows |= pair.key == "start";
    if (!start_follows) (void)find_setting("start")->parse(settings, start);
  }
  for (const KeyValue& pair : values) {
    if (!find_setting(pair.key)) errors.push_back(quoted(pair.key) + ": there is no such setting");
  }
  return errors;
}

std::vector<KeyValue> parse_query(std::string_view query) {
  std::vector<KeyValue> pairs;
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(pair.size() == query.size() ? pair.size() : pair.size() + 1);
    if (pair.empty()) continue;
    const auto equals = pair.find('=');
    const std::string_view value = equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1);
    pairs.push_back({percent_decoded(pair.substr(0, equals)), percent_decoded(value)});
  }
  return pairs;
}

std::span<const Speed> speed_stops() { return kSpeedStops; }

std::size_t nearest_speed_stop(Speed speed) {
  std::size_t nearest = 0;
  double best = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < std::size(kSpeedStops); ++i) {
    const double distance = std::abs(std::log(steps_per_second(kSpeedStops[i]) / steps_per_second(speed)));
    if (kSpeedStops[i] == speed) return i;
    if (distance < best) {
      best = distance;
      nearest = i;
    }
  }
  return nearest;
}

std::string to_string(Speed speed) {
  if (speed.mode == Speed::Mode::per_frame) return "frame";
  if (speed.mode == Speed::Mode::max) return "max";
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, speed.rate, std::chars_format::fixed);
  return error == std::errc() ? std::string(text, end) : std::string("frame");
}

}  // namespace kt
