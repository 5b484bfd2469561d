// Explains why moves of the top of the path are pruned, by the rules of pruning.h, forced_pruning.h and cut_squares.h.
//
// If several rules prune a move, the simplest one is reported: onward moves come before forced moves and cut squares.
// For display only: it looks at every square up to twice.
#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace kt {

class Path;

// Sets the reasons of the pruned candidates. `candidates` are those of the path's last square.
void explain_pruning(const Path& path, std::vector<Candidate>& candidates);

}  // namespace kt
