#include "app/state/path_text.h"

#include <algorithm>

#include "app/settings/json.h"
#include "app/state/state_json.h"
#include "core/basics/quoted.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

constexpr Choice kFormats[] = {{"matrix", "Matrix of step numbers"},
                               {"squares", "Squares, row and column"},
                               {"chess", "Squares in chess notation"},
                               {"moves", "Moves, a digit each"},
                               {"json", "JSON"}};

std::string names(const Settings& settings, std::span<const Square> path) {
  std::string text;
  for (const Square square : path) text += (text.empty() ? "" : " ") + settings.name(square);
  return text;
}

std::string reason(const Search& search) {
  if (search.status() == Status::tour) return {};
  if (search.status() == Status::exhausted) return "the search has tried everything";
  return "the search is not at an end";
}

std::string verdict(const Search& search) {
  switch (search.status()) {
    case Status::tour: return "tour";
    case Status::exhausted: return search.tours() > 0 ? "tour" : "none";
    case Status::stuck: return "stuck";
    default: return "limit";
  }
}

std::string json(const Search& search) {
  const bool closed = search.status() == Status::tour && search.is_closed();
  return "{\"status\":" + json_string(verdict(search)) + ",\"reason\":" + json_string(reason(search)) +
         ",\"closed\":" + (closed ? "true" : "false") + ",\"visits\":" + std::to_string(search.visits()) +
         ",\"backtracks\":" + std::to_string(search.backtracks()) + ",\"steps\":" + std::to_string(search.steps()) +
         ",\"squares\":" + json_squares(search.path()) + "}";
}

std::string unreadable(const std::string& message) {
  return "{\"valid\":false,\"message\":" + json_string(message) +
         ",\"board\":\"\",\"holes\":[],\"squares\":[],\"fault\":-1}";
}

}  // namespace

std::span<const Choice> path_formats() { return kFormats; }

std::expected<std::string, std::string> path_text(const App& app, std::string_view format) {
  const Settings& settings = app.settings();
  const Search& search = app.search();
  const auto path = search.path();
  const Problem& problem = search.problem();
  if (format == "json") return json(search);
  if (format == "matrix") return to_matrix(problem.board, path, settings.base, problem.holes);
  if (!settings.graph.empty()) {
    if (format == "squares") return names(settings, path);
    if (format == "chess" || format == "moves") {
      return std::unexpected("toText: " + quoted(format) + " does not suit a graph; matrix, squares and json do");
    }
  }
  if (format == "squares") return to_squares(problem.board, path, Notation::row_col);
  if (format == "chess") return to_squares(problem.board, path, Notation::chess);
  if (format == "moves") return to_moves(path, moves_of(problem.leaper, problem.moves));
  return std::unexpected("toText: " + quoted(format) + " is not one of matrix, squares, chess, moves, json");
}

std::string check_json(std::string_view text, std::string_view board) {
  std::optional<Board> given;
  if (!board.empty()) {
    const auto parsed = parse_board(board);
    if (!parsed) return unreadable("board: " + parsed.error());
    given = *parsed;
  }
  const auto tour = parse_tour(text, given);
  if (!tour) return unreadable(tour.error());
  const TourReport report = check_written_tour(*tour);
  const std::string message = !report.valid   ? "invalid: " + report.fault
                              : report.closed ? "valid closed tour"
                                              : "valid open tour";
  return std::string("{\"valid\":") + (report.valid ? "true" : "false") + ",\"message\":" + json_string(message) +
         ",\"board\":" + json_string(to_string(tour->board)) + ",\"holes\":" + json_squares(tour->holes) +
         ",\"squares\":" + json_squares(tour->squares) + ",\"fault\":" + std::to_string(report.at) + "}";
}

}  // namespace kt
