// Warnsdorff's rule (1823): fewest onward moves first.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// Breaks ties by the problem's tie rule. Impossible moves come first.
void rank_by_degree(const Path& path, Ranking& ranking);

}  // namespace kt
