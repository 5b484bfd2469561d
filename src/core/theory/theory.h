// Module `theory`: what can be known about a problem without searching.
//
// existence.h says whether a tour exists, and names the theorem. obstacles.h finds obstacles on boards and graphs
// without a theorem. estimate.h estimates the size of the tree of plain backtracking.
//
// May know: problem and basics. It uses no search, so that tests can compare its results with one. Sources are named
// where they are used. Begin with existence().
#pragma once

#include "core/theory/estimate.h"
#include "core/theory/existence.h"
