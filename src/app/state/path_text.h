// Writes the shown path as text, in formats for people and programs.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/language/translation.h"
#include "app/state/app.h"
#include "core/text/check.h"
#include "core/text/tour_text.h"

namespace kt {

// A format for the path.
struct TextFormat {
  std::string_view id;
  std::string_view title;
  bool of_graphs;  // suitable for graphs
  std::string (*write)(const Settings& settings, const Search& search);
};

// "matrix" (numbers from the setting `base` on), "squares" (row,column), "chess" (a1), "moves" (a digit per move) and
// "json" (as `kt solve --print json` writes it).
std::span<const TextFormat> text_formats();

// The error says that the format does not exist, or is not suitable for a graph.
std::expected<std::string, std::string> path_text(const App& app, std::string_view format);

// "valid closed tour", or "invalid: " and the fault.
Message verdict_on(const TourReport& report);

struct CheckedTour {
  std::expected<WrittenTour, Message> tour;
  TourReport report;                    // not valid if the tour cannot be read; `fault` then says why
  std::optional<std::size_t> equal_to;  // position of the first tour with the same squares in the same order
};

// Checks every tour in a text, at least one.
std::vector<CheckedTour> check_tours(std::string_view text, const TourContext& context);
// "tour 2: valid open tour, the same as tour 1", for the tour at this place, counted from 0.
Message verdict_on(std::span<const CheckedTour> tours, std::size_t place);

// Checks a user's text; `board`, as text, may be empty. The JSON has "valid", "message" as `kt check` prints it, in
// this language, "reading" (how the text was read), "board", "holes", "squares" in order as far as they could be read,
// and "fault", the position of the first wrong square, or -1. With several tours, "tours" has these members of each,
// and the others describe the first wrong tour, otherwise the first one.
std::string check_json(std::string_view text, std::string_view board, const Translation& words = {},
                       TourContext context = {});

// A snapshot of the tour that check_json() describes: the path before the first fault, and the wrong square, with the
// text's numbers and names where boards have them. Without a path if the text cannot be read.
Snapshot check_snapshot(std::string_view text, std::string_view board, TourContext context = {});

}  // namespace kt
