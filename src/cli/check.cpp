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
  }

  PrintOption print;
  std::string file;
  std::string board;
};

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
  const auto tour = parse_tour(*text, board);
  if (!tour) return complain(of_key(options.file == "-" ? "standard input" : options.file, tour.error()));
  const TourReport report = check_written_tour(*tour);
  print(*as_json ? check_json(*text, options.board, spoken()) + "\n" : say(verdict_on(report)) + "\n");
  return report.valid ? kFound : kNone;
}

}  // namespace

Run add_check(CLI::App& app) {
  return [options = std::make_shared<CheckOptions>(app)] { return check(*options); };
}

}  // namespace kt
