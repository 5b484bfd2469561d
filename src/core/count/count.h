// Folder `count`: how many tours there are.
//
// By going through all of them with the pruned search (enumerate.h), or by frontier dynamic programming (frontier.h),
// which counts 6x8 and more in seconds and needs a table of states (frontier_table.h), a way over the graph
// (frontier_walk.h) and an order that keeps the frontier narrow (frontier_order.h). Two frontiers that meet in the
// middle of a board (halves.h) count the closed tours of 8x8. All run in slices, and are values that can be copied.
// Counts have 128 bits (tour_count.h).
//
// May know: search and what is below. Of the page it is no part: `kt count` and the benchmarks use it. Begin with
// FrontierCount.
#pragma once

#include "core/count/enumerate.h"
#include "core/count/frontier.h"
#include "core/count/halves.h"
