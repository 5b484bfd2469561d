// Folder `rules`: what an algorithm decides on the way, as pure functions of the problem and the path.
//
// Which moves of the path's last square are tried, and in what order: Warnsdorff's rule (warnsdorff.h) with its ties
// (tie_rules.cpp, squirrel_cull.h), and pruning (pruning.h, small_pruning.h does the same on words; forced_pruning.h;
// cut_squares.h); prune_reasons.h says why. candidates.h puts them together. The tables of algorithms and tie rules are
// here as well; they are declared in core/problem/algorithms.h, since a Problem names a row of each.
//
// May know: state and what is below it. A rule that looked at anything else, a counter or what came before, could not
// be stepped back over. Begin with algorithms.cpp to add one.
#pragma once

#include "core/rules/candidates.h"
#include "core/rules/pruning.h"
#include "core/rules/warnsdorff.h"
