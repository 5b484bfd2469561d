#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/text/text.h"

namespace kt {
namespace {

struct Options {
  std::string file;
  std::string board;
};

int check(const Options& options) {
  std::optional<Board> board;
  if (!options.board.empty()) {
    const auto parsed = parse_board(options.board);
    if (!parsed) return complain("board: " + parsed.error());
    board = *parsed;
  }
  std::ifstream file;
  if (options.file != "-") {
    file.open(options.file);
    if (!file || std::filesystem::is_directory(options.file)) return complain(options.file + ": can not be read");
  }
  std::istream& input = options.file == "-" ? std::cin : file;
  const std::string text{std::istreambuf_iterator<char>(input), {}};
  if (input.bad()) return complain(options.file + ": can not be read");
  const auto tour = parse_tour(text, board);
  if (!tour) return complain((options.file == "-" ? "standard input" : options.file) + ": " + tour.error());
  const TourReport report = check_written_tour(*tour);
  if (!report.valid) {
    std::cout << "invalid: " << report.fault << '\n';
    return kNone;
  }
  std::cout << (report.closed ? "valid closed tour\n" : "valid open tour\n");
  return kFound;
}

}  // namespace

Run add_check(CLI::App& app) {
  auto options = std::make_shared<Options>();
  app.add_option("FILE", options->file, "a matrix of visit numbers, or a list of squares; - is standard input")
      ->required();
  app.add_option("--board", options->board, "RxC, where the text does not tell")->type_name("");
  return [options] { return check(*options); };
}

}  // namespace kt
