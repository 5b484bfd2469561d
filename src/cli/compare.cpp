#include <algorithm>
#include <cstdio>
#include <iterator>
#include <vector>

#include "app/language/say.h"
#include "app/measure/measure.h"
#include "app/settings/compared.h"
#include "app/settings/setting_kinds.h"
#include "app/state/outcome.h"
#include "app/words/numbers.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/basics/parse_number.h"
#include "core/basics/quoted.h"

namespace kt {
namespace {

struct CompareOptions {
  explicit CompareOptions(CLI::App& app) : settings(app), printed(app) {
    app.add_option("--algorithms", algorithms, "ids of algorithms, separated by commas [all]")->type_name("A,B,..");
    app.add_option("--boards", boards,
                   "sides or sizes RxC, separated by commas; 5..10 means 5x5 to 10x10 [the boards of --compare]")
        ->type_name("5..10");
    app.add_option("--max-visits", max_visits,
                   "stop each search after N visits; its result is then undecided [10000000]")
        ->type_name("N");
    app.add_flag("--csv", csv, "print comma-separated values");
    app.add_flag("--no-theorems", no_theorems, "search even if a theorem says that there is no tour");
  }

  SettingsOptions settings;
  PrintOption printed;
  std::string algorithms;
  std::string boards;
  std::string max_visits = "10000000";
  bool csv = false;
  bool as_json = false;
  bool no_theorems = false;
};

std::vector<std::string> parts(const std::string& text) {
  std::vector<std::string> list;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    list.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return list;
}

std::expected<std::vector<Board>, Message> parse_boards(const std::string& text) {
  std::vector<Board> boards;
  for (const std::string& part : parts(text)) {
    if (const auto dots = part.find(".."); dots != std::string::npos) {
      const auto first = parse_number(part.substr(0, dots)), last = parse_number(part.substr(dots + 2));
      if (!first || !last || *first < 1 || *last > kMaxSide || *first > *last) {
        return std::unexpected(
            of_key("--boards", {"{0} is not a range such as 5..10, with sides from 1 to 1024", kt::quoted(part)}));
      }
      for (int side = *first; side <= *last; ++side) boards.push_back({side, side});
    } else {
      const auto board = parse_board(part);
      if (!board) return std::unexpected(of_key("--boards", board.error()));
      boards.push_back(*board);
    }
  }
  return boards;
}

std::expected<std::vector<const Algorithm*>, Message> parse_algorithms(const std::string& text) {
  std::vector<const Algorithm*> list;
  if (text.empty()) {
    for (const Algorithm& algorithm : algorithms()) list.push_back(&algorithm);
    return list;
  }
  for (const std::string& part : parts(text)) {
    const Algorithm* algorithm = find_algorithm(part);
    if (!algorithm) {
      const std::string_view meant = nearest(part, kt::algorithms(), [](const Algorithm& row) { return row.id; });
      Message error = {"there is no algorithm {0} (see kt list)", kt::quoted(part)};
      if (!meant.empty()) error = {"{0}; did you mean {1}?", std::move(error), meant};
      return std::unexpected(of_key("--algorithms", std::move(error)));
    }
    list.push_back(algorithm);
  }
  return list;
}

using Row = std::vector<std::string>;

Row row_of(const MeasuredRun& run, bool csv, bool is_graph = false) {
  Row row = {std::string(run.algorithm->id), !is_graph ? to_string(run.board) : csv ? "graph" : tr("graph")};
  if (run.state == MeasuredRun::State::refused) {
    row.insert(row.end(), {csv ? "not covered" : tr("not covered"), "", "", "", "", ""});
    return row;
  }
  const auto number = [&](std::uint64_t n) { return csv ? std::to_string(n) : say(n); };
  char milliseconds[32];
  std::snprintf(milliseconds, sizeof milliseconds, "%.3f", run.seconds * 1000);
  const std::string_view verdict = run.ending != Ending::tour ? to_string(run.ending)
                                   : run.closed               ? "closed tour"
                                                              : "open tour";
  row.insert(row.end(), {csv ? std::string(verdict) : tr(verdict), number(run.visits), number(run.backtracks),
                         number(run.steps), milliseconds,
                         !run.lost_visits ? ""
                         : csv            ? std::to_string(*run.lost_visits)
                                          : say(percentage(*run.lost_visits, run.visits))});
  return row;
}

// `name`: the settings of this board that differ from the others; empty for a single one.
Json run_json(const MeasuredRun& run, const std::string& name = {}, bool is_graph = false) {
  std::vector<JsonMember> members;
  if (!name.empty()) members.push_back({"name", name});
  members.push_back({"algorithm", run.algorithm->id});
  if (!is_graph) members.push_back({"board", to_string(run.board)});
  const bool is_refused = run.state == MeasuredRun::State::refused;
  members.push_back({"status", is_refused ? "not covered" : to_string(run.ending)});
  if (is_refused) return json_object(members);
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "%.6f", run.seconds);
  for (JsonMember member : {JsonMember{"closed", run.closed},
                            {"visits", run.visits},
                            {"backtracks", run.backtracks},
                            {"steps", run.steps},
                            {"seconds", Json::written(seconds)},
                            {"visitsInVain", run.lost_visits}})
    members.push_back(std::move(member));
  return json_object(members);
}

void print_json(const Settings& settings, const std::vector<Json>& runs) {
  std::vector<JsonMember> members = {{"runs", json_array(runs)}};
  std::ranges::copy(problem_members(settings), std::back_inserter(members));
  print(json_object(members).text + "\n");
}

Row heads(const CompareOptions& options, const char* first) {
  if (options.csv) return {first, "board", "verdict", "visits", "backtracks", "steps", "time_ms", "visits_in_vain"};
  return {tr(first),        tr("board"), tr("verdict"),   tr("visits"),
          tr("backtracks"), tr("steps"), tr("time (ms)"), tr("in vain")};
}

// The width of a text on a terminal: 1 for a letter, 2 for a Chinese character, which has three bytes in UTF-8.
std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (const char byte : text) {
    const auto bits = static_cast<unsigned char>(byte);
    columns += bits >= 0xe3 && bits < 0xf0 ? 2 : (bits & 0xc0) == 0x80 ? 0 : 1;
  }
  return columns;
}

void print_table(const std::vector<Row>& rows, bool csv) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  constexpr std::size_t kWords = 3;  // columns of words are left-aligned, columns of numbers right-aligned
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(csv ? 0 : widths[i] - columns_of(row[i]), ' ');
      line += (i == 0 ? "" : csv ? "," : "  ") + (i < kWords ? row[i] + blanks : blanks + row[i]);
    }
    print(line.substr(0, line.find_last_not_of(' ') + 1) + "\n");
  }
}

// Compares the boards of the setting `compare`, in their order.
int compare_beside(const Settings& settings, const CompareOptions& options, std::uint64_t max_visits) {
  const Boards boards = boards_of(settings);
  std::vector<Row> rows = {heads(options, "difference")};
  std::vector<Json> runs;
  Watch watch;
  for (std::size_t i = 0; i < boards.all.size() && !watch.interrupted(); ++i) {
    const Settings& here = boards.all[i];
    Experiment experiment(here, {.algorithms = {here.algorithm},
                                 .boards = {here.board},
                                 .goals = {here.goal},
                                 .starts = {MeasuredStart::shown},
                                 .max_visits = max_visits,
                                 .ask_theorems = !options.no_theorems,
                                 .estimates = false});
    const auto progress = [&] {
      return say(Message{"{0}: {1, plural, one {# visit} other {# visits}}", board_name(boards, i),
                         experiment.runs().front().visits});
    };
    while (!experiment.is_done() && watch.go_on(progress))
      experiment.go_on(watch.slice(), [&] { return watch.seconds(); });
    const bool is_graph = !here.graph.empty();
    Row row = row_of(experiment.runs().front(), options.csv, is_graph);
    const Message name = board_name(boards, i);
    runs.push_back(run_json(experiment.runs().front(), in_english(name), is_graph));
    row.front() = options.csv ? '"' + in_english(name) + '"' : say(name);
    rows.push_back(std::move(row));
  }
  if (options.as_json)
    print_json(settings, runs);
  else
    print_table(rows, options.csv);
  return watch.interrupted() ? kUndecided : kFound;
}

int compare(CompareOptions& options) {
  auto settings = options.settings.settings();
  if (!settings) return print_error(settings.error());
  const auto as_json = options.printed.is_json();
  if (!as_json) return print_error(as_json.error());
  options.as_json = *as_json;
  if (options.boards.empty() && settings->others.empty())
    return print_error(Message{"use --boards or --compare to choose what to compare"});
  if (!options.boards.empty() && !settings->others.empty())
    return print_error(of_key("--boards", Message{"this option works only without {0}", "--compare"}));
  if (!options.algorithms.empty() && options.boards.empty())
    return print_error(of_key("--algorithms", Message{"this option works only with {0}", "--boards"}));
  if (options.csv && options.as_json)
    return print_error(of_key("--csv", Message{"this option works only without {0}", "--print json"}));
  if (!options.boards.empty() && !settings->graph.empty())
    return print_error(of_key("--boards", Message{"this option works only without {0}", "--graph"}));
  const auto boards = parse_boards(options.boards.empty() ? "8" : options.boards);
  if (!boards) return print_error(boards.error());
  const auto list = parse_algorithms(options.algorithms);
  if (!list) return print_error(list.error());
  const auto max_visits = whole_number("--max-visits", options.max_visits, std::uint64_t{1} << 53);
  if (!max_visits) return print_error(max_visits.error());
  if (options.boards.empty()) return compare_beside(*settings, options, *max_visits);

  Watch watch;
  Experiment experiment(*settings, {.algorithms = *list,
                                    .boards = *boards,
                                    .goals = {settings->goal},
                                    .starts = {MeasuredStart::shown},
                                    .max_visits = *max_visits,
                                    .ask_theorems = !options.no_theorems,
                                    .estimates = false});
  const auto progress = [&] {
    const MeasuredRun& run = experiment.runs()[experiment.done()];
    Message so_far = {"{0} on {1}: {2, plural, one {# visit} other {# visits}}", Message::name(run.algorithm->title),
                      to_string(run.board), run.visits};
    if (!experiment.search()) return say(so_far);
    return say(Message{"{0}, longest path {1, plural, one {# square} other {# squares}}", std::move(so_far),
                       experiment.search()->deepest()});
  };
  const Clock clock = [&] { return watch.seconds(); };
  while (!experiment.is_done() && watch.go_on(progress)) experiment.go_on(watch.slice(), clock);

  std::vector<Row> rows = {heads(options, "algorithm")};
  std::vector<Json> runs;
  for (const MeasuredRun& run : experiment.runs()) {
    if (run.state == MeasuredRun::State::waiting) continue;
    rows.push_back(row_of(run, options.csv));
    runs.push_back(run_json(run));
  }
  if (options.as_json)
    print_json(*settings, runs);
  else
    print_table(rows, options.csv);
  return watch.interrupted() ? kUndecided : kFound;
}

}  // namespace

Action add_compare(CLI::App& app) {
  return [options = std::make_shared<CompareOptions>(app)] { return compare(*options); };
}

}  // namespace kt
