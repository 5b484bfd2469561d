#include "app/settings/settings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>

#include "app/settings/decimal.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"
#include "core/search/refusal.h"

namespace kt {
namespace {

constexpr std::uint32_t kMaxSeed = std::numeric_limits<std::uint32_t>::max();
constexpr std::string_view kPanelIds[] = {"settings", "code", "stack", "tree", "plot", "numbers", "display"};
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
std::vector<Choice> theme_choices() {
  return {{"auto", "Automatic"},
          {"light", "Light"},
          {"dark", "Dark"},
          {"projector", "Projector"},
          {"contrast", "High contrast"}};
}
std::vector<Choice> controls_choices() {
  return {{"full", "All"}, {"minimal", "Transport only"}, {"none", "Board only"}};
}
std::vector<Choice> language_choices() {
  return {{"none", "Hidden"},   {"english", "English"}, {"pseudocode", "Pseudocode"}, {"cpp", "C++"},
          {"python", "Python"}, {"java", "Java"},       {"javascript", "JavaScript"}};
}
std::vector<Choice> base_choices() { return {{"0", "From 0"}, {"1", "From 1"}}; }

template <typename Row>
std::vector<Choice> choices_of(std::span<const Row> rows) {
  std::vector<Choice> list;
  for (const Row& row : rows) list.push_back({row.id, row.title});
  return list;
}

std::vector<Choice> algorithm_choices() { return choices_of(algorithms()); }
std::vector<Choice> moves_choices() { return choices_of(move_orders()); }
std::vector<Choice> tie_choices() { return choices_of(tie_rules()); }

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

template <typename Row>
Result parse_row(const Row*& target, std::span<const Row> rows, std::string_view text) {
  std::string names;
  for (const Row& row : rows) {
    if (row.id == text) {
      target = &row;
      return {};
    }
    names += (names.empty() ? "" : ", ") + std::string(row.id);
  }
  return std::unexpected(quoted(text) + " is not one of " + names);
}

Result parse_moves(Settings& settings, std::string_view text) {
  if (const auto order = parse_move_order(text); !order) return std::unexpected(order.error());
  settings.moves = text;
  return {};
}

template <typename Number>
Result parse_whole(Number& target, Number largest, std::string_view text) {
  const auto number = parse_number<Number>(text);
  if (!number || *number > largest) {
    return std::unexpected(quoted(text) + " is not a whole number from 0 to " + std::to_string(largest));
  }
  target = *number;
  return {};
}

bool is_hole(const Settings& settings, Square square) {
  return std::ranges::find(settings.holes, square, &WrittenSquare::square) != settings.holes.end();
}

bool is_none(std::string_view text) { return text.empty() || text == "none"; }

// A square that exists, on the board or in the graph.
std::expected<WrittenSquare, std::string> parse_existing(const Settings& settings, std::string_view text) {
  if (!settings.graph.empty()) {
    const auto& vertices = settings.graph.vertices;
    const auto vertex = std::ranges::find(vertices, text);
    if (vertex == vertices.end()) return std::unexpected(quoted(text) + " is not a vertex of the graph");
    return WrittenSquare{{0, static_cast<int>(vertex - vertices.begin())}, Notation::row_col};
  }
  const auto written = parse_square(text, settings.board);
  if (written && is_hole(settings, written->square)) {
    return std::unexpected(quoted(text) + " is a hole");
  }
  return written;
}

Result parse_holes(Settings& settings, std::string_view text) {
  std::vector<WrittenSquare> holes;
  if (!is_none(text)) {
    for (const auto part : std::views::split(text, ';')) {
      const auto hole = parse_square(std::string_view(part), settings.board);
      if (!hole) return std::unexpected(hole.error());
      if (std::ranges::find(holes, hole->square, &WrittenSquare::square) == holes.end()) holes.push_back(*hole);
    }
  }
  if (holes.size() == static_cast<std::size_t>(settings.board.squares())) {
    return std::unexpected(quoted(text) + " leaves no square of the board");
  }
  settings.holes = std::move(holes);
  return {};
}

std::string format_holes(const Settings& settings) {
  std::string text;
  for (const WrittenSquare& hole : settings.holes) {
    text += (text.empty() ? "" : ";") + to_string(hole.square, settings.board, hole.notation);
  }
  return text.empty() ? "none" : text;
}

Result parse_graph(Settings& settings, std::string_view text) {
  if (!is_none(text)) return store(settings.graph, parse_edge_list(text));
  settings.graph = {};
  return {};
}

Result parse_end(Settings& settings, std::string_view text) {
  if (!is_none(text)) return store(settings.end, parse_existing(settings, text));
  settings.end.reset();
  return {};
}

// As an attribute of HTML: its mere presence, or its own name as the value, is true.
Result parse_flag(bool& target, std::string_view key, std::string_view text) {
  const bool on = text.empty() || text == "true" || text == "1" || text == key;
  if (!on && text != "false" && text != "0") return std::unexpected(quoted(text) + " is not true or false");
  target = on;
  return {};
}

std::string format_flag(bool value) { return value ? "true" : "false"; }

Result parse_scale(Settings& settings, std::string_view text) {
  const auto scale = parse_decimal(text);
  if (!scale || !(*scale >= kSmallestScale && *scale <= kLargestScale)) {
    return std::unexpected(quoted(text) + " is not a number from 0.5 to 3");
  }
  settings.scale = std::round(*scale * 100) / 100;
  return {};
}

// Two digits after the point are enough, and none that say nothing.
std::string format_scale(const Settings& settings) {
  const auto hundredths = std::lround(settings.scale * 100);
  std::string text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  text += "." + std::to_string(hundredths % 100 / 10);
  return hundredths % 10 == 0 ? text : text + std::to_string(hundredths % 10);
}

Result parse_panels(Settings& settings, std::string_view text) {
  std::vector<std::string> panels;
  if (!text.empty() && text != "auto") {
    for (const auto part : std::views::split(text, ',')) {
      const std::string id{std::string_view(part)};
      if (std::ranges::find(kPanelIds, id) == std::end(kPanelIds)) {
        std::string names;
        for (const std::string_view known : kPanelIds) names += (names.empty() ? "" : ", ") + std::string(known);
        return std::unexpected(quoted(id) + " is not one of " + names);
      }
      if (std::ranges::find(panels, id) == panels.end()) panels.push_back(id);
    }
  }
  settings.panels = std::move(panels);
  return {};
}

std::string format_panels(const Settings& settings) {
  std::string text;
  for (const std::string& panel : settings.panels) text += (text.empty() ? "" : ",") + panel;
  return text.empty() ? "auto" : text;
}

constexpr Setting kSettings[] = {
    {"board", "Board", "RxC, 1 to 1024 each (8 means 8x8)", "8x8", "rows x columns", true, nullptr,
     [](Settings& s, std::string_view text) { return store(s.board, parse_board(text)); },
     [](const Settings& s) { return to_string(s.board); }},
    {"holes", "Holes", "squares, separated by ;", "none", "squares that do not exist", true, nullptr, parse_holes,
     format_holes},
    {"leaper", "Piece", "A,B, 0 to 1023 each", "1,2", "the piece: 1,2 is the knight", true, nullptr,
     [](Settings& s, std::string_view text) { return store(s.leaper, parse_leaper(text)); },
     [](const Settings& s) { return to_string(s.leaper); }},
    {"graph", "Graph", "edges such as A-B;B>C (- both ways, > one way)", "none",
     "search this graph instead of a board; start and end are then vertex names", true, nullptr, parse_graph,
     [](const Settings& s) { return s.graph.empty() ? "none" : to_string(s.graph); }},
    {"start", "Start", "a square, such as 0,0 or a1", "0,0", "where the knight starts", true, nullptr,
     [](Settings& s, std::string_view text) { return store(s.start, parse_existing(s, text)); },
     [](const Settings& s) { return s.name(s.start.square); }},
    {"end", "End", "a square, or none", "none", "where an open tour must end", true, nullptr, parse_end,
     [](const Settings& s) { return s.end ? s.name(s.end->square) : "none"; }},
    {"goal", "Goal", "tour or closed", "tour", "any tour, or one whose last square is a move from the first", true,
     goal_choices, [](Settings& s, std::string_view text) { return parse_choice(s.goal, goal_choices(), text); },
     [](const Settings& s) { return format_choice(s.goal, goal_choices()); }},
    {"algorithm", "Algorithm", "an id of the algorithm table", "backtracking", "how the tour is searched", true,
     algorithm_choices, [](Settings& s, std::string_view text) { return parse_row(s.algorithm, algorithms(), text); },
     [](const Settings& s) { return std::string(s.algorithm->id); }},
    {"moves", "Move order", "a name, or a permutation of 12345678", "clockwise", "order in which moves are tried", true,
     moves_choices, parse_moves, [](const Settings& s) { return s.moves; }},
    {"tie", "Ties", "an id of the table of tie rules", "first", "how Warnsdorff's rule breaks ties", true, tie_choices,
     [](Settings& s, std::string_view text) { return parse_row(s.tie, tie_rules(), text); },
     [](const Settings& s) { return std::string(s.tie->id); }},
    {"seed", "Seed", "0 to 2^32-1", "1", "of everything random; the same seed gives the same run everywhere", true,
     nullptr, [](Settings& s, std::string_view text) { return parse_whole(s.seed, kMaxSeed, text); },
     [](const Settings& s) { return std::to_string(s.seed); }},
    {"detail", "One step is", "move or candidate", "move",
     "one step = one move or backtrack, or one candidate looked at", true, detail_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.detail, detail_choices(), text); },
     [](const Settings& s) { return format_choice(s.detail, detail_choices()); }},
    {"speed", "Speed", "frame, 0.25 to 1e9 steps per second, or max", "frame", "how fast it plays", false, nullptr,
     [](Settings& s, std::string_view text) { return store(s.speed, parse_speed(text)); },
     [](const Settings& s) { return to_string(s.speed); }},
    {"step", "Step", "0 to 2^53", "0", "the step to show first", false, nullptr,
     [](Settings& s, std::string_view text) { return parse_whole(s.step, kMaxStep, text); },
     [](const Settings& s) { return std::to_string(s.step); }},
    {"theme", "Theme", "auto, light, dark, projector or contrast", "auto", "colours", false, theme_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.theme, theme_choices(), text); },
     [](const Settings& s) { return format_choice(s.theme, theme_choices()); }},
    {"scale", "Size of the text", "0.5 to 3", "1", "how large the interface is", false, nullptr, parse_scale,
     format_scale},
    {"controls", "Controls", "full, minimal or none", "full", "how much interface", false, controls_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.controls, controls_choices(), text); },
     [](const Settings& s) { return format_choice(s.controls, controls_choices()); }},
    {"panels", "Panels", "ids of panels, separated by commas, or auto", "auto", "which panels are open", false, nullptr,
     parse_panels, format_panels},
    {"language", "Language", "none, english, pseudocode, cpp, python, java or javascript", "english",
     "in what the running algorithm is shown", false, language_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.language, language_choices(), text); },
     [](const Settings& s) { return format_choice(s.language, language_choices()); }},
    {"base", "Numbers", "0 or 1", "1", "the number of the path's first square", false, base_choices,
     [](Settings& s, std::string_view text) { return parse_choice(s.base, base_choices(), text); },
     [](const Settings& s) { return format_choice(s.base, base_choices()); }},
    {"heat", "Heat map", "a flag", "false", "colour the squares by how often they were visited", false, nullptr,
     [](Settings& s, std::string_view text) { return parse_flag(s.heat, "heat", text); },
     [](const Settings& s) { return format_flag(s.heat); }},
    {"autoplay", "Autoplay", "a flag", "false", "start playing when visible", false, nullptr,
     [](Settings& s, std::string_view text) { return parse_flag(s.autoplay, "autoplay", text); },
     [](const Settings& s) { return format_flag(s.autoplay); }},
};

void drop_lost_holes(Settings& settings) {
  std::erase_if(settings.holes, [&](const WrittenSquare& hole) { return !settings.board.contains(hole.square); });
  if (settings.holes.size() == static_cast<std::size_t>(settings.board.squares())) settings.holes.clear();
}

// The start and the end keep their names on a new board: a1 stays the lower left corner. Where there is no such square,
// the start becomes the first there is.
void keep_squares(Settings& settings, const std::string& start, const std::string& end) {
  if (const auto kept = parse_existing(settings, start)) {
    settings.start = *kept;
  } else {
    settings.start.square = {};
    while (is_hole(settings, settings.start.square)) {
      Square& square = settings.start.square;
      square = square.col + 1 < settings.board.cols ? Square{square.row, square.col + 1} : Square{square.row + 1, 0};
    }
  }
  if (!parse_end(settings, end)) settings.end.reset();
}

// An algorithm or tie rule that does not cover the rest makes way for the one before, or else for the default.
void make_way(Settings& settings, const Settings& before, std::vector<std::string>& errors) {
  for (const Settings& substitute : {before, Settings{}}) {
    const auto refused = refusal(settings.problem());
    if (!refused) return;
    const std::string error = std::string(refused->key) + ": " + refused->reason;
    if (std::ranges::find(errors, error) == errors.end()) errors.push_back(error);
    if (refused->key == "algorithm") settings.algorithm = substitute.algorithm;
    if (refused->key == "tie") settings.tie = substitute.tie;
  }
  if (refusal(settings.problem())) {
    settings.algorithm = &default_algorithm();
    settings.tie = &default_tie_rule();
  }
}

}  // namespace

Problem Settings::problem() const {
  std::vector<Square> missing;
  if (graph.empty()) {
    for (const WrittenSquare& hole : holes) missing.push_back(hole.square);
  }
  return {.board = shown_board(),
          .holes = std::move(missing),
          .leaper = leaper,
          .edges = graph,
          .start = start.square,
          .end = end ? std::optional(end->square) : std::nullopt,
          .moves = *parse_move_order(moves),
          .goal = goal,
          .algorithm = algorithm,
          .tie = tie,
          .seed = seed};
}

std::string Settings::name(Square square) const {
  if (!graph.empty()) return graph.vertices[static_cast<std::size_t>(square.col)];
  // Chess has no name for what is off the board.
  return to_string(square, board, board.contains(square) ? start.notation : Notation::row_col);
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
  const Settings before = settings;
  const std::string start = before.name(before.start.square);
  const std::string end = before.end ? before.name(before.end->square) : "none";
  for (const Setting& setting : kSettings) {
    // Everything that decides which squares there are comes before the start.
    if (setting.key == "holes" && settings.board != before.board) drop_lost_holes(settings);
    if (setting.key == "start") {
      const bool other_squares =
          settings.board != before.board || settings.graph != before.graph || settings.holes != before.holes;
      if (other_squares) keep_squares(settings, start, end);
    }
    for (const KeyValue& pair : values) {
      if (pair.key == setting.key) set(setting, pair.value);
    }
  }
  make_way(settings, before, errors);
  for (const KeyValue& pair : values) {
    if (pair.key == kVersionKey) {
      if (pair.value != kVersion)
        errors.push_back("v: " + quoted(pair.value) + " is not 1, the version of links known here");
      continue;
    }
    if (!find_setting(pair.key)) errors.push_back(quoted(pair.key) + ": there is no such setting");
  }
  return errors;
}

}  // namespace kt
