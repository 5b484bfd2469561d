// Folder `state`: what a depth-first search is at a moment, and the changes that all its loops are made of.
//
// A search is its path (path.h), the squares that are free around it (small_board.h, open_moves.h), what it forces
// there (forced_moves.h), and a few counters (counters.h, depth_records.h). DepthFirst (core/search) owns one, steps it
// and dispatches to the machines of core/fast, which take the same steps in tight loops of their own: all of them
// change nothing but this. How far to run is a budget (budget.h); what a run notes on its way are its statistics
// (run_statistics.h, visit_counts.h).
//
// May know: problem and basics. Knows no algorithm: what is tried next is core/rules. Begin with Path.
#pragma once

#include "core/state/budget.h"
#include "core/state/counters.h"
#include "core/state/path.h"
#include "core/state/run_statistics.h"

namespace kt {

struct DepthFirstState {
  Path path;
  Counters counters;
  bool operator==(const DepthFirstState&) const = default;
};

}  // namespace kt
