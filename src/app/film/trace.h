// The trace of a search: a line for each event, as `kt trace` prints it and as the page saves it.
#pragma once

#include <string>

#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

// Words for people, with squares as the settings name them; comma-separated values, with a row and a column.
enum class TraceFormat : std::uint8_t { words, csv };

// Of the last event: "17 advance a1 18\n" or "17,advance,7,0,18\n": the step, what happened, where, and the depth
// after.
std::string trace_line(const Settings& settings, const Search& search, TraceFormat format);

// The names of the columns: "step,event,row,column,depth"; a graph has vertices.
std::string trace_columns(const Settings& settings);

}  // namespace kt
