// What was measured as comma-separated values, with a header line; lines end with a line feed.
//
// algorithm,board,goal,start,status,closed,visits,backtracks,steps,seconds,log10_tree,log10_low,log10_high
//
// A run that did not come to be has the status "not covered" and no numbers; those not begun or under way have no line.
// The last three are Knuth's estimate of the whole tree, where there is one.
#pragma once

#include <span>
#include <string>

#include "app/snapshot/measured.h"

namespace kt {

std::string measured_csv(std::span<const MeasuredRun> runs);

}  // namespace kt
