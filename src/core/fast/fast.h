// Module `fast`: machines that take the steps of a depth-first search in tight loops.
//
//   FastForward   plain backtracking of a knight on up to 8x8
//   PrunedRun     pruned backtracking on up to 64 squares
//   GreedyRun     Warnsdorff's rule on more than 64 squares
//
// Each machine supports some searches. It works on a DepthFirstState and must leave it exactly as the same number of
// DepthFirst steps would; the tests compare both after each run. `run(budget)` does as much of the budget as it can. It
// returns how many steps DepthFirst must do one by one before it calls the machine again: near a record, a tour or the
// end of the budget. `finish()` completes the statistics after the run.
//
// May know: state, rules and the modules below. Begin with GreedyRun, the shortest.
#pragma once

#include "core/fast/fast_forward.h"
#include "core/fast/greedy_run.h"
#include "core/fast/pruned_run.h"
