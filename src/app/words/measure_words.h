// Measurements in words.
#pragma once

#include "app/settings/settings.h"
#include "app/snapshot/measured.h"
#include "core/basics/message.h"

namespace kt {

// The cost of a run: visits, or steps if the algorithm counts no visits.
std::uint64_t cost_of(const MeasuredRun& run);
// "Backtracking, 5 x 5, a tour from a5", with squares written as in the settings.
Message title_of(const Settings& settings, const MeasuredRun& run);
// "trying everything would take about 1.7 million visits, by Knuth's estimate". Precondition: the run has an estimate.
Message tree_words(const MeasuredRun& run);
// "found after 8,840 visits, in 1 millisecond"; may contain powers such as 10^21.
Message outcome_words(const MeasuredRun& run);

}  // namespace kt
