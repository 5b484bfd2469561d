// The path shown as text, to be taken away, in the formats that people and programs use.
#pragma once

#include <span>
#include <string>

#include "app/language/translation.h"
#include "app/state/app.h"
#include "core/text/check.h"

namespace kt {

// In which the path can be written.
struct TextFormat {
  std::string_view id;
  std::string_view title;
  bool of_graphs;  // it suits them
  std::string (*write)(const Settings& settings, const Search& search);
};

// "matrix" (numbers from the setting `base` on), "squares" (row,column), "chess" (a1), "moves" (a digit a move) and
// "json" (as `kt solve --print json` writes it).
std::span<const TextFormat> text_formats();

// A sentence instead where the format does not exist, or does not suit a graph.
std::expected<std::string, std::string> path_text(const App& app, std::string_view format);

// "valid closed tour", or "invalid: " and the fault.
Message verdict_on(const TourReport& report);

// Judges a matrix or a list of squares that somebody wrote; `board` may be empty. In JSON: "valid", "message" as `kt
// check` prints it, in these words, "reading" (how the text was read), "board", "holes", "squares" in order as far as they could be read, and "fault", the
// place in them of the first one at fault, or -1.
std::string check_json(std::string_view text, std::string_view board, const Translation& words = {});

// What there is to see of such a text: the path before the first fault, and the square at fault as one given up. An
// empty path where there is nothing to see.
Snapshot check_snapshot(std::string_view text, std::string_view board);

}  // namespace kt
