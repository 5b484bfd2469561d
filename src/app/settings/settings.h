// Folder `settings`: all that can be set, defined once, in one table: the page's controls, its link, its API, the
// element's attributes, the options of `kt`, docs/settings.md and the tests come from it (app/state/tables.h).
//
// Around the table are how a link carries settings (query.h, link.h), speeds (speed.h), themes (themes.h), and how
// numbers and JSON are written (decimal.h, json.h). To add a setting, add a field and a row.
//
// May know: the core. Begin with Settings and settings_table().
//
// Every value has a text form. Errors are whole sentences that start with the key: "board: '0x9' is not RxC with 1 to
// 1024 each". A value that is refused leaves the setting as it was.
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

// How much interface there is: all of it; the board, the sentence, and of the playback controls what a first visitor
// needs, with a way to the rest; the same with all playback controls, and no way to the rest; the board alone.
enum class Controls : std::uint8_t { full, quiet, minimal, none };

// Who moves the knight: the search; the user; the search, which asks the user first.
enum class Mode : std::uint8_t { watch, play, predict };

// In what the running algorithm is shown; `none` hides it.
enum class Language : std::uint8_t { none, english, pseudocode, cpp, python, java, javascript };

// Instead of the ids of panels: all are closed.
inline constexpr std::string_view kNoPanels = "none";

inline constexpr std::uint64_t kMaxStep = std::uint64_t{1} << 53;  // beyond it a JavaScript number is not exact

inline constexpr std::size_t kMostGiven = 4096;  // squares: each move is asked for anew

// The setting `lesson` in two: "dead-end.3" is the third stop of dead-end, ".q1YqyVSy.2" the second of a packed lesson.
struct LessonAddress {
  std::string_view id;
  std::optional<std::size_t> stop;  // from 1; none: where the reader left it
};
LessonAddress lesson_address(std::string_view setting);
inline constexpr std::size_t kLongestLessonSetting = 30'000;  // letters

inline constexpr double kSmallestScale = 0.5;
inline constexpr double kLargestScale = 3;

// Those that decide what is searched.
struct SearchSettings {
  Board board;
  std::vector<Square> holes;
  Leaper leaper;
  EdgeList graph;  // if not empty, searched instead of the board; then start and end are vertices
  Square start;
  std::optional<Square> end;
  std::vector<Square> given;  // of moves made already, after the start (Problem::given)
  Goal goal = Goal::tour;
  const Algorithm* algorithm = &default_algorithm();
  std::string moves = "clockwise";  // a name or a permutation
  const TieRule* tie = &default_tie_rule();
  std::uint32_t seed = 1;
  Detail detail = Detail::move;
  std::string compare;  // the boards beside it (app/settings/compared.h); empty: none
  bool operator==(const SearchSettings&) const = default;
};

struct Settings : SearchSettings {
  bool equal_time = false;  // the clock of compared boards: equal time instead of equal steps
  Speed speed;
  std::uint64_t step = 0;        // the step to show first
  std::string at;                // a position to go there from (app/state/position_key.h); empty: the start
  const Theme* theme = nullptr;  // null: as the system asks
  const Locale* lang = nullptr;  // of all words; null: as the host decides
  double scale = 1;              // of the interface, not of the board
  Mode mode = Mode::watch;
  Controls controls = Controls::full;
  std::vector<std::string> panels;  // ids of the open ones, in the order opened, or kNoPanels; empty: as fits
  Language language = Language::english;
  Notation squares = Notation::chess;  // how squares are named
  int base = 1;                        // the number of the path's first square: 0 or 1
  bool heat = false;                   // colour the squares by how often they were visited
  bool autoplay = false;
  std::string lesson;  // that leads through it, and its stop; the page plays it. Empty: none

  Problem problem() const;
  // The board that is shown: the vertices of a graph are a row of squares.
  Board shown_board() const { return graph.empty() ? board : Board{1, static_cast<int>(graph.vertices.size())}; }
  // In the notation of `squares`: "b6" or "2,1"; on a graph the vertex's name.
  std::string name(Square square) const;
  bool operator==(const Settings&) const = default;
};

// What the value of a setting is made of.
enum class SettingKind : std::uint8_t {
  flag,
  choice,   // one of its choices
  choices,  // several of them, separated by commas
  whole,    // a whole number
  decimal,
  square,
  squares,  // separated by semicolons
  text,
};

// How a value is read and written; setting_kinds.h has one for each kind.
struct SettingValue {
  SettingKind kind;
  std::expected<void, Message> (*parse)(Settings&, std::string_view);
  std::string (*format)(const Settings&);
  std::vector<Choice> (*choices)() = nullptr;  // of a flag, a choice and choices
  double most = 0, least = 0;                  // of numbers
};

struct Setting {
  std::string_view key;
  std::string_view title;
  std::string_view help;  // one line
  bool is_of_search;      // decides what is searched; else only how it is shown
  SettingValue value;
  std::string_view words = {};  // what is allowed, where the kind does not tell; of a choice, what else is

  SettingKind kind() const { return value.kind; }
  std::vector<Choice> choices() const { return value.choices ? value.choices() : std::vector<Choice>{}; }
  std::expected<void, Message> parse(Settings& settings, std::string_view text) const;
  std::string format(const Settings& settings) const { return value.format(settings); }
  // The default, as text: of a square by row and column, which every board has.
  std::string fallback() const;
  std::string allowed() const;  // in words
};

// "flag" and so on.
std::string_view to_string(SettingKind kind);

std::span<const Setting> settings_table();
const Setting* find_setting(std::string_view key);

// The key that says of which version a link is, and the one version that there is. It is no setting.
inline constexpr std::string_view kVersionKey = "v";
inline constexpr std::string_view kVersion = "1";
// The key of the check in links that Share makes, no setting either. The page compares it (web/element/link.js); where
// it does not fit, the page gives this value in its place.
inline constexpr std::string_view kCheckKey = "check";
inline constexpr std::string_view kCutLink = "cut";

// Whether values name squares of a board by row and column, as links did before there was the setting `squares`. Where
// that setting is not among the values, or empty, it follows. A start on 0,0 does not count: it is the default.
bool names_rows(const Settings& settings, std::span<const KeyValue> values);

// A sentence about a value: "board: '0x9' is not RxC with 1 to 1024 each". `key`: which, as somebody wrote it.
Message of_key(std::string_view key, Message reason);
// Whether it is one, about that key.
bool is_of_key(const Message& sentence, std::string_view key);

// Sets several at once, in the order of the table, so that a start is read on the board that comes with it. A square
// that a new board lacks, and that was not asked for now, silently becomes the default; an algorithm or tie rule that
// does not cover what is asked for is refused and gives way. Returns a sentence for each value refused.
std::vector<Message> assign(Settings& settings, std::span<const KeyValue> values);

}  // namespace kt
