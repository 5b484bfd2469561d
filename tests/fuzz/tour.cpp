// Tours of users: an accepted tour is one by a second implementation of the rules, and every notation can be read again
// as the same tour.
//
//   5x5                      the board, or nothing
//   00 05 14 / 13 08 19      the tour, on any number of lines
#include <cmath>

#include "app/state/path_text.h"
#include "core/text/tour_text.h"
#include "fuzz/fuzz.h"

namespace kt {
namespace {

bool are_a_move_apart(Square a, Square b, Leaper leaper = {}) {
  const int rows = std::abs(a.row - b.row), cols = std::abs(a.col - b.col);
  return (rows == leaper.a && cols == leaper.b) || (rows == leaper.b && cols == leaper.a);
}

std::string fault_of(const WrittenTour& tour) {
  const Leaper leaper = tour.leaper.value_or(Leaper{});
  std::set<std::pair<int, int>> seen, missing;
  for (const Square hole : tour.holes) missing.insert({hole.row, hole.col});
  for (std::size_t i = 0; i < tour.squares.size(); ++i) {
    const Square at = tour.squares[i];
    if (!tour.board.contains(at)) return "it leaves the board";
    if (missing.contains({at.row, at.col})) return "it enters a hole";
    if (!seen.insert({at.row, at.col}).second) return "it meets a square twice";
    if (i > 0 && !are_a_move_apart(tour.squares[i - 1], at, leaper)) return "it is not of moves";
  }
  const auto squares = static_cast<std::size_t>(tour.board.squares()) - missing.size();
  if (squares == 0) return "there is no square";
  if (tour.returns && !are_a_move_apart(tour.squares.back(), tour.squares.front(), leaper)) return "it does not return";
  return seen.size() == squares ? "" : "it leaves squares out";
}

void hold_is_read(const WrittenTour& tour, std::string_view text, const std::optional<Board>& board,
                  std::string_view form) {
  const auto again = parse_tour(text, {.board = board});
  hold(again.has_value(), form, text);
  hold(again->squares == tour.squares && again->board == tour.board, form, text);
  hold(check_written_tour(*again, tour.holes).valid, form, text);
}

}  // namespace
}  // namespace kt

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kt;
  std::string_view text = text_of(data, size);
  const std::string_view board = take_line(text);
  const std::string json = check_json(text, board);
  hold(json.starts_with('{') && json.ends_with('}'), "an answer is JSON", json);
  check_snapshot(text, board);

  const auto given = parse_board(board);
  const auto tour = given ? parse_tour(text, {.board = *given}) : parse_tour(text);
  if (!tour) {
    const std::string why = in_english(tour.error());
    record_answer(why.substr(why.rfind('\'') + 1));
    return 0;
  }
  const TourReport report = check_written_tour(*tour);
  const std::string fault = tour->fault.empty() ? fault_of(*tour) : in_english(tour->fault);
  const std::string told = in_english(report.fault);
  hold(report.valid == fault.empty(), "a tour is judged right", fault + " but: " + told);
  hold(report.valid == report.fault.empty(), "a fault is told", told);
  hold(report.at < static_cast<int>(tour->squares.size()), "a fault is at a square", told);
  record_answer(fault);
  if (!report.valid) return 0;
  const Leaper leaper = tour->leaper.value_or(Leaper{});
  // There and back again over one move is no closed tour.
  const bool returns = are_a_move_apart(tour->squares.front(), tour->squares.back(), leaper);
  hold(report.closed == (returns && tour->squares.size() > 2), "it is closed where it is", json);
  if (leaper != Leaper{}) return 0;  // the notations below have no piece
  hold_is_read(*tour, to_matrix(tour->board, tour->squares, tour->base, tour->holes), tour->board, "a matrix is read");
  hold_is_read(*tour, to_squares(tour->board, tour->squares, Notation::row_col), tour->board, "squares are read");
  hold_is_read(*tour, to_squares(tour->board, tour->squares, Notation::chess), tour->board, "chess squares are read");
  return 0;
}
