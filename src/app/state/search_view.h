// What there is to see of a search alone, whoever runs it: the one place where a snapshot is filled from it.
#pragma once

#include "app/snapshot/snapshot.h"
#include "core/search/search.h"
#include "core/search/visit_counter.h"

namespace kt {

// Of a search that nothing moves on.
RunState state_at_rest(const Search& search);

// `visits`: those of the search, or null while nobody counts them. Leaves alone what is about a run as a whole: how
// it moves, its timeline, what is known of it beyond the moment.
void fill_snapshot(Snapshot& view, const Settings& settings, const Search& search, const VisitCounts* visits);

// Takes away what would tell where it goes next, while somebody is asked.
void hide_answer(Snapshot& view);

}  // namespace kt
