#include <algorithm>

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
    app.add_option("FILE", file,
                   "a tour, such as a matrix of visit numbers or a list of squares; - reads standard input")
        ->required();
    app.add_option("--board", board, "size of the board, RxC, if the text does not contain it")->type_name("");
    app.add_option("--leaper", leaper, "the piece, A,B, if the text does not name it [1,2]")->type_name("");
    app.add_flag("--all", all, "exit with status 1 if any of several tours is invalid");
  }

  PrintOption print;
  std::string file;
  std::string board;
  std::string leaper = "1,2";
  bool all = false;
};

int check(const CheckOptions& options) {
  const auto as_json = options.print.is_json();
  if (!as_json) return print_error(as_json.error());
  std::optional<Board> board;
  if (!options.board.empty()) {
    const auto parsed = parse_board(options.board);
    if (!parsed) return print_error(of_key("board", parsed.error()));
    board = *parsed;
  }
  const auto leaper = parse_leaper(options.leaper);
  if (!leaper) return print_error(of_key("leaper", leaper.error()));
  const auto text = read_text(options.file);
  if (!text) return print_error(text.error());
  const std::vector<CheckedTour> tours = check_tours(*text, {.board = board, .leaper = *leaper});
  const CheckedTour& first = tours.front();
  if (tours.size() == 1 && !first.tour)
    return print_error(of_key(options.file == "-" ? "standard input" : options.file, first.report.fault));
  if (*as_json) {
    print(check_json(*text, options.board, spoken(), {.leaper = *leaper}) + "\n");
  } else if (tours.size() > 1) {
    for (std::size_t place = 0; place < tours.size(); ++place) print(say(verdict_on(tours, place)) + "\n");
  } else {
    print(say(verdict_on(first.report)) + "\n");
    if (!first.tour->plain) print(say(first.tour->reading) + "\n");
  }
  const auto valid = std::ranges::count_if(tours, [](const CheckedTour& tour) { return tour.report.valid; });
  return valid == std::ssize(tours) || (valid > 0 && !options.all) ? kFound : kNone;
}

}  // namespace

Action add_check(CLI::App& app) {
  return [options = std::make_shared<CheckOptions>(app)] { return check(*options); };
}

}  // namespace kt
