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
  if (search.status() == Status::exhausted)
    outcome.reason =
        settings.algorithm->prune ? "the search has tried or pruned every path" : "the search has tried everything";
  if (search.status() == Status::searching || search.status() == Status::stuck)
    outcome.reason = "the search has not tried everything";
  return outcome_json(settings, outcome).text;
}

constexpr TextFormat kFormats[] = {{"matrix", "Matrix of numbers", true, matrix},
                                   {"squares", "Squares by row and column", true, squares},
                                   {"chess", "Squares in chess notation", false, chess},
                                   {"moves", "Moves as digits", false, moves},
                                   {"json", "JSON", true, json}};

using JsonMembers = std::vector<JsonMember>;

JsonMembers members_of(const CheckedTour& checked, const Message& message, const Translation& words) {
  const WrittenTour tour = checked.tour.value_or(WrittenTour{});
  return {{"valid", checked.report.valid},
          {"message", words.format(message)},
          {"reading", words.format(tour.reading)},
          {"board", checked.tour ? to_string(tour.board) : ""},
          {"holes", tour.holes},
          {"squares", tour.squares},
          {"fault", checked.report.at}};
}

// `board` may be empty: then the text determines it.
std::vector<CheckedTour> read_tours(std::string_view text, std::string_view board, TourContext context) {
  if (board.empty()) return check_tours(text, context);
  const auto given = parse_board(board);
  if (given) {
    context.board = *given;
    return check_tours(text, context);
  }
  const Message fault = of_key("board", given.error());
  return {{.tour = std::unexpected(fault), .report = {.fault = fault}}};
}

// The first wrong tour, otherwise the first one.
std::size_t place_shown(std::span<const CheckedTour> tours) {
  const auto wrong = std::ranges::find_if(tours, [](const CheckedTour& tour) { return !tour.report.valid; });
  return wrong == tours.end() ? 0 : wrong - tours.begin();
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
    return std::unexpected(sentence + " does not work for graphs; " + ids_of(suit) + " do");
  }
  return row->write(app.settings(), app.search());
}

Message verdict_on(const TourReport& report) {
  if (!report.valid) return {"invalid: {0}", report.fault};
  return report.closed ? Message{"valid closed tour"} : Message{"valid open tour"};
}

std::vector<CheckedTour> check_tours(std::string_view text, const TourContext& context) {
  std::vector<CheckedTour> tours;
  for (auto& tour : parse_tours(text, context)) {
    CheckedTour checked{.tour = std::move(tour)};
    if (checked.tour) {
      checked.report = check_written_tour(*checked.tour);
      const auto is_equal = [&](const CheckedTour& other) {
        return other.tour && other.tour->board == checked.tour->board && other.tour->squares == checked.tour->squares;
      };
      const auto equal = std::ranges::find_if(tours, is_equal);
      if (equal != tours.end()) checked.equal_to = equal - tours.begin();
    } else {
      checked.report.fault = checked.tour.error();
    }
    tours.push_back(std::move(checked));
  }
  return tours;
}

Message verdict_on(std::span<const CheckedTour> tours, std::size_t place) {
  const CheckedTour& tour = tours[place];
  const std::string number = std::to_string(place + 1);
  if (!tour.equal_to) return {"tour {0}: {1}", number, verdict_on(tour.report)};
  return {"tour {0}: {1}, the same as tour {2}", number, verdict_on(tour.report), std::to_string(*tour.equal_to + 1)};
}

std::string check_json(std::string_view text, std::string_view board, const Translation& words, TourContext context) {
  const std::vector<CheckedTour> tours = read_tours(text, board, context);
  const CheckedTour& shown = tours[place_shown(tours)];
  JsonMembers members = members_of(shown, shown.tour ? verdict_on(shown.report) : shown.report.fault, words);
  if (tours.size() > 1) {
    std::vector<Json> list;
    for (std::size_t place = 0; place < tours.size(); ++place)
      list.push_back(json_object(members_of(tours[place], verdict_on(tours, place), words)));
    members.push_back({"tours", json_array(list)});
  }
  members.push_back({"version", program_version()});
  return json_object(members).text;
}

Snapshot check_snapshot(std::string_view text, std::string_view board, TourContext context) {
  Snapshot snapshot;
  const std::vector<CheckedTour> tours = read_tours(text, board, context);
  const auto& [tour, report, equal_to] = tours[place_shown(tours)];
  if (!tour) return snapshot;
  snapshot.settings.board = tour->board;
  snapshot.settings.holes = tour->holes;
  snapshot.settings.leaper = tour->leaper.value_or(Leaper{});
  snapshot.settings.base = tour->base;
  if (tour->names == SquareNames{}) snapshot.settings.squares = Notation::row_col;
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
