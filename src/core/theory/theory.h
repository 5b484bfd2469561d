// Module `theory`: what can be known about a problem without running its search.
//
// existence.h says whether a tour exists, and names the theorem. obstacles.h finds obstacles on boards and graphs
// without a theorem. estimate.h estimates the size of the tree of plain backtracking. hope.h says since which of its
// squares a path begins no tour.
//
// May know: problem and basics. Only hope.h uses a search, so that tests can compare the other results with one.
// Sources are named where they are used. Begin with existence().
#pragma once

#include "core/theory/estimate.h"
#include "core/theory/existence.h"
#include "core/theory/hope.h"
