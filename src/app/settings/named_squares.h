// Squares as settings name them: squares of the board, or vertices of the graph. They are adapted when the board
// changes.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "app/settings/settings.h"

namespace kt {

// True for "none" and for empty text.
bool is_none(std::string_view text);

// Vertices of a graph may be called "none" or "all". Their names take precedence over the words.
// True if the graph has a vertex with this name.
bool is_vertex(const Settings& settings, std::string_view name);
// True if `text` means that there is no square.
bool is_no_square(const Settings& settings, std::string_view text);
// The text for no square: "none", or empty if a vertex has that name.
std::string no_square(const Settings& settings);

// An existing square of the board, or vertex of the graph.
std::expected<Square, Message> parse_existing(const Settings& settings, std::string_view text);

std::expected<void, Message> parse_end(Settings& settings, std::string_view text);
std::expected<void, Message> parse_holes(Settings& settings, std::string_view text);
std::string format_holes(const Settings& settings);

// Moves already made, at most kMaxGiven.
std::expected<void, Message> parse_given(Settings& settings, std::string_view text);
std::string format_given(const Settings& settings);

// Removes holes that are not on a new board. If no square would be left, it removes all holes.
void drop_lost_holes(Settings& settings);

// Adapts squares after the board or the graph of `before` was replaced. The start and the end keep their names, so a1
// stays the lower left corner. The upper left corner stays that corner. An end that no longer exists is dropped; such a
// start becomes the first existing square.
void keep_squares(Settings& settings, const Settings& before);

}  // namespace kt
