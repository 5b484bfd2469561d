// Warnsdorff's rule (1823): fewest onward moves first.
#pragma once

#include "core/problem/algorithms.h"

namespace kt {

// Ties by the problem's tie rule. Moves that can not be made come before all others.
void rank_by_degree(const Path& path, Ranking& ranking);

}  // namespace kt
