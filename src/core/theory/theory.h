// Folder `theory`: what can be known of a problem without searching.
//
// Whether a tour exists, with the theorem that says so (existence.h), or with what is in the way of one on boards and
// graphs that no theorem is about (obstacles.h). And how large the tree of plain backtracking is (estimate.h).
//
// May know: problem and basics; nothing here asks a search, so its answers can be held against one. All sources are
// named where they are used. Begin with existence().
#pragma once

#include "core/theory/estimate.h"
#include "core/theory/existence.h"
