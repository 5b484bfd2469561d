#include "app/settings/settings.h"

#include <algorithm>
#include <limits>
#include <ranges>
#include <utility>

#include "app/settings/compared.h"
#include "app/settings/named_squares.h"
#include "app/settings/panel_rows.h"
#include "app/settings/position_digits.h"
#include "app/settings/setting_kinds.h"
#include "core/basics/parse_number.h"

namespace kt {
namespace {

using namespace kinds;

constexpr std::uint32_t kMaxSeed = std::numeric_limits<std::uint32_t>::max();

constexpr Choice kGoals[] = {{"tour", "Any tour", "The tour may end on any square."},
                             {"closed", "Closed tour", "A closed tour ends one move from its start."}};
constexpr Choice kDetails[] = {{"move", "Moves", "Each move or backtrack counts as a step."},
                               {"candidate", "Candidates", "Each candidate checked counts as a step."}};
constexpr Choice kModes[] = {{"watch", "Watch", "The search moves the knight."},
                             {"play", "You play", "You move the knight."},
                             {"predict", "Predict", "You predict what the search does next."}};
constexpr Choice kClocks[] = {{"steps", "Equal steps", "All boards take the same number of steps."},
                              {"time", "Equal time", "Each board gets the same share of processor time."}};
constexpr Choice kControls[] = {
    {"full", "All"},
    {"quiet", "Few", "The most important playback controls and a button that shows the rest."},
    {"minimal", "Playback only"},
    {"none", "Board only"}};
constexpr Choice kLanguages[] = {{"none", "Hidden", "Hides the code so that students can write it themselves."},
                                 {"english", "In words", "The algorithm in plain sentences."},
                                 {"pseudocode", "Pseudocode", "The algorithm in textbook style."},
                                 {"cpp", "C++"},
                                 {"python", "Python"},
                                 {"java", "Java"},
                                 {"javascript", "JavaScript"}};
// In the order of Notation.
constexpr Choice kNotations[] = {{"row-column", "Row, column", "From the top left, counted from 0, as in a matrix."},
                                 {"chess", "Chess", "A letter for the file and a number for the rank, as in a1."}};
constexpr Choice kBases[] = {{"0", "From 0", "The start is number 0, as in programs."},
                             {"1", "From 1", "The start is number 1."}};

#define KT_CHOICE(id, title, ...) {#id, title},
constexpr Choice kPanels[] = {KT_PANELS(KT_CHOICE)};
#undef KT_CHOICE

constexpr SettingValue kBoard{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) { return store(s.board, parse_board(text)); },
    .format = [](const Settings& s) { return to_string(s.board); }};

constexpr SettingValue kHoles{.kind = SettingKind::squares, .parse = parse_holes, .format = format_holes};

constexpr SettingValue kLeaper{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) { return store(s.leaper, parse_leaper(text)); },
    .format = [](const Settings& s) { return to_string(s.leaper); }};

constexpr SettingValue kGraph{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) -> Result {
      if (!is_none(text)) return store(s.graph, parse_edge_list(text));
      s.graph = {};
      return {};
    },
    .format = [](const Settings& s) { return s.graph.empty() ? "none" : to_string(s.graph); }};

constexpr SettingValue kStart{
    .kind = SettingKind::square,
    .parse = [](Settings& s, std::string_view text) { return store(s.start, parse_existing(s, text)); },
    .format = [](const Settings& s) { return s.name(s.start); }};

constexpr SettingValue kEnd{.kind = SettingKind::square, .parse = parse_end, .format = [](const Settings& s) {
                              return s.end ? s.name(*s.end) : no_square(s);
                            }};

constexpr SettingValue kGiven{.kind = SettingKind::squares, .parse = parse_given, .format = format_given};

// A name or a permutation.
constexpr SettingValue kMoves{
    .kind = SettingKind::choice,
    .parse = [](Settings& s, std::string_view text) -> Result { return store(s.moves, parse_move_order(text)); },
    .format = [](const Settings& s) { return to_string(s.moves); },
    .choices = [] { return choices_of(move_orders()); }};

constexpr SettingValue kSpeed{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) { return store(s.speed, parse_speed(text)); },
    .format = [](const Settings& s) { return to_string(s.speed); }};

std::vector<Choice> theme_choices() {
  std::vector<Choice> choices = choices_of(themes());
  choices.insert(choices.begin(), {"auto", "Automatic", "Follows the system setting."});
  return choices;
}

// A row of a table, or auto, which is null.
template <auto kMember, auto kFind, auto kChoices>
constexpr SettingValue kRowOrAuto{.kind = SettingKind::choice,
                                  .parse = [](Settings& s, std::string_view text) -> Result {
                                    const auto place = place_of(kChoices(), text);
                                    if (!place) return std::unexpected(place.error());
                                    s.*kMember = kFind(text);
                                    return {};
                                  },
                                  .format =
                                      [](const Settings& s) {
                                        const auto* row = s.*kMember;
                                        return std::string(row ? row->id : "auto");
                                      },
                                  .choices = kChoices};

std::vector<Choice> lang_choices() {
  std::vector<Choice> choices = {{"auto", "Automatic", "Follows the language of the page or system."}};
  for (const Locale& locale : locales()) choices.push_back({locale.id, locale.name});
  return choices;
}

constexpr SettingValue kTheme = kRowOrAuto<&Settings::theme, find_theme, theme_choices>;
constexpr SettingValue kLang = kRowOrAuto<&Settings::lang, find_locale, lang_choices>;

constexpr SettingValue kPanelList{
    .kind = SettingKind::choices,
    .parse = [](Settings& s, std::string_view text) -> Result {
      std::vector<std::string> panels;
      if (text == "auto") text = {};
      if (text == kNoPanels) {
        s.panels = {std::string(text)};
        return {};
      }
      for (const auto part : std::views::split(text, ',')) {
        const std::string id{std::string_view(part)};
        if (const auto place = place_of(kPanels, id); !place) return std::unexpected(place.error());
        if (std::ranges::find(panels, id) == panels.end()) panels.push_back(id);
      }
      s.panels = std::move(panels);
      return {};
    },
    .format =
        [](const Settings& s) {
          std::string text;
          for (const std::string& panel : s.panels) text += (text.empty() ? "" : ",") + panel;
          return text.empty() ? "auto" : text;
        },
    .choices = [] { return std::vector<Choice>(std::begin(kPanels), std::end(kPanels)); }};

constexpr SettingValue kCompare{.kind = SettingKind::text, .parse = parse_compare, .format = format_compare};

// The position is parsed only when a search uses it.
constexpr SettingValue kAt{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) -> Result {
      const bool none = is_none(text);
      if (!none && !is_position_key(text))
        return std::unexpected(Message{"{0} is neither a position from a Share link nor 'none'", quoted(text)});
      s.at = none ? std::string_view() : text;
      return {};
    },
    .format = [](const Settings& s) { return s.at.empty() ? "none" : s.at; }};

// "dead-end" or "dead-end.3", its third stop; or, after a point, a whole lesson packed by the page: ".q1YqyVSy...".
constexpr SettingValue kLesson{
    .kind = SettingKind::text,
    .parse = [](Settings& s, std::string_view text) -> Result {
      if (is_none(text)) text = {};
      const std::string_view packed = text.substr(text.starts_with('.'), text.find('.', 1) - text.starts_with('.'));
      const bool is_one = text.size() <= kLongestLessonSetting && (text.empty() || is_position_key(packed));
      if (!is_one)
        return std::unexpected(
            Message{"{0} is neither the name of a lesson nor a lesson packed by Share", quoted(text)});
      s.lesson = text;
      return {};
    },
    .format = [](const Settings& s) { return s.lesson.empty() ? "none" : s.lesson; }};

// Settings that decide which squares exist come before the start.
constexpr Setting kSettings[] = {
    {"board", "Board", "rows x columns", true, kBoard, "RxC, 1 to 1024 each (8 means 8x8)"},
    {"holes", "Holes", "squares missing from the board", true, kHoles,
     "squares, separated by ;, or a map of the board such as ../.X, where X is a hole"},
    {"leaper", "Piece", "the piece: 1,2 is the knight", true, kLeaper, "A,B, 0 to 1023 each"},
    {"graph", "Graph", "search this graph instead of a board; start and end are then vertex names", true, kGraph,
     "edges such as A-B;B>C (- both ways, > one way); names may contain letters, digits and _"},
    {"start", "Start", "where the knight starts", true, kStart, "a square, such as a1 or 0,0"},
    {"end", "End", "where the tour must end", true, kEnd, "a square, or none"},
    {"given", "Moves made", "moves already made; the search continues from there and never takes them back", true,
     kGiven, "squares after the start, each one move from the previous one, separated by ;"},
    {"goal", "Goal", "any tour, or a closed tour, which ends one move from its start", true,
     choice<&Settings::goal, kGoals>},
    {"algorithm", "Algorithm", "how to search for a tour", true, row<&Settings::algorithm, algorithms>},
    {"moves", "Move order", "the order in which the search tries moves", true, kMoves, "a permutation of 12345678"},
    {"tie", "Tie rule", "how Warnsdorff's rule breaks ties", true, row<&Settings::tie, tie_rules>},
    {"seed", "Seed", "start value for all random choices; the same seed gives the same run everywhere", true,
     whole<&Settings::seed, kMaxSeed>, "0 to 2^32-1"},
    {"detail", "Steps are", "whether each move or backtrack counts as a step, or each candidate checked", true,
     choice<&Settings::detail, kDetails>},
    {"mode", "Mode", "who moves the knight, and whether you predict its moves", false, choice<&Settings::mode, kModes>},
    {"compare", "Compare", "up to three more boards, and how their settings differ", true, kCompare,
     "settings such as algorithm:pruned/moves:report, with ~ between boards and @ for the place of this board; or "
     "two-orders, naive-warnsdorff, greedy-backtracking, pruned-naive or none"},
    {"clock", "Compare at", "whether the compared boards share steps or time", false,
     choice<&Settings::equal_time, kClocks>},
    {"speed", "Speed", "the playback speed", false, kSpeed, "frame, 0.25 to 1e9 steps per second, or max"},
    {"step", "Step", "the step to show first", false, whole<&Settings::step, kMaxStep>, "0 to 2^53"},
    {"at", "Position", "the position of the search, so that a late step opens without a replay", false, kAt,
     "a position from a Share link, or none"},
    {"theme", "Theme", "colours", false, kTheme},
    {"lang", "Language", "the language of the interface", false, kLang},
    {"scale", "Text size", "how large the text and controls are", false,
     decimal<&Settings::scale, kSmallestScale, kLargestScale>},
    {"controls", "Controls", "which controls are shown", false, choice<&Settings::controls, kControls>},
    {"panels", "Panels", "which panels are open", false, kPanelList, "auto, or none"},
    {"language", "Code in", "the language of the code panel", false, choice<&Settings::language, kLanguages>},
    {"squares", "Squares", "how squares are named", false, choice<&Settings::squares, kNotations>},
    {"base", "Count from", "the number of the first square on the path", false, choice<&Settings::base, kBases>},
    {"heat", "Heat map", "colour the squares by how often they were visited", false, flag<&Settings::heat>},
    {"hope", "Lost moves", "mark the moves after which no tour is possible any more", false, flag<&Settings::hope>},
    {"autoplay", "Autoplay", "start playing when visible", false, flag<&Settings::autoplay>},
    {"lesson", "Lesson", "the lesson to open, and the stop where it begins", false, kLesson,
     "a name such as dead-end or dead-end.3, a lesson packed by Share, or none"},
};

constexpr std::string_view kKinds[] = {"flag", "choice", "choices", "whole", "decimal", "square", "squares", "text"};

}  // namespace

Problem Settings::problem() const {
  std::vector<Square> missing;
  if (graph.empty()) {
    missing = holes;
  }
  return {.board = shown_board(),
          .holes = std::move(missing),
          .leaper = leaper,
          .edges = graph,
          .start = start,
          .end = end,
          .given = given,
          .moves = moves,
          .goal = goal,
          .algorithm = algorithm,
          .tie = tie,
          .seed = seed};
}

std::string Settings::name(Square square) const {
  if (!graph.empty()) return graph.vertices[square.col];
  // Chess notation has no names for squares off the board.
  return to_string(square, board, board.contains(square) ? squares : Notation::row_col);
}

std::string Setting::fallback() const {
  Settings defaults;
  if (kind() == SettingKind::square) defaults.squares = Notation::row_col;
  return format(defaults);
}

LessonAddress lesson_address(std::string_view setting) {
  constexpr std::size_t kMaxDigits = 3;
  const auto dot = std::min(setting.find('.', 1), setting.size());
  const std::string_view digits = setting.substr(std::min(dot + 1, setting.size()));
  const auto stop = digits.size() <= kMaxDigits ? parse_number<std::size_t>(digits) : std::nullopt;
  return {setting.substr(0, stop ? dot : setting.size()), stop > 0u ? stop : std::nullopt};
}

std::string_view to_string(SettingKind kind) { return kKinds[std::to_underlying(kind)]; }

// A flag may be written as in an HTML attribute, where its own name as the value means true.
Result Setting::parse(Settings& settings, std::string_view text) const {
  return value.parse(settings, kind() == SettingKind::flag && text == key ? "true" : text);
}

std::string Setting::allowed() const {
  const std::string own(words);
  switch (kind()) {
    case SettingKind::flag: return "a flag";
    case SettingKind::choice: return ids_of(choices()) + (own.empty() ? "" : ", or " + own);
    case SettingKind::choices: return ids_of(choices()) + ", separated by commas, or " + own;
    case SettingKind::decimal: return format_decimal(value.least) + " to " + format_decimal(value.most);
    default: return own;
  }
}

std::span<const Setting> settings_table() { return kSettings; }

const Setting* find_setting(std::string_view key) {
  for (const Setting& setting : kSettings) {
    if (setting.key == key) return &setting;
  }
  return nullptr;
}

}  // namespace kt
