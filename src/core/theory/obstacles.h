// Cheap reasons why there can be no tour, for any board, leaper or graph.
//
// They are necessary conditions: a start and an end that exist and fit the goal; every square within reach; squares of
// two colours in the right numbers, where every move changes the colour; not too many squares with one move only; in a
// directed graph, not too many that can not be entered or left. Linear in the squares and moves.
#pragma once

#include <optional>

#include "core/basics/message.h"
#include "core/problem/problem.h"

namespace kt {

// The first such reason, or nothing. Squares are written (row,column), the vertices of an edge list by
// name.
std::optional<Message> obstacle(const Problem& problem);

// The same of the start, the end and the goal alone: where they exist at all and can belong together.
std::optional<Message> obstacle_at_the_ends(const Problem& problem);

}  // namespace kt
