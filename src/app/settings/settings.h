// Module `settings`: all settings, defined once in one table. The page's controls, its links, its API, the element's
// attributes, the options of `kt`, docs/settings.md and the tests come from it (app/state/tables.h).
//
// The module also has links (query.h, link.h), speeds (speed.h), themes (themes.h) and JSON (json.h). To add a setting,
// add a field and a row.
//
// May know: the core. Begin with Settings and settings_table().
//
// Every value has a text form. Errors are whole sentences that start with the key: "board: '0x9' is not RxC with 1 to
// 1024 each". A refused value does not change the setting.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "app/settings/choice.h"
#include "app/settings/query.h"
#include "app/settings/speed.h"
#include "app/settings/themes.h"
#include "core/problem/problem.h"

namespace kt {

// How much of the interface is shown: all of it; the board, the sentence and the playback controls for a first visit,
// with a button for the rest; the same with all playback controls, without that button; the board alone.
enum class Controls : std::uint8_t { full, quiet, minimal, none };

// Who moves the knight: the search; the user; or the search, after asking the user.
enum class Mode : std::uint8_t { watch, play, predict };

// The language of the listing in the code panel; `none` hides it.
enum class Language : std::uint8_t { none, english, pseudocode, cpp, python, java, javascript };

// Instead of panel ids: all panels are closed.
inline constexpr std::string_view kNoPanels = "none";

inline constexpr std::uint64_t kMaxStep = std::uint64_t{1} << 53;  // the largest exact JavaScript number

inline constexpr std::size_t kMaxGiven = 4096;  // squares, because every move checks all of them again

// The setting `lesson` in two: "dead-end.3" is the third stop of dead-end, ".q1YqyVSy.2" the second of a packed lesson.
struct LessonAddress {
  std::string_view id;
  std::optional<std::size_t> stop;  // from 1; none: where the reader left it
};
LessonAddress lesson_address(std::string_view setting);
inline constexpr std::size_t kLongestLessonSetting = 30'000;  // letters

inline constexpr double kSmallestScale = 0.5;
inline constexpr double kLargestScale = 3;

// The settings that determine the search.
struct SearchSettings {
  Board board;
  std::vector<Square> holes;
  Leaper leaper;
  EdgeList graph;  // if not empty, it replaces the board; then start and end are vertices
  Square start;
  std::optional<Square> end;
  std::vector<Square> given;  // moves already made, after the start (Problem::given)
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  MoveOrder moves = move_orders().front().moves;
  const TieRule* tie = &default_tie_rule();
  std::uint32_t seed = 1;
  Detail detail = Detail::move;
  // The boards compared with this one (app/settings/compared.h), and its place among them all. Theirs are empty.
  std::vector<SearchSettings> others;
  std::size_t place = 0;
  bool operator==(const SearchSettings&) const = default;
};

struct Settings : SearchSettings {
  bool equal_time = false;  // the clock of compared boards: equal time instead of equal steps
  Speed speed;
  std::uint64_t step = 0;        // the step to show first
  std::string at;                // a position from which to reach it (app/state/position_key.h); empty: the start
  const Theme* theme = nullptr;  // null: as the system prefers
  const Locale* lang = nullptr;  // of all texts; null: as the host decides
  double scale = 1;              // of the interface, not of the board
  Mode mode = Mode::watch;
  Controls controls = Controls::full;
  std::vector<std::string> panels;  // ids of the open ones, in the order opened, or kNoPanels; empty: as many as fit
  Language language = Language::english;
  Notation squares = Notation::chess;  // how squares are named
  int base = 1;                        // number of the path's first square: 0 or 1
  bool heat = false;                   // colour the squares by number of visits
  bool hope = false;                   // mark the lost part of the path
  bool autoplay = false;
  std::string lesson;  // a lesson and its stop, which the page plays; empty: none

  Problem problem() const;
  // The shown board: the vertices of a graph are a row of squares.
  Board shown_board() const { return graph.empty() ? board : Board{1, static_cast<int>(graph.vertices.size())}; }
  // In the notation of the setting `squares`: "b6" or "2,1"; on a graph the vertex's name.
  std::string name(Square square) const;
  bool operator==(const Settings&) const = default;
};

// The type of a setting's value.
enum class SettingKind : std::uint8_t {
  flag,
  choice,   // one of the choices
  choices,  // several choices, separated by commas
  whole,    // a whole number
  decimal,
  square,
  squares,  // separated by semicolons
  text,
};

// Parses and formats a value; setting_kinds.h has one for each kind.
struct SettingValue {
  SettingKind kind;
  std::expected<void, Message> (*parse)(Settings&, std::string_view);
  std::string (*format)(const Settings&);
  std::vector<Choice> (*choices)() = nullptr;  // for a flag, a choice and choices
  double most = 0, least = 0;                  // for numbers
};

struct Setting {
  std::string_view key;
  std::string_view title;
  std::string_view help;  // one line
  bool is_of_search;      // determines the search; otherwise only its display
  SettingValue value;
  std::string_view words = {};  // allowed values, if the kind does not say it; for a choice, further values

  SettingKind kind() const { return value.kind; }
  std::vector<Choice> choices() const { return value.choices ? value.choices() : std::vector<Choice>{}; }
  std::expected<void, Message> parse(Settings& settings, std::string_view text) const;
  std::string format(const Settings& settings) const { return value.format(settings); }
  // The default as text, with squares by row and column, which works on every board.
  std::string fallback() const;
  std::string allowed() const;  // in words
};

// "flag" and so on.
std::string_view to_string(SettingKind kind);

std::span<const Setting> settings_table();
const Setting* find_setting(std::string_view key);

// The key of a link's version, and the only version. It is not a setting.
inline constexpr std::string_view kVersionKey = "v";
inline constexpr std::string_view kVersion = "1";
// The key of the check in links from Share, which is not a setting either. The page compares it (web/element/link.js).
// On a mismatch, the page passes this value instead.
inline constexpr std::string_view kCheckKey = "check";
inline constexpr std::string_view kCutLink = "cut";

// True if values name squares by row and column, as links did before the setting `squares` existed. If the values lack
// that setting, it follows from this. A start on 0,0 does not count, because it is the default.
bool names_rows(const Settings& settings, std::span<const KeyValue> values);

// A sentence about a value: "board: '0x9' is not RxC with 1 to 1024 each". `key`: as the user wrote it.
Message of_key(std::string_view key, Message reason);
// True if the sentence is about this key.
bool is_of_key(const Message& sentence, std::string_view key);

// Sets several values, in the order of the table, so that a start is parsed for the board that comes with it. Squares
// that a new board lacks become the default silently, unless they are among the values. An algorithm or tie rule that
// does not support the other settings is refused and replaced. Returns a sentence for each refused value.
std::vector<Message> assign(Settings& settings, std::span<const KeyValue> values);

// False for the vertices of a graph.
bool is_hole(const Settings& settings, Square square);

// New values, as the view has them: those that are there replace the setting of the same name.
struct Edit {
  std::optional<Board> board = {};
  std::optional<std::vector<Square>> holes = {};
  std::optional<Square> start = {};
  std::optional<std::optional<Square>> end = {};
  std::optional<Speed> speed = {};
  std::optional<Controls> controls = {};
  std::optional<std::vector<std::string>> panels = {};
};
// Adapts the other settings as assign() does. Squares that the board lacks are left out: an earlier command of the same
// frame may have changed the board. Precondition: `holes` leave at least one square.
std::vector<Message> edit(Settings& settings, const Edit& values);

}  // namespace kt
