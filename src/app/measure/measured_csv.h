// Measured runs as comma-separated values, with a header line. Lines end with a line feed.
//
// algorithm,board,goal,start,status,closed,visits,backtracks,steps,seconds,log10_tree,log10_low,log10_high,visits_in_vain
//
// A run that is not possible has the status "not covered" and no numbers. Runs that have not ended have no line. The
// columns log10_... are Knuth's estimate of the whole tree, if there is one. The last one counts the visits on paths
// that begin no tour; it is empty where the end of the run does not show them.
#pragma once

#include <span>
#include <string>

#include "app/snapshot/measured.h"

namespace kt {

std::string measured_csv(std::span<const MeasuredRun> runs);

}  // namespace kt
