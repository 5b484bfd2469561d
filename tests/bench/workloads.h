// The workloads, native and as WebAssembly. Each does its work once and returns a number that proves it.
#pragma once

#include <cstdint>

extern "C" {

// The tutorial's recursion on 8x8, clockwise, from the first corner: 1 after it has found the tour. The reference.
int tutorial_first_tour();

// The first tour of plain backtracking on 8x8 from the corner, 8,250,733 visits, in slices of so many visits, or step
// by step. Returns the visits.
double first_tour_in_slices(double visits_a_slice);
double first_tour_by_steps();
// The same in batches of so many steps, with the range of depths, as an app with a plot runs it; and with every visit
// counted.
double first_tour_watched(double steps_a_batch);
double first_tour_counted(double steps_a_batch);
// Walks back from there: call it with true first, then with false until it returns 0. Returns the steps left.
double begin_walk_back();
double walk_back(double steps);

// `pruned` on 8x8 from the corner. Returns the visits, 410 each time.
double pruned_first_tours(double times);
// All closed tours of 6x6, and all directed open ones, by `pruned`. Returns their number.
double closed_6x6();
double open_6x6();
// A tour of 1000x1000. `rule`: 0 Squirrel-Cull, 1 centre, 2 divide and conquer. Returns the squares on the path.
double large_tour(int rule);
// All closed tours of 6x6 by frontier dynamic programming.
double frontier_6x6();
}
