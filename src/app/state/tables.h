// The tables of this program as JSON for code that is not C++: the page's scripts, docs/settings.md, tests.
//
// Members: settings, themes, algorithms, moveOrders, tieRules, panels, runUntil, textFormats, statuses, languages, and
// `words`, all texts of the tables for translators. Each row has the names of its C++ members. A setting has its
// `kind`, whether it is `ofSearch`, its default as `fallback`, its `allowed` values in words, and its `choices`.
#pragma once

#include <string>

namespace kt {

std::string tables_json();

}  // namespace kt
