// The trace of a search: a line for each event, as `kt trace` prints it and the page saves it.
#pragma once

#include <string>

#include "app/settings/settings.h"
#include "core/search/search.h"

namespace kt {

// Words use the setting `squares`; comma-separated values have a row and a column.
enum class TraceFormat : std::uint8_t { words, csv };

// The last event: "17 advance a1 18\n" or "17,advance,7,0,18\n": the step, the event, its square, and the depth after
// it.
std::string trace_line(const Settings& settings, const Search& search, TraceFormat format);

// The names of the columns: "step,event,row,column,depth"; a graph has "vertex".
std::string trace_columns(const Settings& settings);

}  // namespace kt
