// A search's position as the text of the setting `at`: a late step that a link opens without replaying the way there.
//
// The key holds the numbers of a Position (core/search/position.h) and a check of them and of the problem, so that one
// that was not copied whole, or belongs to another problem, is refused.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

// Of a search with these settings; empty where it keeps no stack.
std::string position_key(const Settings& settings, const Search& search);

// The search that the settings name: at the position `at`, if there is one, else at step 0. Or a sentence about `at`.
std::expected<Search, Message> search_of(const Settings& settings);

// The same settings with the search's step, and with its position where replaying takes over a second or so. A longer
// path than `longest`, in squares, is left to be replayed: a link has not room for all.
Settings settings_at(const Settings& settings, const Search& search, std::size_t longest = 2000);

}  // namespace kt
