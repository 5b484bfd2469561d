// Folder `fast`: machines that take the steps of a depth-first search in tight loops, where that pays.
//
//   FastForward   plain backtracking of a knight on up to 8x8
//   PrunedRun     pruned backtracking on up to 64 squares
//   GreedyRun     Warnsdorff's rule on more than 64 squares
//
// Each covers some searches, works on the state that it is given, and must leave it as so many steps of DepthFirst
// would; the tests compare them after each run. `run(budget)` does of the budget what it can, and returns how many
// steps are now to be done one by one before it is asked again: near a record, a tour or the budget's end a machine
// leaves the steps to DepthFirst, which drives it. `finish()` completes the statistics when the run is over.
//
// May know: state, rules and what is below. Begin with GreedyRun, the shortest.
#pragma once

#include "core/fast/fast_forward.h"
#include "core/fast/greedy_run.h"
#include "core/fast/pruned_run.h"
