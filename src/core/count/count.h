// Module `count`: counts tours.
//
// Enumeration (enumerate.h) runs the pruned search to the end. FrontierCount (frontier.h) uses frontier dynamic
// programming and counts 6x8 and more in seconds. It needs a table of states (frontier_table.h), a plan for each square
// (frontier_walk.h) and an order of the squares that keeps the frontier narrow (frontier_order.h). HalvesCount
// (halves.h) joins two frontiers in the middle of a board and counts the closed tours of 8x8. All of them run in slices
// and can be copied. Counts have 128 bits (tour_count.h).
//
// May know: search and the modules below it. Only `kt count` and the benchmarks use it, not the page. Begin with
// FrontierCount.
#pragma once

#include "core/count/enumerate.h"
#include "core/count/frontier.h"
#include "core/count/halves.h"
