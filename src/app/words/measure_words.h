// Measurements in words.
#pragma once

#include <span>

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
// "On 8 × 8, 99.99% of the visits of Backtracking were in vain. Backtracking with pruning saves 99.99% of these."
// About the last board on which this is known of two methods; empty if there is none.
Message saving_words(std::span<const MeasuredRun> runs);

}  // namespace kt
