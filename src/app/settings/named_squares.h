// Squares as settings name them: of the board, or vertices of the graph. They move with the board that they are on.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "app/settings/settings.h"

namespace kt {

// "none", or nothing.
bool is_none(std::string_view text);

// Vertices of a graph may be called "none" or "all". Their names win over the words:
// whether the graph has a vertex of that name;
bool is_vertex(const Settings& settings, std::string_view name);
// whether `text` means no square at all;
bool is_no_square(const Settings& settings, std::string_view text);
// and how no square is written: "none", or nothing where that is a vertex.
std::string no_square(const Settings& settings);

// A square that exists, on the board or in the graph.
std::expected<Square, Message> parse_existing(const Settings& settings, std::string_view text);

std::expected<void, Message> parse_end(Settings& settings, std::string_view text);
std::expected<void, Message> parse_holes(Settings& settings, std::string_view text);
std::string format_holes(const Settings& settings);

// Moves that are made already. At most kMostGiven.
std::expected<void, Message> parse_given(Settings& settings, std::string_view text);
std::string format_given(const Settings& settings);

// On a new board: holes that are not on it are none; where that leaves no square, there are no holes.
void drop_lost_holes(Settings& settings);

// After the board or the graph of `before` was replaced: the start and the end keep their names, so a1 stays the lower
// left corner. The upper left corner stays that corner. An end that does not exist any more is dropped; such a start
// becomes the first square there is.
void keep_squares(Settings& settings, const Settings& before);

}  // namespace kt
