// Cheap proofs that there is no tour, for any board, leaper or graph.
//
// They check necessary conditions: the start and the end exist and fit the goal; every square is within reach; if every
// move changes the colour, the numbers of light and dark squares fit; not too many squares have a single move; in a
// directed graph, not too many cannot be entered or left. Linear in the squares and moves.
#pragma once

#include <optional>

#include "core/basics/message.h"
#include "core/problem/problem.h"

namespace kt {

// The first obstacle, or nothing. Squares are written (row,column), the vertices of an edge list by name.
std::optional<Message> obstacle(const Problem& problem);

// Checks the start, the end and the goal alone.
std::optional<Message> obstacle_at_the_ends(const Problem& problem);

}  // namespace kt
