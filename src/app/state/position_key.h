// A search's position as the text of the setting `at`: a link can open a late step without replaying the way there.
//
// The key has the numbers of a Position (core/search/position.h) and a check of these numbers and the problem. So an
// incomplete key, or one of another problem, is refused.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

// The key of a search with these settings; empty if it has no stack.
std::string position_key(const Settings& settings, const Search& search);

// The search that the settings describe: at the position `at` if they have one, otherwise at step 0. The error is a
// sentence about `at`.
std::expected<Search, Message> search_of(const Settings& settings);

// Adds the search's step to the settings, and its position if replaying would take more than about a second. A path
// longer than `longest` squares is replayed anyway, because a link has no space for it.
Settings settings_at(const Settings& settings, const Search& search, std::size_t longest = 2000);

}  // namespace kt
