// What is known about a problem before any search: does a tour exist, and why, or why not.
//
// For the plain knight on a full board, turned either way (m <= n below), nothing is left open but tours between two
// given squares:
// - closed: exactly where Schwenk (1991) says so;
// - open, both sides at least 5: from every square if the number of squares is even, because there is a closed tour;
// else
//   from every square of the corners' colour, because boards with sides of 5, 7, 9 and 11 have such tours and strips
//   six squares wide can be added to them (Cull and De Curtins 1978 build their tours in this way);
// - open, 3xn and 4xn: where a search that goes on column by column says so. It proves this for every n, because the
//   states that it can be in repeat themselves;
// - open, between two squares: both sides at least 6 and an even number of squares (Dupuis and Wagon 2015; squares:
//   Conrad, Hindrichs, Morsy and Wegener 1994); n x n with n odd and at least 7 (Conrad et al.).
// tests/core/existence_proofs_test.cpp repeats the two computations.
//
// Where no theorem decides, and for boards with holes, other leapers and edge lists, the conditions of obstacles.h can
// still rule a tour out. Otherwise the answer is `unknown`.
//
// The goal `closed` does not depend on the start. Time: linear in the squares and moves.
#pragma once

#include <cstdint>

#include "core/basics/message.h"
#include "core/problem/problem.h"

namespace kt {

enum class Existence : std::uint8_t { exists, impossible, unknown };

struct Verdict {
  Existence existence = Existence::unknown;
  Message reason;  // one or two sentences, joined; squares are (row,column)
};

Verdict existence(const Problem& problem);

}  // namespace kt
