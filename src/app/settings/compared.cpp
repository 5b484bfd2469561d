#include "app/settings/compared.h"

#include <algorithm>

#include "core/basics/quoted.h"

namespace kt {
namespace {

constexpr char kBetweenBoards = '~', kBetweenSettings = '/', kIs = ':';
constexpr std::string_view kHere = "@", kSame = "same";

constexpr Choice kPresets[] = {
    {"none", "One board"},
    {"two-orders", "Which order is better?", "Backtracking on 5 × 5 with two different move orders."},
    {"naive-warnsdorff", "How much does Warnsdorff's rule save?",
     "Backtracking on 8 × 8 in a fixed order, and with the fewest onward moves first."},
    {"greedy-backtracking", "Does Warnsdorff's rule need backtracking?",
     "Warnsdorff's rule on 8 × 8, without backtracking and with it."},
    {"pruned-naive", "How much does pruning save?", "Backtracking on 8 × 8 with pruning and without it."},
};
constexpr std::string_view kQueries[] = {"", "board=5x5&moves=report&compare=moves:lexicographic",
                                         "compare=algorithm:warnsdorff-backtracking",
                                         "start=e6&algorithm=warnsdorff&compare=algorithm:warnsdorff-backtracking",
                                         "algorithm=pruned&compare=algorithm:backtracking"};
// The longest run of each takes about seven seconds: it has 141,292, 16,501,401, 155 or 16,501,401 steps.
constexpr double kSpeeds[] = {1, 20'000, 2'500'000, 20, 2'500'000};  // steps per second

std::vector<std::string_view> parts(std::string_view text, char separator) {
  std::vector<std::string_view> list;
  for (;;) {
    const auto end = text.find(separator);
    list.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return list;
    text.remove_prefix(end + 1);
  }
}

// Detail is the same for all boards, because otherwise steps could not be compared.
bool is_compared(const Setting& setting) {
  return setting.is_of_search && setting.key != "compare" && setting.key != "detail";
}

// True for settings of the method rather than the problem.
bool is_method(std::string_view key) {
  for (const std::string_view method : {"goal", "algorithm", "moves", "tie", "seed"})
    if (key == method) return true;
  return false;
}

// Applies the text to the settings of a board. Returns an error message, or an empty one.
Message read_board(Settings& board, std::string_view text) {
  if (text == kSame) return {};
  std::vector<KeyValue> values;
  for (const std::string_view part : parts(text, kBetweenSettings)) {
    const auto is = std::min(part.find(kIs), part.size());
    if (is == part.size())
      return {
          "{0} is neither a list of settings such as algorithm:pruned/moves:report, nor 'same', nor the name of a comparison",
          quoted(text)};
    values.push_back({std::string(part.substr(0, is)), std::string(part.substr(is + 1))});
    const Setting* setting = find_setting(values.back().key);
    if (setting && !is_compared(*setting)) return {"{0} cannot differ between boards", quoted(setting->key)};
  }
  auto errors = assign(board, values);
  if (errors.empty()) return {};
  return {"{0}, {1}", quoted(text), std::move(errors.front())};
}

// What distinguishes a board from the focused one.
std::string differences(const Settings& board, const Settings& own) {
  // The name of a square may depend on earlier settings, as in a link.
  Settings as_read = own;
  std::string text;
  for (const Setting& setting : settings_table()) {
    if (!is_compared(setting)) continue;
    const KeyValue value{std::string(setting.key), setting.format(board)};
    if (value.value == setting.format(own) && value.value == setting.format(as_read)) continue;
    (void)assign(as_read, {&value, 1});
    if (!text.empty()) text += kBetweenSettings;
    text += value.key + kIs + value.value;
  }
  if (text.empty()) text = kSame;
  return text;
}

}  // namespace

std::span<const Choice> compare_presets() { return kPresets; }

std::string_view query_of(const Choice& preset) { return kQueries[&preset - kPresets]; }

Speed speed_of(const Choice& preset) { return {Speed::Mode::per_second, kSpeeds[&preset - kPresets]}; }

Settings alone(Settings settings) {
  settings.others.clear();
  settings.place = 0;
  return settings;
}

Boards boards_of(const Settings& settings) {
  Boards boards{.all = {}, .focus = settings.place};
  for (std::size_t i = 0; i <= settings.others.size(); ++i) {
    Settings& board = boards.all.emplace_back(alone(settings));
    if (i != boards.focus) static_cast<SearchSettings&>(board) = settings.others[i - (i > boards.focus ? 1 : 0)];
  }
  return boards;
}

Settings settings_of(const Boards& boards) {
  Settings settings = boards.all[boards.focus];
  settings.place = boards.focus;
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    if (i != boards.focus) settings.others.push_back(boards.all[i]);
  }
  return settings;
}

void follow(Settings& settings, Settings before, std::vector<Message>& errors) {
  before.squares = settings.squares;
  for (SearchSettings& other : settings.others) {
    Settings board = before;
    static_cast<SearchSettings&>(board) = other;
    std::vector<KeyValue> taken;
    for (const Setting& setting : settings_table()) {
      if (!is_compared(setting) || is_method(setting.key)) continue;
      const std::string old = setting.format(before);
      std::string value = setting.format(settings);
      if (value != old && setting.format(board) == old) taken.push_back({std::string(setting.key), std::move(value)});
    }
    for (Message& error : assign(board, taken)) errors.push_back(of_key("compare", std::move(error)));
    other = board;
    other.detail = settings.detail;
  }
}

bool are_same_problem(const Settings& one, const Settings& other) {
  Problem same = one.problem();
  const Problem problem = other.problem();
  same.algorithm = problem.algorithm;
  same.moves = problem.moves;
  same.tie = problem.tie;
  same.seed = problem.seed;
  return same == problem;
}

Message board_name(const Boards& boards, std::size_t place) {
  Message name;
  for (const Setting& setting : settings_table()) {
    if (!is_compared(setting)) continue;
    // A corner has another name on a board of another size.
    const auto told = [&](const Settings& board) {
      return setting.key == "start" ? to_string(board.start, board.board, Notation::row_col) : setting.format(board);
    };
    const std::string same = told(boards.all[place]);
    if (std::ranges::all_of(boards.all, [&](const Settings& other) { return told(other) == same; })) continue;
    const std::string value = setting.format(boards.all[place]);
    const auto choices = setting.choices();
    const auto choice = std::ranges::find(choices, value, &Choice::id);
    Message part = {"{0} {1}", Message::name(setting.title), value};
    if (setting.key == "board") part = Message::verbatim(value);
    if (choice != choices.end()) part = Message::name(choice->title);
    name = name.empty() ? std::move(part) : Message{"{0}, {1}", std::move(name), std::move(part)};
  }
  return name.empty() ? Message::name(boards.all[place].algorithm->title) : name;
}

Settings with_focus(const Settings& settings, std::size_t place) {
  Boards boards = boards_of(settings);
  boards.focus = std::min(place, boards.all.size() - 1);
  return settings_of(boards);
}

Settings with_board(const Settings& settings) {
  Boards boards = boards_of(settings);
  if (boards.all.size() == kMaxBoards) return settings;
  boards.all.push_back(alone(settings));
  boards.focus = boards.all.size() - 1;
  return settings_of(boards);
}

Settings without_board(const Settings& settings) {
  Boards boards = boards_of(settings);
  Boards rest{.all = {}, .focus = std::min(boards.focus, boards.all.size() - 2)};
  for (std::size_t i = 0; i < boards.all.size(); ++i) {
    if (i != boards.focus) rest.all.push_back(std::move(boards.all[i]));
  }
  return rest.all.empty() ? settings : settings_of(rest);
}

std::expected<void, Message> parse_compare(Settings& settings, std::string_view text) {
  if (text.empty() || text == "none") text = kHere;
  if (const auto preset = std::ranges::find(kPresets, text, &Choice::id); preset != std::end(kPresets)) {
    for (const Setting& setting : settings_table()) {
      if (is_compared(setting)) (void)setting.parse(settings, setting.fallback());
    }
    (void)assign(settings, parse_query(query_of(*preset)));
    return {};
  }
  const auto list = parts(text, kBetweenBoards);
  const auto here = std::ranges::count(list, kHere);
  if (here > 1)
    return std::unexpected(Message{"{0} contains more than one @, which marks the place of this board", quoted(text)});
  if (list.size() + (here == 0 ? 1 : 0) > kMaxBoards)
    return std::unexpected(Message{"you can compare at most 4 boards, but {0} has more", quoted(text)});
  Boards boards;
  if (here == 0) boards.all.push_back(alone(settings));
  for (const std::string_view each : list) {
    if (each == kHere) boards.focus = boards.all.size();
    Settings& board = boards.all.emplace_back(alone(settings));
    if (each == kHere) continue;
    if (Message error = read_board(board, each); !error.empty()) return std::unexpected(std::move(error));
    board.squares = settings.squares;
  }
  settings = settings_of(boards);
  return {};
}

std::string format_compare(const Settings& settings) {
  if (settings.others.empty()) return "none";
  const Boards boards = boards_of(settings);
  std::string text;
  for (std::size_t i = boards.focus == 0 ? 1 : 0; i < boards.all.size(); ++i) {
    if (!text.empty()) text += kBetweenBoards;
    if (i == boards.focus)
      text += kHere;
    else
      text += differences(boards.all[i], boards.all[boards.focus]);
  }
  return text;
}

}  // namespace kt
