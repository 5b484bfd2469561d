// Fills the snapshot of a search, whatever runs it. The only place that does.
#pragma once

#include "app/snapshot/snapshot.h"
#include "core/search/search.h"
#include "core/search/visit_counter.h"

namespace kt {

// The state of a search that nothing runs.
RunState state_at_rest(const Search& search);

// `visits`: those of the search, or null if they are not counted. Does not set the fields about the run as a whole: how
// it moves, its timeline, and what is known beyond the moment.
void fill_snapshot(Snapshot& view, const Settings& settings, const Search& search, const VisitCounts* visits);

// Removes everything that would reveal the answer while a question is open.
void hide_answer(Snapshot& view);

}  // namespace kt
