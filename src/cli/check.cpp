#include "app/language/say.h"
#include "app/state/path_text.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/text/text.h"

namespace kt {
namespace {

struct CheckOptions {
  explicit CheckOptions(CLI::App& app) : print(app) {
    app.add_option("FILE", file, "a matrix of visit numbers, or a list of squares; - is standard input")->required();
    app.add_option("--board", board, "RxC, where the text does not tell")->type_name("");
    app.add_flag("--all", all, "exit 1 if one of several tours is wrong");
  }

  PrintOption print;
  std::string file;
  std::string board;
  bool all = false;
};

// One line for each tour, and the number of an equal one before it.
int check_several(const std::vector<std::expected<WrittenTour, Message>>& tours, bool all) {
  std::size_t valid = 0;
  for (std::size_t i = 0; i < tours.size(); ++i) {
    const TourReport report = tours[i] ? check_written_tour(*tours[i]) : TourReport{.fault = tours[i].error()};
    valid += report.valid ? 1 : 0;
    Message line{"tour {0}: {1}", std::to_string(i + 1), verdict_on(report)};
    for (std::size_t j = 0; j < i && report.valid; ++j) {
      if (!tours[j] || tours[j]->board != tours[i]->board || tours[j]->squares != tours[i]->squares) continue;
      line = {"tour {0}: {1}, the same as tour {2}", std::to_string(i + 1), verdict_on(report), std::to_string(j + 1)};
      break;
    }
    print(say(line) + "\n");
  }
  return valid == tours.size() || (valid > 0 && !all) ? kFound : kNone;
}

int check(const CheckOptions& options) {
  const auto as_json = options.print.is_json();
  if (!as_json) return complain(as_json.error());
  std::optional<Board> board;
  if (!options.board.empty()) {
    const auto parsed = parse_board(options.board);
    if (!parsed) return complain(of_key("board", parsed.error()));
    board = *parsed;
  }
  const auto text = read_text(options.file);
  if (!text) return complain(text.error());
  const auto tours = parse_tours(*text, board);
  if (tours.size() > 1 && !*as_json) return check_several(tours, options.all);
  const auto& tour = tours.front();
  if (!tour) return complain(of_key(options.file == "-" ? "standard input" : options.file, tour.error()));
  const TourReport report = check_written_tour(*tour);
  print(*as_json ? check_json(*text, options.board, spoken()) + "\n" : say(verdict_on(report)) + "\n");
  if (!*as_json && !tour->plain) print(say(tour->reading) + "\n");
  return report.valid ? kFound : kNone;
}

}  // namespace

Run add_check(CLI::App& app) {
  return [options = std::make_shared<CheckOptions>(app)] { return check(*options); };
}

}  // namespace kt
