// The tables of this program as JSON, for everybody who is not C++: the page's scripts, docs/settings.md, tests.
//
// Members: settings, themes, algorithms, moveOrders, tieRules, panels, runUntil, textFormats, statuses, languages, and
// `words`, all that is shown of the tables, for those who translate. Each row has the names of its C++ members; a
// setting tells its `kind`, whether it is `ofSearch`, its default as `fallback`, what
// is `allowed` in words, and its `choices`.
#pragma once

#include <string>

namespace kt {

std::string tables_json();

}  // namespace kt
