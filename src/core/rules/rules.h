// Module `rules`: what an algorithm decides, as pure functions of the problem and the path.
//
// The rules decide which moves of the path's last square are tried, and in what order: Warnsdorff's rule (warnsdorff.h)
// with its tie rules (tie_rules.cpp, squirrel_cull.h), and pruning (pruning.h, small_pruning.h for small boards,
// forced_pruning.h, cut_squares.h). prune_reasons.h explains them, and pruned_paths.h says which paths they rule out.
// candidates.h combines them. The tables of algorithms and tie rules are here as well; they are declared in
// core/problem/algorithms.h, because a Problem refers to their rows.
//
// May know: state and the modules below it. A rule must not depend on anything else, such as a counter or an earlier
// step, because then the search could not step back. Begin with algorithms.cpp to add an algorithm.
#pragma once

#include "core/rules/candidates.h"
#include "core/rules/pruning.h"
#include "core/rules/warnsdorff.h"
