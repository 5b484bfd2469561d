#include "app/state/path_text.h"

#include <algorithm>

#include "app/settings/json.h"
#include "app/settings/version.h"
#include "app/state/outcome.h"
#include "core/basics/quoted.h"
#include "core/text/tour_text.h"

namespace kt {
namespace {

std::string matrix(const Settings& settings, const Search& search) {
  return to_matrix(search.problem().board, search.path(), settings.base, search.problem().holes);
}

std::string squares(const Settings& settings, const Search& search) {
  if (settings.graph.empty()) return to_squares(settings.board, search.path(), Notation::row_col);
  std::string text;
  for (const Square square : search.path()) text += (text.empty() ? "" : " ") + settings.name(square);
  return text;
}

std::string chess(const Settings& settings, const Search& search) {
  return to_squares(settings.board, search.path(), Notation::chess);
}

std::string moves(const Settings&, const Search& search) {
  return to_moves(search.path(), moves_of(search.problem().leaper, search.problem().moves));
}

std::string json(const Settings& settings, const Search& search) {
  Outcome outcome = outcome_of(search);
  if (search.status() == Status::exhausted) outcome.reason = "the search has tried everything";
  if (search.status() == Status::searching || search.status() == Status::stuck)
    outcome.reason = "the search is not at an end";
  return outcome_json(settings, outcome).text;
}

constexpr TextFormat kFormats[] = {{"matrix", "Matrix of numbers", true, matrix},
                                   {"squares", "Squares, row and column", true, squares},
                                   {"chess", "Squares, as in chess", false, chess},
                                   {"moves", "Moves, as digits", false, moves},
                                   {"json", "JSON", true, json}};

std::string unreadable(std::string_view message) {
  const std::vector<Square> none;
  return json_object({{"valid", false},
                      {"message", message},
                      {"reading", ""},
                      {"board", ""},
                      {"holes", none},
                      {"squares", none},
                      {"fault", -1},
                      {"version", program_version()}})
      .text;
}

// `board` may be empty: it is then found in the text.
std::expected<WrittenTour, Message> read_tour(std::string_view text, std::string_view board) {
  if (board.empty()) return parse_tour(text);
  const auto given = parse_board(board);
  if (!given) return std::unexpected(of_key("board", given.error()));
  return parse_tour(text, *given);
}

}  // namespace

std::span<const TextFormat> text_formats() { return kFormats; }

std::expected<std::string, std::string> path_text(const App& app, std::string_view format) {
  const auto row = std::ranges::find(kFormats, format, &TextFormat::id);
  const std::string sentence = "toText: " + quoted(format);
  if (row == std::end(kFormats)) return std::unexpected(sentence + " is not one of " + ids_of(kFormats));
  if (!row->of_graphs && !app.settings().graph.empty()) {
    std::vector<TextFormat> suit;
    std::ranges::copy_if(kFormats, std::back_inserter(suit), &TextFormat::of_graphs);
    return std::unexpected(sentence + " does not suit a graph; " + ids_of(suit) + " do");
  }
  return row->write(app.settings(), app.search());
}

Message verdict_on(const TourReport& report) {
  if (!report.valid) return {"invalid: {0}", report.fault};
  return report.closed ? Message{"valid closed tour"} : Message{"valid open tour"};
}

std::string check_json(std::string_view text, std::string_view board, const Translation& words) {
  const auto tour = read_tour(text, board);
  if (!tour) return unreadable(words.format(tour.error()));
  const TourReport report = check_written_tour(*tour);
  return json_object({{"valid", report.valid},
                      {"message", words.format(verdict_on(report))},
                      {"reading", words.format(tour->reading)},
                      {"board", to_string(tour->board)},
                      {"holes", tour->holes},
                      {"squares", tour->squares},
                      {"fault", report.at},
                      {"version", program_version()}})
      .text;
}

Snapshot check_snapshot(std::string_view text, std::string_view board) {
  Snapshot snapshot;
  const auto tour = read_tour(text, board);
  if (!tour) return snapshot;
  const TourReport report = check_written_tour(*tour);
  snapshot.settings.board = tour->board;
  for (const Square hole : tour->holes) snapshot.settings.holes.push_back({hole});
  snapshot.squares = tour->board.squares() - tour->holes.size();
  snapshot.closed = report.closed;
  snapshot.path = tour->squares;
  if (report.valid) {
    snapshot.state = RunState::tour;
  } else if (report.at >= 0) {
    const Square fault = tour->squares[report.at];
    snapshot.path.resize(report.at);
    snapshot.event = tour->board.contains(fault) ? Event{EventType::backtrack, fault}
                                                 : Event{EventType::reject, fault, Rejection::off_board};
  }
  return snapshot;
}

}  // namespace kt
