#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "app/language/say.h"
#include "app/state/path_text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "core/text/text.h"

namespace kt {
namespace {

struct CheckOptions {
  std::string file;
  std::string board;
};

int can_not_be_read(const std::string& name) { return complain(of_key(name, {"can not be read"})); }

int check(const CheckOptions& options) {
  std::optional<Board> board;
  if (!options.board.empty()) {
    const auto parsed = parse_board(options.board);
    if (!parsed) return complain(of_key("board", parsed.error()));
    board = *parsed;
  }
  const bool is_standard = options.file == "-";
  const std::string name = is_standard ? "standard input" : options.file;
  std::ifstream file;
  if (!is_standard) {
    file.open(options.file);
    if (!file || std::filesystem::is_directory(options.file)) return can_not_be_read(name);
  }
  std::istream& input = is_standard ? std::cin : file;
  std::string text;
  for (char c; input.get(c);) text += c;
  // The stream of standard input does not tell its end from an error.
  if (input.bad() || (is_standard && std::ferror(stdin) != 0)) return can_not_be_read(name);
  const auto tour = parse_tour(text, board);
  if (!tour) return complain(of_key(name, tour.error()));
  const TourReport report = check_written_tour(*tour);
  print(say(verdict_on(report)) + "\n");
  return report.valid ? kFound : kNone;
}

}  // namespace

Run add_check(CLI::App& app) {
  auto options = std::make_shared<CheckOptions>();
  app.add_option("FILE", options->file, "a matrix of visit numbers, or a list of squares; - is standard input")
      ->required();
  app.add_option("--board", options->board, "RxC, where the text does not tell")->type_name("");
  return [options] { return check(*options); };
}

}  // namespace kt
