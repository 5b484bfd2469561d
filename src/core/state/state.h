// Module `state`: the state of a depth-first search at a moment, and the changes that all its loops make.
//
// The state is the path (path.h), the free squares around it (small_board.h, open_moves.h), the forced moves
// (forced_moves.h), and a few counters (counters.h, depth_records.h). DepthFirst (core/search) owns one and steps it.
// It also dispatches to the machines of core/fast, which take the same steps in tight loops. A budget limits a run
// (budget.h); run_statistics.h and visit_counts.h collect its results.
//
// May know: problem and basics. Knows no algorithm: core/rules decides what is tried next. Begin with Path.
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
