// Why moves of the top of the path are pruned, told by the rules of pruning.h, forced_pruning.h and cut_squares.h.
//
// Where several rules prune a move, the simplest is told: ways of free squares come before what is forced or cut apart.
// Only for what is shown: it looks at every square, at most twice.
#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Path;

// Fills in the reasons of the candidates pruned; `candidates` are those of the path's last square.
void explain_pruning(const Path& path, std::vector<Candidate>& candidates);

}  // namespace kt
